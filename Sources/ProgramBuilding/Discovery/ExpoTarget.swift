import Files
import Foundation
import Processes

/// A target of an Expo app, whose Xcode project is made anew for each build: a folder in `targets` with `expo-target.config.js`.
struct ExpoTarget {
    let folder: URL
    /// The kind of the target, such as `widget` or `watch-widget`.
    let type: String
    let name: String

    /// Returns nil for a folder without the file.
    private init?(_ folder: URL) {
        let files = ["js", "cjs", "mjs", "ts", "json"].map { folder.appendingPathComponent("expo-target.config.\($0)") }
        guard let data = files.lazy.compactMap({ FileManager.default.contents(atPath: $0.path) }).first else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        guard let type = text.firstMatch(of: #/(?m)\btype["']?\s*:\s*["'`]([\w-]+)["'`]/#) else { return nil }
        let name = text.firstMatch(of: #/(?m)\bname["']?\s*:\s*["'`]([^"'`]+)["'`]/#)
        self.folder = folder
        self.type = String(type.output.1)
        self.name = name.map { String($0.output.1) } ?? folder.lastPathComponent
    }

    private var isWidget: Bool { ["widget", "watch-widget"].contains(type) }

    var platform: Platform { type == "watch-widget" ? .watchOS : .iOS }

    /// Returns the widgets' target that a folder is, or that is among those of an app's folder; nil where there is none.
    ///
    /// - Parameters:
    ///   - name: the name that is asked for; nil takes the only one.
    ///   - platform: the system that is asked for; among several, nil stands for a phone.
    /// - Throws: `ProgramFailure` where the name is another one's, or several could be meant.
    static func widgets(at path: URL, named name: String?, for platform: Platform?) throws -> ExpoTarget? {
        let folders = path.appendingPathComponent("targets", isDirectory: true)
        let inside = FileManager.default.sortedNames(in: folders).map { folders.appendingPathComponent($0, isDirectory: true) }
        let all = ([path] + inside).compactMap(ExpoTarget.init).filter(\.isWidget)
        guard !all.isEmpty else { return nil }
        let names = all.map { "\"\($0.name)\"" }.joined(separator: ", ")
        if let name {
            guard let found = all.first(where: { $0.name == name || $0.folder.lastPathComponent == name }) else {
                throw ProgramFailure.badInput("--target \(name): the targets with widgets in \(path.path) are \(names).")
            }
            return found
        }
        let meant = all.count == 1 ? all : all.filter { $0.platform == platform ?? .iOS }
        guard meant.count == 1 else {
            throw ProgramFailure.badInput("There are several targets with widgets in \(path.path): \(names). Name one with --target.")
        }
        return meant[0]
    }
}
