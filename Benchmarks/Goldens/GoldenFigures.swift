import CairoGraphics
import Foundation

/// Prints the speed of verifying goldens, and the memory and disk space they take.
struct GoldenFigures {
    /// The number of repetitions. The fastest run is printed.
    let runs: Int

    /// - Throws: the error of a failed run.
    func print() throws {
        try printOne()
        try printMany()
        try printSizes()
    }

    /// Prints the cost of a picture in a run.
    private func printOne() throws {
        let (few, many) = (try GoldenBenchmarkRun(count: 4, isLarge: true), try GoldenBenchmarkRun(count: 44, isLarge: true))
        func each(_ run: (GoldenBenchmarkRun) throws -> MeasuredProcess) throws -> (wall: Double, processor: Double) {
            let (short, long) = (try fastest { try run(few) }, try fastest { try run(many) })
            return (
                (long.wallTime - short.wallTime) * 1000 / 40, (long.processorTime - short.processorTime) * 1000 / 40)
        }
        title("one large picture at 3x, in milliseconds; the fastest of \(runs) runs")
        row(["", "wall", "processor"])
        for (name, figures) in [
            ("drawn", try each { try $0.render() }), ("unchanged", try each { try $0.verify() }),
            ("changed", try each { try $0.verify(isChanged: true) }),
        ] {
            row([name, String(format: "%.1f", figures.wall), String(format: "%.1f", figures.processor)])
        }
    }

    private func printMany() throws {
        title("small goldens at 3x, recorded and verified")
        row(["goldens", "recorded/s", "verified/s", "changed/s", "MB", "changed MB", "bytes each"])
        for count in [100, 1_000] {
            let run = try GoldenBenchmarkRun(count: count, isLarge: false)
            let (unchanged, changed) = (try fastest { try run.verify() }, try run.verify(isChanged: true))
            let goldens = try run.goldens()
            guard goldens.count == count else {
                throw MeasuredProcess.Failure(description: "\(goldens.count) goldens were recorded of \(count).")
            }
            func speed(_ process: MeasuredProcess) -> String {
                String(format: "%.1f", Double(count) / process.wallTime)
            }
            func memory(_ process: MeasuredProcess) -> String {
                String(format: "%.1f", Double(process.peakMemory) / 1e6)
            }
            row([
                "\(count)", speed(run.recording), speed(unchanged), speed(changed), memory(unchanged), memory(changed),
                "\(goldens.bytes / count)",
            ])
        }
    }

    /// Prints the sizes of the examples' pictures in the smallest encoding.
    private func printSizes() throws {
        title("the examples' pictures in bytes: as render writes them, and as goldens")
        row(["pixels", "rendered", "golden", "colours", " picture"])
        let folder = URL(fileURLWithPath: "golden")
        for widget in ["DadJokesWidget", "EmojiRangerWidget", "Hello", "StreakWidget", "TodoWidget"] {
            let place = folder.appendingPathComponent("\(widget)/\(widget)")
            let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
            for name in names where name.hasSuffix(".png") {
                let data = try Data(contentsOf: place.appendingPathComponent(name))
                let bitmap = try ValidatedPNG(data, name: name).bitmap()
                let colors = bitmap.withPixels { Set($0).count }
                let (rendered, golden) = (try PNGEncoder().encode(bitmap), try PNGEncoder.smallest.encode(bitmap))
                row([
                    "\(bitmap.width)x\(bitmap.height)", "\(rendered.count)", "\(golden.count)", "\(colors)",
                    " \(widget)/\(name)",
                ])
            }
        }
    }

    private func fastest(_ run: () throws -> MeasuredProcess) throws -> MeasuredProcess {
        try (0..<runs).map { _ in try run() }.min { $0.wallTime < $1.wallTime }!
    }

    private func title(_ text: String) { Swift.print("\n\(text)") }
    private func row(_ cells: [String]) { Swift.print(BenchmarkCommand.row(cells)) }
}
