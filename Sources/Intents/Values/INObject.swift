import FoundationSupplement
import Synchronization

/// An object of an app's data that an intent's parameter can have.
// An open class cannot be checked. Every property that changes is guarded.
open class INObject: NSObject, NSCopying, @unchecked Sendable {
    private let storage = Mutex<[String: AnyHashable]>([:])

    @_Guarded open private(set) var identifier: String?
    @_Guarded open private(set) var displayString: String
    @_Guarded open private(set) var pronunciationHint: String?
    @_Guarded open var subtitleString: String?
    @_Guarded open var displayImage: INImage?
    @_Guarded open private(set) var alternativeSpeakableMatches: [INSpeakableString]?

    open class var supportsSecureCoding: Bool { true }

    public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
    }

    public init(
        identifier: String?, display displayString: String, pronunciationHint: String?,
        subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }

    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString,
            image: displayImage)
    }

    open func setAlternativeSpeakableMatches(_ alternativeSpeakableMatches: [INSpeakableString]?) {
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
    }

    /// Returns the value of a property, or `nil` if it has none or one of another type.
    public final func _property<Value>(_ name: String) -> Value? {
        storage.withLock { $0[name].flatMap { $0.base as? Value } }
    }

    /// Sets the value of a property, or removes it if `value` is `nil`.
    public final func _setProperty<Value: Hashable>(_ value: Value?, named name: String) {
        storage.withLock { $0[name] = value.map(AnyHashable.init) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
        return other === self
            || (other.identifier == identifier && other.displayString == displayString
                && other.storage.withLock { $0 } == storage.withLock { $0 })
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(identifier)
        hasher.combine(displayString)
        return hasher.finalize()
    }

    /// Returns the object itself, because objects do not change after an intent has them.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { displayString }
}
