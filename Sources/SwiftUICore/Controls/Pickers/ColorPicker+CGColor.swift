public import CoreGraphics
import Foundation

// Pickers of Core Graphics' colors.

extension ColorPicker {
    nonisolated public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: Binding.constant(Color.clear), supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(titleKey, selection: Binding.constant(Color.clear), supportsOpacity: supportsOpacity)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(title, selection: Binding.constant(Color.clear), supportsOpacity: supportsOpacity)
    }
}
