import SwiftUI
import SwiftUICore
import UIKit

/// A view of AppKit in SwiftUI. Widgets cannot show one: its place stays empty, and a message says so.
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
    @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}

extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }

    public var body: Never { fatalError("\(Self.self) has no body") }

    public static func _resolve(_ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        resolvePlatformView("an NSViewRepresentable", of: "AppKit", in: context, into: &nodes)
    }
}

/// What a view of AppKit is made with.
@MainActor @preconcurrency public struct NSViewRepresentableContext<View: NSViewRepresentable> {
    public let coordinator: View.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues
}

/// A view controller of AppKit in SwiftUI. Widgets cannot show one: its place stays empty, and a message says so.
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View where Body == Never {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
    @MainActor @preconcurrency func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}

extension NSViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }

    public static func _resolve(_ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        resolvePlatformView("an NSViewControllerRepresentable", of: "AppKit", in: context, into: &nodes)
    }
}

/// What a view controller of AppKit is made with.
@MainActor @preconcurrency public struct NSViewControllerRepresentableContext<ViewController: NSViewControllerRepresentable> {
    public let coordinator: ViewController.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues
}
