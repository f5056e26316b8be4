import Foundation

/// Tells the calls in a program's own sources from those in Darkroom and in libraries.
struct UserFrames {
    /// Modules of libraries that are built from sources on this machine. The others have no sources here.
    private static let libraries: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "ArgumentParser", "OpenCombine", "OpenCombineFoundation",
        "OpenCombineDispatch", "FlyingFox", "FlyingSocks",
    ]

    /// The folder of Darkroom's sources, with a slash at its end; nil if none of the calls is in a file there.
    let ownSources: String?
    private let isFile: (String) -> Bool

    /// - Parameters:
    ///   - calls: all calls of a run, among them those of Darkroom's that make views.
    ///   - isFile: whether there is a readable file at a path.
    init(_ calls: [SymbolizedCall], isFile: @escaping (String) -> Bool) {
        // The users' own extensions of views have SwiftUI's module in their names too, so the files decide.
        let marker = "/Sources/SwiftUICore/"
        ownSources = calls.lazy.flatMap(\.frames)
            .filter { MangledName.module(of: $0.function) == "SwiftUICore" }
            .compactMap { frame in
                frame.file.range(of: marker, options: .backwards).map { frame.file[..<$0.lowerBound] + "/Sources/" }
            }
            .first
        self.isFile = isFile
    }

    /// Returns the innermost position in the program's own sources, or nil if no call is in them.
    func position(of calls: [SymbolizedCall]) -> SourcePosition? {
        for frame in calls.lazy.flatMap(\.frames) where frame.line > 0 && frame.file.hasPrefix("/") {
            if let ownSources, frame.file.hasPrefix(ownSources) { continue }
            if let module = MangledName.module(of: frame.function), UserFrames.libraries.contains(module) {
                continue
            }
            guard isFile(frame.file) else { continue }
            return SourcePosition(path: frame.file, line: frame.line, column: max(1, frame.column))
        }
        return nil
    }
}
