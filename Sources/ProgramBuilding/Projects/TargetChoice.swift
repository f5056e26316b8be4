import Foundation
import Processes

/// Chooses the target whose widgets are drawn.
enum TargetChoice {
    /// - Parameters:
    ///   - name: the value of `--target`.
    ///   - platform: the preferred system where several targets build the same widgets.
    ///   - folder: a folder with sources of the target; nil where the caller named a project.
    /// - Returns: nil where the folder belongs to none of the targets.
    /// - Throws: `ProgramFailure` that names the candidates where there is not exactly one.
    static func target(
        of projects: [XcodeProject], named name: String?, for platform: Platform, owning folder: URL?
    ) throws -> XcodeTarget? {
        let targets = projects.flatMap(\.targets)
        let place = projects.map(\.file.url.path).joined(separator: ", ")
        if let name {
            if let target = targets.first(where: { $0.name == name }) { return target }
            throw ProgramFailure.badInput(
                "--target: \(place) has no target \"\(name)\". "
                    + (targets.isEmpty ? "It has none." : "It has \(names(targets))."))
        }
        var candidates = targets.filter(\.isWidgetExtension)
        // The word for widgets in an Info.plist can be misspelt, or lack.
        if candidates.isEmpty, folder == nil { candidates = targets.filter(\.startsWidgets) }
        if let folder {
            let members = targets.map { ($0, sources(of: $0, in: folder)) }.filter { !$0.1.isEmpty }
            // An extension owns a folder that has sources of its own, not only sources that it shares with the app.
            let shared = Set(members.filter { !$0.0.isExtension }.flatMap(\.1))
            let owned = members.filter { $0.0.isWidgetExtension && !$0.1.subtracting(shared).isEmpty }
            let most = owned.map(\.1.count).max() ?? 0
            guard most > 0 || members.contains(where: { $0.0.isExtension == false && !$0.0.isLibrary }) else { return nil }
            if most == 0 {
                throw ProgramFailure.badInput(
                    "\(folder.path) belongs to \(members[0].0.name) of \(place), which is not a widget extension. "
                        + (candidates.isEmpty
                            ? "The project has none." : "Name one with --target: \(names(candidates))."))
            }
            candidates = owned.filter { $0.1.count == most }.map(\.0)
        }
        // Projects often build the same widgets once for each system.
        let preferred = candidates.filter { $0.platform == platform }
        if preferred.count == 1 { return preferred[0] }
        switch candidates.count {
        case 1: return candidates[0]
        case 0:
            let folders = WidgetPrograms.folders(outsideOfTargetsOf: projects).map(\.path)
            if !folders.isEmpty {
                throw ProgramFailure.badInput(
                    "\(place) has no widget extension. No target has the widgets in \(folders.joined(separator: ", ")). Name that "
                        + "folder in place of the project to draw them.")
            }
            throw ProgramFailure.badInput(
                "\(place) has no widget extension. "
                    + (targets.isEmpty ? "It has no targets." : "Name a target with --target: \(names(targets))."))
        default:
            let start = "\(place) \(projects.count > 1 ? "have" : "has") several widget extensions. "
            // Copies of a project have the same targets.
            if Set(candidates.map(\.name)).count < candidates.count, projects.count > 1 {
                throw ProgramFailure.badInput(start + "Some have the same name. Name one of the projects in place of the folder.")
            }
            throw ProgramFailure.badInput(start + "Name one with --target: \(names(candidates)).")
        }
    }

    private static func sources(of target: XcodeTarget, in folder: URL) -> Set<URL> {
        Set(target.members().map(\.url).filter { $0.pathExtension == "swift" && $0.path.hasPrefix(folder.path + "/") })
    }

    private static func names(_ targets: [XcodeTarget]) -> String { targets.map { "\"\($0.name)\"" }.joined(separator: ", ") }
}

extension XcodeTarget {
    /// Whether it is an extension whose program starts with widgets.
    fileprivate var startsWidgets: Bool { isExtension && members().contains { WidgetPrograms.isStart($0.url) } }
}
