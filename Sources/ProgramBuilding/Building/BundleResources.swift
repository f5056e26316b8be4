import CairoGraphics
import Foundation

/// What goes into an extension's bundle: its resources side by side, as Xcode copies them, those of packages in
/// bundles of their own, and its property list.
struct BundleResources {
    private let intake: Intake

    init(_ intake: Intake) { self.intake = intake }

    /// Puts the resources into `folder`, in place of what is there, but for the program.
    ///
    /// - Returns: a line for each resource, for messages to name the user's file: where it lies in the folder, a tab,
    ///   where it came from.
    func write(to folder: URL, keeping program: String) throws -> String {
        let temporary = folder.appendingPathExtension("part")
        try? FileManager.default.removeItem(at: temporary)
        try ProgramCache.makeFolder(temporary)
        var origins = ""
        for module in intake.modules {
            let place = module.bundle.map { temporary.appendingPathComponent($0, isDirectory: true) } ?? temporary
            for resource in module.resources {
                let target = try put(resource, in: place).path.dropFirst(temporary.path.count + 1)
                origins += "\(target)\t\(resource.url.path)\n"
            }
        }
        try writeInformationList(to: temporary)
        // The program itself is kept until another one takes its place.
        let kept = folder.appendingPathComponent(program)
        if FileManager.default.fileExists(atPath: kept.path) {
            guard rename(kept.path, temporary.appendingPathComponent(program).path) == 0 else {
                throw ToolFailure.system("\(kept.path) cannot be moved", errno)
            }
        }
        try? FileManager.default.removeItem(at: folder)
        guard rename(temporary.path, folder.path) == 0 else {
            throw ToolFailure.system("\(folder.path) cannot be written", errno)
        }
        return origins
    }

    /// - Returns: where the resource lies now.
    private func put(_ resource: BundleResource, in folder: URL) throws -> URL {
        var target = folder.appendingPathComponent(resource.path)
        // Catalogues are asked one after the other, whatever they are called.
        if resource.path.hasSuffix(".xcassets") {
            let name = target.deletingPathExtension().lastPathComponent
            var number = 2
            while FileManager.default.fileExists(atPath: target.path) {
                target = folder.appendingPathComponent("\(name)-\(number).xcassets")
                number += 1
            }
        }
        try ProgramCache.makeFolder(target.deletingLastPathComponent())
        try copy(resource.url, to: target)
        return target
    }

    /// Of two files of one name the first stays; folders of one name, as the same language's, are joined.
    private func copy(_ source: URL, to target: URL) throws {
        let manager = FileManager.default
        if manager.fileExists(atPath: target.path) {
            guard let names = try? manager.contentsOfDirectory(atPath: source.path) else {
                if manager.contents(atPath: source.path) == manager.contents(atPath: target.path) { return }
                let warning = "warning: \(source.path) has the name of another resource and is left out\n"
                return FileHandle.standardError.write(Data(warning.utf8))
            }
            for name in names.sorted() {
                try copy(source.appendingPathComponent(name), to: target.appendingPathComponent(name))
            }
            return
        }
        do { try manager.copyItem(at: source, to: target) } catch {
            throw ToolFailure("\(source.path) cannot be copied to \(target.path): \(error.localizedDescription)")
        }
    }

    private func writeInformationList(to folder: URL) throws {
        guard !intake.informationList.isEmpty else { return }
        let data = try PropertyListSerialization.data(fromPropertyList: intake.informationList, format: .xml, options: 0)
        try ProgramCache.write(data, to: folder.appendingPathComponent("Info.plist"))
    }
}
