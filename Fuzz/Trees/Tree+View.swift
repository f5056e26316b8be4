import SwiftUI

extension Tree {
    /// The view that the tree describes.
    @MainActor var view: AnyView { Piece.all[piece].make(Parts(values: values, children: children.map(\.view))) }

    /// The view as Swift source.
    var source: String {
        let piece = Piece.all[piece]
        var text = piece.source
        for (index, parameter) in piece.parameters.enumerated() where index < values.count {
            text = text.replacingOccurrences(of: "$\(index)", with: parameter.source(of: values[index]))
        }
        let inside = children.map(\.source)
        if piece.source.contains("$all") {
            text = text.replacingOccurrences(of: "$all", with: "\n" + Tree.indented(inside.joined(separator: "\n")) + "\n")
        }
        if piece.source.contains("$last") {
            text = text.replacingOccurrences(of: "$last", with: inside.last ?? "EmptyView()")
        }
        return text.replacingOccurrences(of: "$view", with: inside.first ?? "EmptyView()")
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
    }
}
