import Darkroom
import SwiftUI
import WidgetKitCore

extension Widget {
    /// Starts the widget's program. The arguments select a command; without arguments, the help is printed.
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run({ Self() }, describedBy: { ExtensionDescription(of: $0) })
    }
}

extension WidgetBundle {
    /// Starts the program of the widgets. The arguments select a command; without arguments, the help is printed.
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run({ Self() }, describedBy: { ExtensionDescription(of: $0) })
    }
}
