import SwiftUICore

// The commands of an app's menus. A picture has none.

/// Commands that stand together in menus.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Builds commands out of others.
@resultBuilder public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands { EmptyCommands() }

    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }

    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }

    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands { EmptyCommands() }
}

extension Optional: Commands where Wrapped: Commands {
    public var body: Never { return fatalError("a picture has no menus") }
}

extension Group: Commands where Content: Commands {
    public typealias Body = Never

    @_disfavoredOverload
    public var body: Never { return fatalError("a picture has no menus") }

    nonisolated public init(@CommandsBuilder content: () -> Content) { self = .of(content()) }
}

/// No commands.
public struct EmptyCommands: Commands {
    nonisolated public init() {}
    public var body: Never { return fatalError("a picture has no menus") }
}

/// A menu of its own.
public struct CommandMenu<Content: View>: Commands {
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
    public var body: Never { return fatalError("a picture has no menus") }
}

/// Commands beside, or in place of, those of the system.
public struct CommandGroup<Content: View>: Commands {
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public var body: Never { return fatalError("a picture has no menus") }
}

/// A place for commands.
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

/// The standard commands for a sidebar.
public struct SidebarCommands: Commands {
    nonisolated public init() {}
    public var body: Never { return fatalError("a picture has no menus") }
}

/// The standard commands for a toolbar.
public struct ToolbarCommands: Commands {
    nonisolated public init() {}
    public var body: Never { return fatalError("a picture has no menus") }
}

/// The standard commands for editing text.
public struct TextEditingCommands: Commands {
    nonisolated public init() {}
    public var body: Never { return fatalError("a picture has no menus") }
}

/// The standard commands for styles of text.
public struct TextFormattingCommands: Commands {
    nonisolated public init() {}
    public var body: Never { return fatalError("a picture has no menus") }
}

/// The standard commands for pictures from other devices.
public struct ImportFromDevicesCommands: Commands {
    nonisolated public init() {}
    public var body: Never { return fatalError("a picture has no menus") }
}

/// The standard commands for an inspector.
public struct InspectorCommands: Commands {
    nonisolated public init() {}
    public var body: Never { return fatalError("a picture has no menus") }
}
