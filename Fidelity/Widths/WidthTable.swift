import DisplayList
import Foundation
import PictureEngine

/// The errors of text widths by size and weight.
@MainActor struct WidthTable {
    let engine: PictureEngine

    private static let sizes = Array(stride(from: 10.0, through: 34, by: 1))
    private static let weights: [(name: String, value: Double)] = [
        ("regular", 400), ("medium", 500), ("semibold", 600), ("bold", 700),
    ]

    /// The x-height of the display cut, measured on a title that SwiftUI rendered.
    private static let displayXHeight = 0.505

    private struct Cell {
        var errors: [Double] = []
        var isFitted = false
    }

    func print() throws {
        let labels = try MeasuredWidth.labels()
        Swift.print(
            """
            Width of running text against San Francisco's, in percent: mean error (worst; number of labels).
            The labels' widths were rounded up to pixels, so a single one is known to half a pixel: ±0.25 of some 60.
            [f]: these labels were used to fit the display cut, so that errors elsewhere are larger: an eighth of them
            at a time left out of the fit were off by 0.42% (regular and medium), 0.28% (semibold) and 0.55% (bold)
            on average.
            [e]: no label of that size and weight is known; the model is interpolated or extrapolated there.
            """)
        Swift.print(row(["pt"] + Self.weights.map(\.name)))
        for size in Self.sizes {
            Swift.print(row(["\(Int(size))"] + Self.weights.map { text(cell(labels, size, $0.value)) }))
        }
        for (name, value) in Self.weights {
            let all = labels.filter { $0.weight == value }.map(error)
            Swift.print("\(name): \(summary(all))")
        }
        let all = labels.map(error)
        Swift.print("all: \(summary(all))")
        for label in labels where abs(error(label)) > 1 {
            Swift.print(
                String(
                    format: "    %+.2f%% %.0f pt %.0f “%@”: %.2f wide; %+.2f%% is certain, the rest may be rounding",
                    error(label), label.size, label.weight, label.text, label.width, certainError(label)))
        }
        printHeights()
    }

    private func summary(_ errors: [Double]) -> String {
        guard !errors.isEmpty else { return "nothing measured" }
        let mean = errors.reduce(0, +) / Double(errors.count)
        let absolute = errors.map(abs).reduce(0, +) / Double(errors.count)
        return String(
            format: "%d labels, mean %+.2f%%, mean of absolute errors %.2f%%", errors.count, mean, absolute)
    }

    private func error(_ label: MeasuredWidth) -> Double {
        let width = engine.width(of: label.text, size: label.size, weight: label.weight)
        return (width / label.likeliest - 1) * 100
    }

    /// Returns the remaining error for the unrounded width nearest to ours.
    private func certainError(_ label: MeasuredWidth) -> Double {
        let width = engine.width(of: label.text, size: label.size, weight: label.weight)
        let nearest = min(max(width, label.width - 1 / label.scale), label.width)
        return (width / nearest - 1) * 100
    }

    private func cell(_ labels: [MeasuredWidth], _ size: Double, _ weight: Double) -> Cell {
        var cell = Cell()
        for label in labels where label.size == size && label.weight == weight {
            cell.errors.append(error(label))
            cell.isFitted = cell.isFitted || label.source == .fitted
        }
        return cell
    }

    private func text(_ cell: Cell) -> String {
        guard !cell.errors.isEmpty else { return "[e]" }
        let mean = cell.errors.reduce(0, +) / Double(cell.errors.count)
        let worst = cell.errors.max { abs($0) < abs($1) } ?? 0
        return String(format: "%+.2f (%+.2f; %d)", mean, worst, cell.errors.count) + (cell.isFitted ? " [f]" : "")
    }

    /// Prints the heights of drawn uppercase and lowercase letters relative to San Francisco's.
    private func printHeights() {
        let metrics = FontMetrics.system(size: 1)
        Swift.print("Heights of the drawn letters H and x relative to San Francisco's, in percent:")
        for (name, weight) in Self.weights {
            let cells = [12.0, 17, 20, 28, 34].map { size -> String in
                let capital = InkHeight(engine: engine).height(of: "H", size: size, weight: weight) / size
                let small = InkHeight(engine: engine).height(of: "x", size: size, weight: weight) / size
                let known = size < 28 ? Double(metrics.xHeight) : Self.displayXHeight
                return String(
                    format: "%.0f pt %+.1f %+.1f", size, (capital / Double(metrics.capHeight) - 1) * 100,
                    (small / known - 1) * 100)
            }
            Swift.print(row([name] + cells))
        }
    }

    private func row(_ cells: [String]) -> String {
        cells.enumerated().map { index, cell in
            cell + String(repeating: " ", count: max(1, (index == 0 ? 10 : 26) - cell.count))
        }.joined()
    }
}
