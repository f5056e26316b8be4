import Foundation

/// A view in a layout tree: what it is, where it lies, and what it was offered.
package struct InspectedView: Codable, Equatable, Sendable {
    /// The smallest rectangle around a view in the picture, in points.
    package struct Frame: Codable, Equatable, Sendable {
        package let x: Double
        package let y: Double
        package let width: Double
        package let height: Double

        /// The frame to a thousandth of a point: what lies beyond is the floating point's own.
        package init(_ frame: CGRect) {
            func rounded(_ value: CGFloat) -> Double { value.isFinite ? (value * 1000).rounded() / 1000 : value }
            (x, y) = (rounded(frame.minX), rounded(frame.minY))
            (width, height) = (rounded(frame.width), rounded(frame.height))
        }
    }

    /// What a view was offered, in points; a length that is nil asks for the ideal one, and one may be infinite.
    package struct Proposal: Codable, Equatable, Sendable {
        package let width: Double?
        package let height: Double?

        init(_ proposal: ProposedViewSize) {
            (width, height) = (proposal.width.map(Double.init), proposal.height.map(Double.init))
        }
    }

    /// What else there is to say of some views.
    package struct Details: Codable, Equatable, Sendable {
        /// A text's characters.
        package var text: String?
        /// The name of an image or a symbol.
        package var image: String?
        /// What a tap opens.
        package var url: String?
        /// The intent that a tap performs.
        package var intent: String?
        package var accessibilityLabel: String?
        package var accessibilityValue: String?
        package var accessibilityHint: String?
        package var accessibilityIdentifier: String?
    }

    package let type: String
    package let frame: Frame
    package let proposal: Proposal
    /// From the top of the frame, in points; nil where the view has none.
    package let firstTextBaseline: Double?
    package let lastTextBaseline: Double?
    package let details: Details?
    package let children: [InspectedView]
}

extension InspectedView {
    /// A view that was inspected at another time, as far as that was kept.
    package init(type: String, frame: Frame, details: Details?, children: [InspectedView]) {
        (self.type, self.frame, self.details, self.children) = (type, frame, details, children)
        proposal = Proposal(.unspecified)
        (firstTextBaseline, lastTextBaseline) = (nil, nil)
    }

    /// The laid-out tree from `node` down. Views whose bodies were evaluated stand around what came out of them, where
    /// the session inspects.
    ///
    /// A tree deeper than the stack allows is cut off there.
    @MainActor package init(_ node: _LayoutNode) {
        let hasRoom = node.session.stack.hasRoom(reserving: StackGuard.layoutReserve)
        let children = hasRoom ? node.children.map { InspectedView($0) } : []
        var view = InspectedView(
            node, type: node.inspectedType, details: node.inspectedDetails, children: children)
        for source in node.sourceViews { view = InspectedView(node, type: source, details: .init(), children: [view]) }
        self = view
    }

    @MainActor private init(_ node: _LayoutNode, type: String, details: Details, children: [InspectedView]) {
        self.type = type
        self.children = children
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
