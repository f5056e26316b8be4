import Depths
import Foundation

/// A lake that reads its own resources.
public enum Lake {
    public static var name: String { text("name") }
    public static var raw: String {
        let url = Bundle.module.url(forResource: "raw", withExtension: "txt", subdirectory: "Raw/sub")
        return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.trimmingCharacters(in: .newlines) ?? "no raw"
    }

    public static var depth: String {
        #if DEEP && !WRONG && DEBUG && SWIFT_PACKAGE && os(iOS)
        "\(Depth.metres) m"
        #else
        "shallow"
        #endif
    }

    private static func text(_ name: String) -> String {
        let url = Bundle.module.url(forResource: name, withExtension: "txt")
        return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.trimmingCharacters(in: .newlines) ?? "none"
    }
}
