/// The questions to widgets for their bodies, which the widgets' code answers.
@MainActor package enum WidgetBodies {
    /// Asks a widget for its body, or leaves it out. The program replaces it, because the answer may end the program.
    ///
    /// The first parameter names the widget's type with its module, and the second asks.
    package static var ask: @MainActor (_ type: String, _ widget: @MainActor () -> Void) -> Void = { $1() }
}
