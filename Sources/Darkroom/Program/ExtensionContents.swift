import WidgetKitCore

/// The widgets, Live Activities and controls of the program.
@MainActor enum ExtensionContents {
    /// Creates the description. Called when a command first needs it.
    static var make: @MainActor () -> ExtensionDescription = { .empty }
}
