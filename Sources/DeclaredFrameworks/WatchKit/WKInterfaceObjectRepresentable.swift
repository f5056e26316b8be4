import SwiftUICore

/// An object of WatchKit in SwiftUI. Widgets cannot show one: its place stays empty, and a message says so.
@MainActor @preconcurrency public protocol WKInterfaceObjectRepresentable: View where Body == Never {
    associatedtype WKInterfaceObjectType: WKInterfaceObject
    associatedtype Coordinator = Void
    typealias Context = WKInterfaceObjectRepresentableContext<Self>

    @MainActor @preconcurrency func makeWKInterfaceObject(context: Context) -> WKInterfaceObjectType
    @MainActor @preconcurrency func updateWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, context: Context)
    @MainActor @preconcurrency static func dismantleWKInterfaceObject(
        _ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension WKInterfaceObjectRepresentable where Coordinator == Void {
    public func makeCoordinator() -> Coordinator { () }
}

extension WKInterfaceObjectRepresentable {
    public static func dismantleWKInterfaceObject(
        _ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator
    ) {}

    public var body: Never { fatalError("\(Self.self) has no body") }

    public static func _resolve(_ view: Self, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let kind = "a WKInterfaceObjectRepresentable"
        if Unarchivable.takesPlace(of: kind, at: .unknown, in: context, into: &nodes) { return }
        ReportedMessage._resolve(
            ReportedMessage("\(kind) is not drawn, because widgets cannot show views of WatchKit"), in: context, into: &nodes)
        Color._resolve(.clear, in: context, into: &nodes)
    }
}

/// What an object of WatchKit is made with.
@MainActor @preconcurrency public struct WKInterfaceObjectRepresentableContext<
    Representable: WKInterfaceObjectRepresentable
> {
    public let coordinator: Representable.Coordinator
    public private(set) var transaction: Transaction
    public private(set) var environment: EnvironmentValues
}
