import Foundation

/// A process that does tasks, one a line of its input, and answers with a line before and one after each.
@MainActor struct Worker {
    let limits: WorkerLimits
    private let pictures: PictureCheck
    private let files: FileCheck
    private let deliberate = DeliberateFailure()

    init(limits: WorkerLimits) throws {
        self.limits = limits
        pictures = try PictureCheck()
        files = try FileCheck()
        limits.apply()
    }

    /// Does all tasks.
    func run() throws {
        while let line = readLine() {
            let fields = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard fields.count == 2 else { continue }
            let numbers = fields[1].split(separator: " ").map(String.init)
            switch fields[0] {
            case "seeds":
                let (first, count) = (UInt64(numbers[0]) ?? 0, UInt64(numbers[1]) ?? 0)
                for seed in first..<first + count {
                    perform("\(seed)") { pictures.outcome(of: TreeGenerator.picture(seed: seed)).rawValue }
                }
            case "picture":
                let picture = try JSON.decoder.decode(Picture.self, from: Data(fields[1].utf8))
                perform("picture") { pictures.outcome(of: picture).rawValue }
            case "files":
                let (first, count) = (UInt64(numbers[1]) ?? 0, UInt64(numbers[2]) ?? 0)
                for seed in first..<first + count { perform("\(seed)") { files.outcome(reader: numbers[0], seed: seed) } }
            default: break
            }
            print("end")
            fflush(stdout)
        }
    }

    /// Does one task, and ends the process where it has taken more memory than the limit, because libraries may keep it.
    private func perform(_ name: String, _ body: () -> String) {
        print("> \(name)")
        fflush(stdout)
        WorkerLimits.forgetPeak()
        limits.startClock()
        let outcome = deliberate.flatMap { $0.name == name ? $0.fail() : nil } ?? body()
        let peak = WorkerLimits.peak
        if peak > limits.memory {
            print("< memory")
            fflush(stdout)
            _exit(0)
        }
        print("< \(outcome) \(peak)")
    }
}

/// How pictures are written in lines.
enum JSON {
    static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }

    static func text(_ picture: Picture) -> String {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        encoder.outputFormatting = .sortedKeys
        return (try? String(decoding: encoder.encode(picture), as: UTF8.self)) ?? ""
    }
}
