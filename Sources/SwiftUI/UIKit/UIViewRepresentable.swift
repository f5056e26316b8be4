import SwiftUICore
import UIKit

/// A view of UIKit in SwiftUI. Widgets cannot show one: its place stays empty, and a message says so.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public var body: Never { fatalError("\(Self.self) has no body") }

    public static func _resolve(
        _ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) { resolvePlatformView("a UIViewRepresentable", of: "UIKit", in: context, into: &nodes) }
}

/// What a view of UIKit is made with.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues
}

/// A view controller of UIKit in SwiftUI. Widgets cannot show one: its place stays empty, and a message says so.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(
        _ uiViewController: UIViewControllerType, context: Context)
    @MainActor @preconcurrency static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public var body: Never { fatalError("\(Self.self) has no body") }

    public static func _resolve(
        _ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) { resolvePlatformView("a UIViewControllerRepresentable", of: "UIKit", in: context, into: &nodes) }
}

/// What a view controller of UIKit is made with.
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<
    Representable: UIViewControllerRepresentable
> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues
}

/// Takes the proposed space, as a view without a size of its own does, and says that nothing is drawn there.
@MainActor package func resolvePlatformView(
    _ kind: String, of framework: String, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
) {
    if Unarchivable.takesPlace(of: kind, at: .unknown, in: context, into: &nodes) { return }
    ReportedMessage._resolve(
        ReportedMessage("\(kind) is not drawn, because widgets cannot show views of \(framework)"), in: context, into: &nodes)
    Color._resolve(.clear, in: context, into: &nodes)
}
