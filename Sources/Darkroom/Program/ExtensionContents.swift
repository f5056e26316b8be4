import WidgetKitCore

/// The widgets, Live Activities and controls of the program.
@MainActor enum ExtensionContents {
    /// Makes them, when a command first needs them.
    static var make: @MainActor () -> ExtensionDescription = { .empty }
}
