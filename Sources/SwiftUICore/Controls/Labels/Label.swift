import Foundation
import FoundationSupplement

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
    private let trace = SourceTrace.here()

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
}

extension Label: View {
    public typealias Body = Never

    public var body: Never { fatalError("a label has no body") }

    public static func _resolve(_ view: Label, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let title = view.title as? Text
        let configuration = LabelStyleConfiguration(
            title: .init(part: ControlPart(view.title, of: LabelStyleConfiguration.self, in: context)),
            icon: .init(
                part: ControlPart(view.icon, of: LabelStyleConfiguration.self, in: context) { environment in
                    environment.titleOfIcon = .some(title)
                }))
        let first = nodes.count
        ControlStyle.resolve(
            configuration, standard: ControlStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) },
            in: context, into: &nodes)
        context.note(view.trace, on: nodes[first...])
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from a style's configuration. It takes the style of the enclosing view.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init { configuration.title } icon: { configuration.icon }
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image name: String, _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init { Text(titleKey) } icon: { Image(name, bundle: nil, at: SourcePlace(_file, _line)) }
    }

    /// Creates a label. `name` is the symbol's name in SF Symbols.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage name: String, _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init { Text(titleKey) } icon: { Image(systemName: name, at: SourcePlace(_file, _line)) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image name: String, _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init { Text(title) } icon: { Image(name, bundle: nil, at: SourcePlace(_file, _line)) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init { Text(title) } icon: { Image(systemName: name, at: SourcePlace(_file, _line)) }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, image name: String, _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init { Text(titleResource) } icon: { Image(name, bundle: nil, at: SourcePlace(_file, _line)) }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage name: String, _file: StaticString = #fileID, _line: UInt = #line
    ) {
        self.init { Text(titleResource) } icon: { Image(systemName: name, at: SourcePlace(_file, _line)) }
    }
}
