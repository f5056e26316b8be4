import SwiftUICore
public import UIKit

/// A UIKit view in SwiftUI. Widgets cannot show one: nothing is drawn, and a message reports it.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public var body: Never { fatalError("a UIKit view has no body") }

    public static func _resolve(
        _ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        UndrawnUIKitView.resolve(Self.self, in: context, into: &nodes)
    }
}

/// The surroundings of a UIKit view.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction { Transaction() }
    public let environment: EnvironmentValues
}

/// A UIKit view controller in SwiftUI. Widgets cannot show one: nothing is drawn, and a message reports it.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?

    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public var body: Never { fatalError("a UIKit view controller has no body") }

    public static func _resolve(
        _ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        UndrawnUIKitView.resolve(Self.self, in: context, into: &nodes)
    }
}

/// The surroundings of a UIKit view controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction { Transaction() }
    public let environment: EnvironmentValues
}

/// The room of a UIKit view: it is as large as the proposed size, and empty.
@MainActor private enum UndrawnUIKitView {
    static func resolve(_ type: Any.Type, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let message = "\(type): a UIKit view is not drawn, because widgets cannot show one"
        append(view(message), in: context, to: &nodes)
    }

    private static func view(_ message: String) -> some View { Color.clear.background { ReportedMessage(message) } }

    private static func append<V: View>(_ view: V, in context: _ResolutionContext, to nodes: inout [_LayoutNode]) {
        V._resolve(view, in: context, into: &nodes)
    }
}
