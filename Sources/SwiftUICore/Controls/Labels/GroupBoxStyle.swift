import DisplayList
import Foundation

/// The appearance of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
    public struct Label: ControlPartView { let part: ControlPart }
    public struct Content: ControlPartView { let part: ControlPart }

    public let label: Label
    public let content: Content
}

/// A rounded box with a headline label above centered content.
///
/// The padding of 16 points, the corner radius of 8 points and the dark background (28,28,30) are measured; the light
/// background is not.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader(\.groupBoxDepth) { depth in
            VStack {
                configuration.label
                    .font(.headline)
                    .frame(maxWidth: .infinity, alignment: .leading)
                configuration.content
            }
            .environment(\.groupBoxDepth, depth + 1)
            .padding(16)
            .background {
                RoundedRectangle(cornerRadius: 8, style: .continuous).fill(GroupBoxBackground(depth: depth))
            }
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension View {
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
    }
}

/// The style that `backgroundStyle` has set. Falls back to the background one level above that of the enclosing box.
private struct GroupBoxBackground: ShapeStyle {
    let depth: Int

    func _paint(in context: ShapeStyleContext) -> ShapeStylePaint {
        if context.environment.backgroundStyle != nil { return BackgroundStyle()._paint(in: context) }
        let backgrounds = SystemColor.backgrounds.dropFirst()
        return context.paint([backgrounds[backgrounds.startIndex + depth % backgrounds.count]])
    }
}

private enum GroupBoxDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// The number of enclosing group boxes.
    fileprivate var groupBoxDepth: Int {
        get { self[GroupBoxDepthKey.self] }
        set { self[GroupBoxDepthKey.self] = newValue }
    }
}
