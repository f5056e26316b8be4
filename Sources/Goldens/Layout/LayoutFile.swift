import Files
import Foundation

/// The layout file of a golden. It has a row for each view with the view's depth in the tree and its frame. `verify`
/// reads it to report changed frames.
package struct LayoutFile: Equatable, Sendable {
    private struct Row: Codable, Equatable, Sendable {
        let depth: Int
        let type: String
        let frame: LayoutTree.Frame
        let details: LayoutTree.Details?

        init(_ view: LayoutTree, depth: Int) {
            (self.depth, type, frame, details) = (depth, view.type, view.frame, view.details)
        }

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            depth = try list.decode(Int.self)
            type = try list.decode(String.self)
            let numbers = try (0..<4).map { _ in try list.decode(Double.self) }
            frame = .init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            details = list.isAtEnd ? nil : try list.decode(LayoutTree.Details.self)
        }

        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode(depth)
            try list.encode(type)
            for number in [frame.x, frame.y, frame.width, frame.height] { try list.encode(number) }
            if let details { try list.encode(details) }
        }
    }

    private let rows: [Row]

    /// Creates the file of a tree.
    package init(_ root: LayoutTree) {
        var rows: [Row] = []
        // Trees may be deep, so the loop uses no recursion.
        var open = [(view: root, depth: 0)]
        while let (view, depth) = open.popLast() {
            rows.append(Row(view, depth: depth))
            open += view.children.reversed().map { ($0, depth + 1) }
        }
        self.rows = rows
    }

    /// Reads a file.
    ///
    /// - Throws: an error if `data` is no layout file.
    package init(_ data: Data) throws {
        rows = try ReportEncoding.decoder.decode([Row].self, from: data)
        var depth = -1
        for (index, row) in rows.enumerated() {
            guard row.depth >= (index == 0 ? 0 : 1), row.depth <= depth + 1 else { throw CocoaError(.fileReadCorruptFile) }
            depth = row.depth
        }
    }

    /// Returns the content of the file as JSON. Equal layouts give equal bytes.
    package func data() throws -> Data {
        let texts = try rows.map { String(decoding: try ReportEncoding.lineEncoder.encode($0), as: UTF8.self) }
        return Data("[\n\(texts.joined(separator: ",\n"))\n]\n".utf8)
    }

    /// The tree; nil if there are no views.
    package var root: LayoutTree? {
        // The views of each depth whose parent has not been reached yet, the last first.
        var waiting: [[LayoutTree]] = []
        for row in rows.reversed() {
            while waiting.count < row.depth + 2 { waiting.append([]) }
            let children = Array(waiting[row.depth + 1].reversed())
            waiting[row.depth + 1] = []
            waiting[row.depth].append(
                LayoutTree(type: row.type, frame: row.frame, details: row.details, children: children))
        }
        return waiting.first?.first
    }
}
