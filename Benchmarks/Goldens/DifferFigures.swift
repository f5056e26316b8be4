import CairoGraphics
import Foundation

/// Prints the times of the differ and of the Python package pixelmatch-fast for the same pairs in one run.
struct DifferFigures {
    private struct Pair {
        let name: String
        let expected: Bitmap
        let actual: Bitmap
    }

    /// The number of comparisons per pair. The median is printed.
    let runs: Int

    /// - Throws: the error of reading or writing a picture.
    func print() throws {
        let file = URL(fileURLWithPath: "golden/TodoWidget/TodoWidget/systemLarge.png")
        let picture = try ValidatedPNG(Data(contentsOf: file), name: file.path).bitmap()
        let pairs = Self.pairs(picture)
        let pixelmatch = try pixelmatchFigures(pairs)
        Swift.print(
            "\ncomparing two pictures of \(picture.width) by \(picture.height), in milliseconds; medians of \(runs)")
        Swift.print(
            BenchmarkCommand.row([
                "pair", "differ", "and picture", "pixelmatch", "exact", "differing", "pixelmatch", "exact",
            ]))
        for (index, pair) in pairs.enumerated() {
            let differ = PictureDiffer()
            var difference = differ.difference(pair.expected, pair.actual)
            let alone = median { difference = differ.difference(pair.expected, pair.actual) }
            let drawn = median { _ = differ.differenceAndPicture(pair.expected, pair.actual) }
            let figures = pixelmatch.map { $0[index].times.map { String(format: "%.2f", $0) } } ?? ["-", "-"]
            let counts = pixelmatch.map { $0[index].counts.map(String.init) } ?? ["-", "-"]
            Swift.print(
                BenchmarkCommand.row([
                    pair.name, String(format: "%.2f", alone), String(format: "%.2f", drawn), figures[0], figures[1],
                    "\(difference.differingPixels)", counts[0], counts[1],
                ]))
        }
        if pixelmatch == nil {
            Swift.print(
                "pixelmatch-fast is not installed: install it for python3, or name an interpreter that has it with "
                    + "DARKROOM_PYTHON.")
        }
    }

    private static func pairs(_ picture: Bitmap) -> [Pair] {
        func changed(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) -> Bitmap {
            picture.withPixels { own in
                Bitmap(width: picture.width, height: picture.height) { pixels in
                    _ = pixels.update(from: own)
                    body(pixels)
                }
            }
        }
        let width = picture.width
        let moved = picture.withPixels { own in
            Bitmap(width: width, height: picture.height) { pixels in
                for index in pixels.indices { pixels[index] = own[max(0, index - 1)] }
            }
        }
        var state: UInt32 = 1
        return [
            Pair(name: "equal", expected: picture, actual: changed { _ in }),
            Pair(name: "one pixel", expected: picture, actual: changed { $0[$0.count / 2] ^= 1 }),
            Pair(name: "a word", expected: picture, actual: changed { pixels in
                for y in 180..<230 {
                    for x in 200..<400 { pixels[y * width + x] = moved.premultipliedPixel(x: x, y: y) }
                }
            }),
            Pair(name: "moved", expected: picture, actual: moved),
            Pair(name: "tinted", expected: picture, actual: changed { pixels in
                for index in pixels.indices { pixels[index] ^= 8 }
            }),
            Pair(name: "noise", expected: picture, actual: changed { pixels in
                for index in pixels.indices {
                    state = state &* 1_664_525 &+ 1_013_904_223
                    pixels[index] = 0xFF00_0000 | state >> 8
                }
            }),
        ]
    }

    private func median(_ body: () -> Void) -> Double {
        let clock = ContinuousClock()
        return (0..<runs).map { _ in clock.measure(body).milliseconds }.sorted()[runs / 2]
    }

    /// The package's times and counts for a pair, first with its default threshold and then with none, which is exact
    /// like the differ.
    private struct PixelmatchFigures {
        let times: [Double]
        let counts: [Int]
    }

    /// Returns the package's figures, or `nil` if there is no Python with the package.
    private func pixelmatchFigures(_ pairs: [Pair]) throws -> [PixelmatchFigures]? {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("darkroom-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var arguments = ["python3", "Benchmarks/Goldens/measure-pixelmatch.py", "\(runs)"]
        if let python = ProcessInfo.processInfo.environment["DARKROOM_PYTHON"] { arguments[0] = python }
        for (index, pair) in pairs.enumerated() {
            for (part, bitmap) in [("expected", pair.expected), ("actual", pair.actual)] {
                let file = folder.appendingPathComponent("\(index)-\(part).png")
                try PNGEncoder().encode(bitmap).write(to: file)
                arguments.append(file.path)
            }
        }
        // If the package cannot be imported, the status is not zero, and Python prints the reason.
        guard let run = try? MeasuredProcess(URL(fileURLWithPath: "/usr/bin/env"), arguments) else { return nil }
        let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
        guard lines.count == pairs.count, lines.allSatisfy({ $0.count == 4 }) else {
            throw MeasuredProcess.Failure(description: "The output of pixelmatch-fast is invalid: \(run.output)")
        }
        return lines.map { PixelmatchFigures(times: [$0[0], $0[2]], counts: [Int($0[1]), Int($0[3])]) }
    }
}
