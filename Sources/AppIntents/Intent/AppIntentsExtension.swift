/// The extension of an app that performs its intents. It is not performed here; a widget's own intents are.
public protocol AppIntentsExtension {
    @MainActor init()
}

extension AppIntentsExtension {
    /// Does nothing, because no system asks the extension.
    @MainActor public static func main() {}
}
