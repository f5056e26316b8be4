import Foundation

/// Where a program crashed: the calls in the widget's own sources, from the backtrace that Swift's runtime writes.
struct CrashReport {
    /// The runtime's environment variable with the settings of backtraces.
    static let variable = "SWIFT_BACKTRACE"
    /// How many calls a message names.
    private static let namedCalls = 5

    /// The calls, the last one first.
    let calls: [String]

    /// The settings that make the runtime write a backtrace of the crashed thread alone to a file, without registers.
    static func settings(in home: URL) -> String {
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,output-to=\(file(in: home).path)"
    }

    private static func file(in home: URL) -> URL { home.appendingPathComponent(".backtrace") }

    /// Reads the backtrace of a program with this home folder.
    init(in home: URL) {
        self.init(backtrace: (try? String(contentsOf: CrashReport.file(in: home), encoding: .utf8)) ?? "")
    }

    init(backtrace: String) {
        // A call is written as "12 [ra] 0x0123 name + 7 in Module at /file.swift:3:4"; those in libraries are not the widget's.
        calls = backtrace.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: #/^\s*\d+\s+(?:\[\w+\]\s+)*(?:0x[0-9a-f]+\s+)?(.+) in (.+) at (/[^:]+):(\d+)(?::\d+)?\s*$/#),
                !match.output.2.hasSuffix(".so")
            else { return nil }
            let name = match.output.1.replacing(#/ \+ \d+$/#, with: "")
            return "\(match.output.3):\(match.output.4): \(name)"
        }
    }

    /// The end of the error; nil where the backtrace names no source.
    var text: String? {
        guard let first = calls.first else { return nil }
        let others = calls.dropFirst().prefix(CrashReport.namedCalls - 1)
        return " at \(first)" + (others.isEmpty ? "" : "\ncalled by\n" + others.map { "  \($0)" }.joined(separator: "\n"))
    }
}
