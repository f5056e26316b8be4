import CairoGraphics
import Foundation

/// Prints how long the differ takes beside the Python package pixelmatch-fast, on the same pairs in one run.
struct DifferFigures {
    private struct Pair {
        let name: String
        let expected: Bitmap
        let actual: Bitmap
    }

    /// How often each pair is compared; the median counts.
    let runs: Int

    /// - Throws: where a picture cannot be read or written.
    func print() throws {
        let file = URL(fileURLWithPath: "golden/TodoWidget/TodoWidget/systemLarge.png")
        let picture = try PNGIntake(Data(contentsOf: file), name: file.path).bitmap()
        let pairs = Self.pairs(picture)
        let theirs = try self.theirs(pairs)
        Swift.print(
            "\ncomparing two pictures of \(picture.width) by \(picture.height), in milliseconds; medians of \(runs)")
        Swift.print(BenchmarkCommand.row(["pair", "differ", "and picture", "pixelmatch", "differing", "theirs"]))
        for (index, pair) in pairs.enumerated() {
            let differ = PictureDiffer()
            var difference = differ.difference(pair.expected, pair.actual)
            let alone = median { difference = differ.difference(pair.expected, pair.actual) }
            let drawn = median { _ = differ.differenceAndPicture(pair.expected, pair.actual) }
            let figures = theirs.map { [String(format: "%.2f", $0[index].milliseconds), "\($0[index].differing)"] }
            Swift.print(
                BenchmarkCommand.row([
                    pair.name, String(format: "%.2f", alone), String(format: "%.2f", drawn), figures?[0] ?? "-",
                    "\(difference.differingPixels)", figures?[1] ?? "-",
                ]))
        }
        if theirs == nil {
            Swift.print(
                "pixelmatch-fast is not there: install it for python3, or name an interpreter that has it with "
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
                for y in 300..<340 {
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

    /// The package's times and counts; nil where there is no Python that has it.
    private func theirs(_ pairs: [Pair]) throws -> [(milliseconds: Double, differing: Int)]? {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("darkroom-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var arguments = ["python3", "Benchmarks/Goldens/pixelmatch.py", "\(runs)"]
        if let python = ProcessInfo.processInfo.environment["DARKROOM_PYTHON"] { arguments[0] = python }
        for (index, pair) in pairs.enumerated() {
            for (part, bitmap) in [("expected", pair.expected), ("actual", pair.actual)] {
                let file = folder.appendingPathComponent("\(index)-\(part).png")
                try PNGEncoder().encode(bitmap).write(to: file)
                arguments.append(file.path)
            }
        }
        // Ends with another status where the package cannot be imported, and its words are its own.
        guard let run = try? MeasuredProcess(URL(fileURLWithPath: "/usr/bin/env"), arguments) else { return nil }
        let lines = run.output.split(separator: "\n").map { $0.split(separator: " ") }
        return lines.compactMap { line in
            guard line.count == 2, let time = Double(line[0]), let count = Int(line[1]) else { return nil }
            return (time, count)
        }
    }
}
