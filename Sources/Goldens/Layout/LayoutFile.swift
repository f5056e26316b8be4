import Files
import Foundation
import SwiftUICore

/// Where the views of a golden were, by which `verify` says which has moved: a view a line, each with its depth.
struct GoldenLayout: Equatable, Sendable {
    private struct Line: Codable, Equatable, Sendable {
        let depth: Int
        let type: String
        let frame: InspectedView.Frame
        let details: InspectedView.Details?

        init(_ view: InspectedView, depth: Int) {
            (self.depth, type, frame, details) = (depth, view.type, view.frame, view.details)
        }

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            depth = try list.decode(Int.self)
            type = try list.decode(String.self)
            let numbers = try (0..<4).map { _ in try list.decode(Double.self) }
            frame = .init(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            details = list.isAtEnd ? nil : try list.decode(InspectedView.Details.self)
        }

        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            try list.encode(depth)
            try list.encode(type)
            for number in [frame.x, frame.y, frame.width, frame.height] { try list.encode(number) }
            if let details { try list.encode(details) }
        }
    }

    private let lines: [Line]

    /// The layout of a tree.
    init(_ root: InspectedView) {
        var lines: [Line] = []
        // Trees are deep; this needs no stack.
        var open = [(view: root, depth: 0)]
        while let (view, depth) = open.popLast() {
            lines.append(Line(view, depth: depth))
            open += view.children.reversed().map { ($0, depth + 1) }
        }
        self.lines = lines
    }

    /// Throws where the data is none that `data` made.
    init(_ data: Data) throws {
        lines = try ReportEncoding.decoder.decode([Line].self, from: data)
        var depth = -1
        for (index, line) in lines.enumerated() {
            guard line.depth >= (index == 0 ? 0 : 1), line.depth <= depth + 1 else { throw CocoaError(.fileReadCorruptFile) }
            depth = line.depth
        }
    }

    /// A file's bytes: JSON, the same for the same layout.
    func data() throws -> Data {
        let texts = try lines.map { String(decoding: try ReportEncoding.lineEncoder.encode($0), as: UTF8.self) }
        return Data("[\n\(texts.joined(separator: ",\n"))\n]\n".utf8)
    }

    /// The tree; nil for a layout without views.
    var root: InspectedView? {
        // The views of each depth whose parent is still to come, the last first.
        var waiting: [[InspectedView]] = []
        for line in lines.reversed() {
            while waiting.count < line.depth + 2 { waiting.append([]) }
            let children = Array(waiting[line.depth + 1].reversed())
            waiting[line.depth + 1] = []
            waiting[line.depth].append(
                InspectedView(type: line.type, frame: line.frame, details: line.details, children: children))
        }
        return waiting.first?.first
    }
}
