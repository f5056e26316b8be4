import ArgumentParser
import CairoGraphics
import DisplayList
import Files
import Foundation
import PictureEngine
import Processes
import WidgetKitCore

/// `scene`: whole screens with pictures in their places.
struct SceneCommand: WidgetCommand {
    static let configuration = CommandConfiguration(
        commandName: "scene", abstract: "Makes a picture of whole screens with widgets, Live Activities and controls.",
        discussion: """
            A YAML file says which screens stand beside each other, and which pictures are on them:

                size: 1290x2796            # pixels; default: the screens
                caption: Rain, before it falls
                captionColor: "#FFFFFF"
                background: dusk           # #RRGGBB, a wallpaper or an image file
                screens:
                  - device: iPhone 15 Pro Max
                    presentation: home     # lock, control-center, standby, standby-night, watch
                    wallpaper: dunes       # tide, meadow, dusk or an image file
                    scheme: light
                    frame: true
                    date: 2026-06-09T09:41:00Z
                    pictures:
                      - kind: WeatherWidget
                        family: systemMedium
                        at: [1, 1]         # column and row; default: the next free place
                        set: {city: reykjavik}

            Each file is drawn to <output>/<name of the file>.png. The options say what the files leave open.
            """)

    @Option(help: "The file that describes a scene; repeatable.", completion: .file(extensions: ["yml", "yaml"]))
    var file: [String]

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var files: OutputOptions

    @MainActor func checkOptions() throws {
        _ = try OutputSettings(files)
        try refuseOptions()
        let settings = try pictures.check()
        for path in file { _ = try SceneFile(path, timeZone: settings.timeZone) }
    }

    /// - Throws: `ProgramFailure` for options that the file gives.
    private func refuseOptions() throws {
        let given = [
            ("--kind", !pictures.kind.isEmpty), ("--family", !pictures.family.isEmpty),
            ("--presentation", pictures.presentation != nil), ("--wallpaper", pictures.wallpaper != nil),
        ]
        for (option, isGiven) in given where isGiven {
            throw ProgramFailure.badInput("\(option): the file of a scene says that. Leave out \(option).")
        }
    }

    @MainActor func run() async throws {
        let console = Console.shared
        let output = try OutputSettings(files)
        try refuseOptions()
        let setup = try RunSetup(pictures, console: console, selectsWidgets: false)
        let scenes = try file.map { try SceneFile($0, timeZone: setup.settings.timeZone) }
        if let twice = Dictionary(grouping: scenes, by: { $0.name.lowercased() }).values.first(where: { $0.count > 1 }) {
            throw ProgramFailure.badInput("--file: two scenes are called \(twice[0].name). Give one of the files another name.")
        }
        var lists: [(name: String, list: DisplayList)] = []
        for scene in scenes { lists.append((scene.name, try await SceneRun(setup: setup, scene: scene).picture())) }
        let writer = try FileWriter(folder: output.folder)
        let queue = RenderQueue(
            encoder: setup.engine.encoder(format: output.format, scale: setup.settings.scale), writer: writer,
            threads: output.threads, limit: setup.settings.timeout)
        var report = PictureReport(pictures: [])
        for (name, list) in lists {
            let path = "\(PicturePath.folder(of: name)).\(output.format.rawValue)"
            try queue.add(list, path: path, of: "")
            report.pictures.append(
                PictureReport.File(
                    kind: name, family: "scene", scheme: setup.settings.schemes[0].name, date: setup.now, file: path,
                    width: list.size.width, height: list.size.height, scale: setup.settings.scale, url: nil, placeholder: nil))
        }
        try await queue.finish()
        report.warnings = RunWarnings.all(of: console)
        if files.json {
            console.print(try report.json())
        } else if !files.quiet {
            let what = report.pictures.count == 1 ? report.pictures[0].file : "\(report.pictures.count) pictures"
            console.print("Wrote \(what) to \(writer.folder.path).")
        }
    }
}
