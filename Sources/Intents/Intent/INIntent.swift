import FoundationSupplement
import Synchronization

/// An intent: a widget's configuration, or an action of an app.
///
/// In Xcode, the classes generated from an `.intentdefinition` file store their parameters in this superclass with
/// `@NSManaged`. ``IntentDefinitionCompiler`` generates the same classes with ``_parameter(_:)``.
// An open class cannot be checked. Every property that changes is guarded.
open class INIntent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let storage = Mutex<[String: AnyHashable]>([:])
    private let images = Mutex<[String: INImage]>([:])

    /// The identifier of this intent among others of its class.
    @_Guarded open private(set) var identifier: String?
    /// The description of the action.
    open var intentDescription: String? { nil }
    /// The suggested spoken phrase that runs the intent.
    @_Guarded open var suggestedInvocationPhrase: String?
    /// The places where the system may suggest the intent.
    @_Guarded open var shortcutAvailability: INShortcutAvailabilityOptions = []

    public required override init() {}

    /// Returns the value of a parameter, or `nil` if it has none or one of another type.
    public final func _parameter<Value>(_ name: String) -> Value? {
        storage.withLock { $0[name].flatMap { $0.base as? Value } }
    }

    /// Sets the value of a parameter, or removes it if `value` is `nil`.
    public final func _setParameter<Value: Hashable>(_ value: Value?, named name: String) {
        storage.withLock { $0[name] = value.map(AnyHashable.init) }
    }

    // What the properties of a class that Xcode generated, and that lies among the sources, call.

    /// Returns the value of a parameter; nil if it has none or one of another type.
    public final func _managedValue<Value>(_ name: String) -> Value? { _parameter(name) }
    /// Returns a case. In Objective-C, the first one is zero.
    public final func _managedValue<Value: RawRepresentable>(_ name: String) -> Value where Value.RawValue == Int {
        guard let value: Value = _parameter(name) ?? Value(rawValue: 0) else {
            fatalError("The parameter \(name) of \(type(of: self)) has no value. Give it one first.")
        }
        return value
    }
    /// Sets the value of a parameter, or removes it if `value` is nil.
    public final func _setManagedValue<Value: Hashable>(_ name: String, _ value: Value?) { _setParameter(value, named: name) }

    /// Sets the value of a parameter whose type is only known from its description.
    final func setErasedParameter(_ value: AnyHashable, named name: String) {
        storage.withLock { $0[name] = value }
    }

    /// The parameters in the order of an editor. Generated classes override this property.
    open class var _parameterDescriptions: [INParameterDescription] { [] }

    /// Sets the picture next to a parameter.
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
        images.withLock { $0[parameterName] = image }
    }

    /// Returns the picture next to a parameter.
    open func image(forParameterNamed parameterName: String) -> INImage? {
        images.withLock { $0[parameterName] }
    }

    /// Returns the picture of the first parameter that has one.
    open func keyImage() -> INImage? {
        Self._parameterDescriptions.lazy.compactMap { self.image(forParameterNamed: $0.name) }.first
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INIntent, type(of: other) == type(of: self) else { return false }
        return other === self || other.storage.withLock { $0 } == storage.withLock { $0 }
    }

    open override var hash: Int {
        storage.withLock { $0.hashValue }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.identifier = identifier
        copy.suggestedInvocationPhrase = suggestedInvocationPhrase
        copy.shortcutAvailability = shortcutAvailability
        let values = storage.withLock { $0 }
        copy.storage.withLock { $0 = values }
        let pictures = images.withLock { $0 }
        copy.images.withLock { $0 = pictures }
        return copy
    }

    public class var supportsSecureCoding: Bool { true }

    /// Archives the identifier and the phrase, as the system does for an intent of an unknown class.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier.map(NSString.init(string:)), forKey: "identifier")
        coder.encode(suggestedInvocationPhrase.map(NSString.init(string:)), forKey: "suggestedInvocationPhrase")
    }

    public required init?(coder: NSCoder) {
        super.init()
        identifier = coder.decodeObject(of: NSString.self, forKey: "identifier").map { String($0) }
        suggestedInvocationPhrase =
            coder.decodeObject(of: NSString.self, forKey: "suggestedInvocationPhrase").map { String($0) }
    }
}

/// The places where the system may suggest an intent.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
    public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
    public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 1 << 6)
}

/// An intent whose parameters have pictures.
public protocol _INIntentSetImageKeyPath: INIntent {}
extension INIntent: _INIntentSetImageKeyPath {}

extension _INIntentSetImageKeyPath {
    /// Sets the picture next to a parameter.
    public func setImage<Value>(_ image: INImage?, forParameterNamed keyPath: KeyPath<Self, Value>) {
        setImage(image, forParameterNamed: "\(keyPath)")
    }

    /// Returns the picture next to a parameter.
    public func image<Value>(forParameterNamed keyPath: KeyPath<Self, Value>) -> INImage? {
        image(forParameterNamed: "\(keyPath)")
    }
}
