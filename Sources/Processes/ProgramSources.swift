import Foundation

/// The paths of a program's sources, which the tool writes beside the program that it builds.
package enum ProgramSources {
    /// The name of the file beside the bundle. Each line is the path of a source.
    package static let fileName = "sources"

    /// Returns the sources of the program in a bundle; nil where nobody has written them.
    package static func paths(of bundle: URL) -> [String]? {
        let file = bundle.deletingLastPathComponent().appendingPathComponent(fileName)
        return (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").map(String.init)
    }
}
