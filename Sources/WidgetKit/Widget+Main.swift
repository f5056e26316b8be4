import Darkroom
import SwiftUI
import WidgetKitCore

extension Widget {
    /// Makes the widget a program: its arguments name what to do, none prints the help.
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run { ExtensionDescription(of: Self()) }
    }
}

extension WidgetBundle {
    /// Makes the widgets a program: its arguments name what to do, none prints the help.
    @MainActor @preconcurrency public static func main() {
        WidgetProgram.run { ExtensionDescription(of: Self()) }
    }
}
