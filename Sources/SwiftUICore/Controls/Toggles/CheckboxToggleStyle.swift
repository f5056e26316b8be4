import Foundation

/// A square with a checkmark before the label, as on a Mac.
///
/// The square of 16 points and its distance of 6 from the label are guesses.
public struct CheckboxToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            EnvironmentReader(\.isEnabled) { isEnabled in
                Checkbox(mark: configuration.isMixed ? .mixed : configuration.isOn ? .on : .off).opacity(isEnabled ? 1 : 0.5)
            }
            DescribingLabel(label: configuration.label)
        }
    }
}

/// The square of a checkbox.
private struct Checkbox: View {
    enum Mark { case off, on, mixed }

    let mark: Mark

    var body: some View {
        symbol.font(.system(size: 16)).frame(width: 16, height: 16)
    }

    @ViewBuilder private var symbol: some View {
        switch mark {
        case .off: Image(systemName: "square").foregroundStyle(.secondary)
        case .on: Image(systemName: "checkmark.square.fill").foregroundStyle(.tint)
        case .mixed: Image(systemName: "minus.square.fill").foregroundStyle(.tint)
        }
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { .init() }
}
