import Foundation

// Actions that views request from their app. A picture opens, dismisses and focuses nothing.

/// Opens a URL. Effect: none. Taps on a widget follow `Link` and `widgetURL(_:)`.
@MainActor @preconcurrency public struct OpenURLAction {
    /// The result of opening a URL.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
        public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result { Result() }
    }

    nonisolated public init(handler: @escaping (URL) -> Result) {}
    nonisolated init() {}

    /// Effect: none.
    public func callAsFunction(_ url: URL) {}

    /// Effect: none, except that `completion` receives false.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(false) }
}

/// Opens a window of the app. It opens nothing here.
@MainActor @preconcurrency public struct OpenWindowAction {
    nonisolated init() {}

    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window of the app. It closes nothing here.
@MainActor @preconcurrency public struct DismissWindowAction {
    nonisolated init() {}

    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Dismisses a presentation. It dismisses nothing here.
@MainActor @preconcurrency public struct DismissAction {
    nonisolated init() {}

    public func callAsFunction() {}
}

/// An action that loads a view's data again.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

/// The visibility of an app's scene.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.background }
private enum BackgroundMaterialKey: EnvironmentKey { static let defaultValue: Material? = nil }
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var dismiss: DismissAction { DismissAction() }

    /// Nil, because nobody pulls a picture down.
    public var refresh: RefreshAction? { nil }
    public var isPresented: Bool { false }
    public var isFocused: Bool { false }
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether controls show their labels. `labelsVisibility(_:)` sets it.
    public var labelsVisibility: Visibility {
        get { labelsAreHidden ? .hidden : .automatic }
        set { labelsAreHidden = newValue == .hidden }
    }

    /// The material behind a view. It changes nothing, because materials are drawn as plain fills.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}

extension View {
    /// Sets whether controls show their labels.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}

/// A value that an app restores at its next launch. A picture shows the initial value.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private var state: State<Value>

    public init(wrappedValue: Value, _ key: String) where Value == Bool { state = State(wrappedValue: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { state = State(wrappedValue: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { state = State(wrappedValue: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { state = State(wrappedValue: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { state = State(wrappedValue: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { state = State(wrappedValue: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        state = State(wrappedValue: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        state = State(wrappedValue: wrappedValue)
    }
    public init<Wrapped>(_ key: String) where Value == Wrapped? { state = State(wrappedValue: nil) }

    /// Stores a value of any type, for the initializers that name theirs.
    init(of value: Value) { state = State(wrappedValue: value) }

    public mutating func _bind(in context: _ResolutionContext) { state._bind(in: context) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> { state.projectedValue }
}
