import Foundation

extension View {
    /// Draws the view alone, and reports outside widgets, which present nothing on a device either, that what is open over
    /// it is not drawn.
    nonisolated package func presenting(_ name: String, _ isPresented: Binding<Bool>) -> some View {
        presenting(name) { isPresented.wrappedValue }
    }

    /// The same for a presentation that is open while it has an item.
    nonisolated package func presenting<Item>(_ name: String, _ item: Binding<Item?>) -> some View {
        presenting(name) { item.wrappedValue != nil }
    }

    /// The same, for what is open while a closure says so.
    nonisolated package func presenting(_ name: String, _ isOpen: @escaping () -> Bool) -> some View {
        reporting(
            "\(name): what is presented over the screen is not drawn", at: .unknown,
            if: { $0.widgetArchive == nil && isOpen() })
    }
}
