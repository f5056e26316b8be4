import ArgumentParser
import Foundation
import SwiftUI

/// Prints the time of each stage of a picture for each system size, and the figures of goldens, long timelines and
/// folders.
@main struct BenchmarkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "darkroom-bench", abstract: "Times each stage from a view to a PNG file, and long timelines.")

    @Option(help: "Pictures of each size; medians are printed.") var runs = 50
    @Option(help: "Pixels per point.") var scale = 3.0
    @Option(help: "Runs of each timeline, or 0 for none; the fastest is printed.") var timelineRuns = 3
    @Flag(help: "Omits the stages of a picture.") var timelinesOnly = false
    @Option(help: "Runs of the verification of goldens, or 0 for none; the fastest is printed.") var goldenRuns = 3
    @Flag(help: "Measures only the differ and goldens.") var goldensOnly = false
    @Flag(help: "Draws the cards that standard input names, for Benchmarks/Peers/measure-peers.py.") var cards = false
    @Option(help: "Runs of each folder that the tool builds, or 0 for none; the fastest is printed.") var folderRuns = 3

    private struct Sample {
        let name: String
        let size: CGSize
        let view: BenchmarkView
    }

    func validate() throws {
        guard runs > 0 else { throw ValidationError("--runs must be at least 1.") }
        guard timelineRuns >= 0 else { throw ValidationError("--timeline-runs must not be negative.") }
        guard goldenRuns >= 0 else { throw ValidationError("--golden-runs must not be negative.") }
        guard folderRuns >= 0 else { throw ValidationError("--folder-runs must not be negative.") }
        guard scale > 0, scale <= 10 else { throw ValidationError("--scale must be above 0 and at most 10.") }
    }

    func run() throws {
        setvbuf(stdout, nil, _IOLBF, 0)
        if cards {
            return try MainActor.assumeIsolated { try CardDrawing(scale: scale).run() }
        }
        if !timelinesOnly, !goldensOnly { try MainActor.assumeIsolated { try measure() } }
        if goldenRuns > 0, !timelinesOnly {
            try DifferFigures(runs: runs).print()
            try GoldenFigures(runs: goldenRuns).print()
        }
        if goldensOnly { return }
        if timelineRuns > 0 { try TimelineFigures(runs: timelineRuns).print() }
        if folderRuns > 0 { try ToolFigures(runs: folderRuns).print() }
    }

    @MainActor private func measure() throws {
        let samples = [
            Sample(name: "small", size: CGSize(width: 170, height: 170), view: BenchmarkView(rows: 2, isWide: false)),
            Sample(name: "medium", size: CGSize(width: 364, height: 170), view: BenchmarkView(rows: 2, isWide: true)),
            Sample(name: "large", size: CGSize(width: 364, height: 382), view: BenchmarkView(rows: 6, isWide: true)),
        ]
        let timer = try StageTimer(scale: scale)
        print("medians of \(runs) pictures at \(scale)x, in milliseconds")
        print(Self.row(["size", "view+layout", "shaping", "raster", "encode", "whole", "floor", "whole/floor", "bytes"]))
        for sample in samples {
            // The first pictures of a process load fonts and fill caches.
            for _ in 0..<5 { _ = try timer.time(sample.view, size: sample.size) }
            let times = try (0..<runs).map { _ in try timer.time(sample.view, size: sample.size) }
            let list = timer.displayList(of: sample.view, size: sample.size)
            let floors = try (0..<runs).map { _ in
                let replayed = try timer.replay(list)
                return (replayed.raster + replayed.encoding).milliseconds
            }
            let whole = median(times.map(\.whole.milliseconds))
            let floor = median(floors)
            let stages = [\StageTimes.layout, \.shaping, \.raster, \.encoding].map { stage in
                median(times.map { $0[keyPath: stage].milliseconds })
            }
            let figures = (stages + [whole, floor, whole / floor]).map { String(format: "%.2f", $0) }
            print(Self.row([sample.name] + figures + ["\(times[0].bytes)"]))
        }
        print("\nview+layout of nested stacks, in milliseconds")
        print(Self.row(["leaves", "median", "per leaf (µs)"]))
        for leaves in [100, 1_000, 10_000] {
            let view = NestedStacks(leaves: leaves, isRow: true)
            let size = CGSize(width: 1000, height: 800)
            _ = timer.displayList(of: view, size: size)
            let times = (0..<min(runs, 5)).map { _ in
                ContinuousClock().measure { _ = timer.displayList(of: view, size: size) }.milliseconds
            }
            let time = median(times)
            let each = time * 1000 / Double(leaves)
            print(Self.row(["\(leaves)", String(format: "%.2f", time), String(format: "%.2f", each)]))
        }
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    static func row(_ cells: [String]) -> String {
        cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }.joined()
    }
}
