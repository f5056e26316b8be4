import Foundation

/// A view in a layout tree: its type, its frame and its proposal.
package struct InspectedView: Codable, Equatable, Sendable {
    /// The smallest rectangle in the picture that encloses a view, in points.
    package struct Frame: Codable, Equatable, Sendable {
        package let x: Double
        package let y: Double
        package let width: Double
        package let height: Double

        /// Creates a frame that is rounded to a thousandth of a point, which removes floating-point noise.
        package init(_ frame: CGRect) {
            func rounded(_ value: CGFloat) -> Double { value.isFinite ? (value * 1000).rounded() / 1000 : value }
            (x, y) = (rounded(frame.minX), rounded(frame.minY))
            (width, height) = (rounded(frame.width), rounded(frame.height))
        }
    }

    /// The proposal for a view, in points. A nil length requests the ideal length; a length can be infinite.
    package struct Proposal: Codable, Equatable, Sendable {
        package let width: Double?
        package let height: Double?

        init(_ proposal: ProposedViewSize) {
            (width, height) = (proposal.width.map(Double.init), proposal.height.map(Double.init))
        }
    }

    /// Additional information about some views.
    package struct Details: Codable, Equatable, Sendable {
        /// The characters of a text.
        package var text: String?
        /// The name of an image or a symbol.
        package var image: String?
        /// The URL that a tap opens.
        package var url: String?
        /// The intent that a tap performs.
        package var intent: String?
        package var accessibilityLabel: String?
        package var accessibilityValue: String?
        package var accessibilityHint: String?
        package var accessibilityIdentifier: String?
    }

    /// The name of the view or modifier.
    package let type: String
    /// The frame in the picture, in points.
    package let frame: Frame
    /// The size that the view was last offered, in points.
    package let proposal: Proposal
    /// The distance from the top of the frame to the first baseline, in points; nil if the view has none.
    package let firstTextBaseline: Double?
    /// The distance from the top of the frame to the last baseline, in points; nil if the view has none.
    package let lastTextBaseline: Double?
    package let details: Details?
    /// The place in the sources, as compilers write it; nil if nobody has asked for it.
    package private(set) var place: String?
    package private(set) var children: [InspectedView]
    /// Where to look for the place. No part of the stored tree.
    private var traces = Traces()

    enum CodingKeys: CodingKey { case type, frame, proposal, firstTextBaseline, lastTextBaseline, details, place, children }

    private struct Traces: Equatable, Sendable {
        var all: [SourceTrace] = []

        static func == (lhs: Traces, rhs: Traces) -> Bool { true }
    }
}

extension InspectedView {
    /// Creates a view from the stored part of an earlier inspection.
    package init(type: String, frame: Frame, details: Details?, children: [InspectedView]) {
        (self.type, self.frame, self.details, self.children) = (type, frame, details, children)
        proposal = Proposal(.unspecified)
        (firstTextBaseline, lastTextBaseline) = (nil, nil)
    }

    /// The traces of all views of the tree.
    package var allTraces: [SourceTrace] { traces.all + children.flatMap(\.allTraces) }

    /// Returns the tree with the places that `place` finds for the traces of each view, the best trace first.
    package func located(by place: ([SourceTrace]) -> String?) -> InspectedView {
        var view = self
        view.place = place(traces.all)
        view.children = children.map { $0.located(by: place) }
        return view
    }

    /// Creates the tree of laid-out views from `node` down. If the session records the views whose bodies were
    /// evaluated, they enclose the nodes that were resolved from them.
    ///
    /// The tree is truncated where it is deeper than the stack allows.
    @MainActor package init(_ node: _LayoutNode) { self.init(node, around: []) }

    @MainActor private init(_ node: _LayoutNode, around outer: [SourceTrace]) {
        let hasRoom = node.session.stack.hasRoom(reserving: StackGuard.layoutReserve)
        let around = node.sourceTraces + outer
        let children = hasRoom ? node.children.map { InspectedView($0, around: around) } : []
        let traces = Traces(all: node.traces(around: outer))
        var view = InspectedView(
            node, type: node.inspectedType, details: node.inspectedDetails, children: children, traces: traces)
        for source in node.sourceViews {
            view = InspectedView(node, type: source, details: .init(), children: [view], traces: traces)
        }
        self = view
    }

    @MainActor private init(
        _ node: _LayoutNode, type: String, details: Details, children: [InspectedView], traces: Traces
    ) {
        self.type = type
        self.children = children
        self.traces = traces
        frame = Frame(node.place.pictureFrame)
        proposal = Proposal(node.placedProposal)
        func baseline(_ alignment: VerticalAlignment) -> Double? {
            node.explicitGuide(alignment.key, in: node.frame.size, proposal: node.placedProposal).map(Double.init)
        }
        firstTextBaseline = baseline(.firstTextBaseline)
        lastTextBaseline = baseline(.lastTextBaseline)
        self.details = details == Details() ? nil : details
    }
}
