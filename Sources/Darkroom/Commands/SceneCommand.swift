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

                sources: ../WeatherWidget  # what the tool builds, where the command names nothing
                size: 1290x2796            # pixels; default: the screens
                caption: Rain, before it falls
                captionColor: "#FFFFFF"
                background: dusk           # #RRGGBB, a wallpaper or an image file
                animation: {from: 2026-06-09T06:00:00Z, for: 16h, every: 30m}   # default: the day
                screens:
                  - device: iPhone 15 Pro Max
                    presentation: home     # lock, control-center, standby, standby-night, watch
                    wallpaper: dunes       # tide, meadow, dusk or an image file
                    scheme: light          # also renderingMode, tint, os, locale, typeSize
                    frame: true
                    date: 2026-06-09T09:41:00Z
                    pictures:
                      - kind: WeatherWidget
                        family: systemMedium
                        at: [1, 1]         # column and row; default: the next free place
                        set: {city: reykjavik}

            Each file is drawn to <output>/<name of the file>.png. The options say what the files leave open. --animate adds \
            <output>/<name of the file>.<format>, in which the time passes; screens with a date of their own stand still. The \
            command can name the files without --file, before the options.
            """)

    @Option(help: "The file that describes a scene; repeatable.", completion: .file(extensions: ["yml", "yaml"]))
    var file: [String]

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var animations: AnimationOptions
    @OptionGroup var files: OutputOptions

    @MainActor func checkOptions() throws {
        let output = try OutputSettings(files)
        _ = try AnimationSettings(animations, format: output.format)
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
        let animation = try AnimationSettings(animations, format: output.format)
        try refuseOptions()
        let setup = try RunSetup(pictures, console: console, selectsWidgets: false)
        let scenes = try file.map { try SceneFile($0, timeZone: setup.settings.timeZone) }
        if let twice = Dictionary(grouping: scenes, by: { $0.name.lowercased() }).values.first(where: { $0.count > 1 }) {
            throw ProgramFailure.badInput("--file: two scenes are called \(twice[0].name). Give one of the files another name.")
        }
        var lists: [(name: String, list: DisplayList)] = []
        for scene in scenes { lists.append((scene.name, try await SceneRun(setup: setup, scene: scene).picture(at: setup.now))) }
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
        for scene in scenes {
            for format in animation.formats {
                let file = try await animate(scene, as: format, pace: animation.pace, with: setup, to: writer)
                report.pictures.append(file)
            }
        }
        report.warnings = RunWarnings.all(of: console)
        if files.json {
            console.print(try report.json())
        } else if !files.quiet {
            let what = report.pictures.count == 1 ? report.pictures[0].file : "\(report.pictures.count) pictures"
            console.print("Wrote \(what) to \(writer.folder.path).")
        }
    }
    /// Draws a scene at each moment of its animation, with the pixels of one picture in memory at a time.
    @MainActor private func animate(
        _ scene: SceneFile, as format: AnimationFormat, pace: AnimationPace, with setup: RunSetup, to writer: FileWriter
    ) async throws -> PictureReport.File {
        let scale = setup.settings.scale
        let path = "\(PicturePath.folder(of: scene.name)).\(format.rawValue)"
        let moments = scene.animation.moments(on: setup.now, in: setup.settings.timeZone)
        var lists: [DisplayList] = []
        for moment in moments { lists.append(try await SceneRun(setup: setup, scene: scene).picture(at: moment)) }
        HostSettings.freeze(at: setup.now)
        try writer.write(to: path) { file in
            let encoder = AnimationEncoder(format: format, file: file, scale: scale)
            for list in lists {
                try encoder.add(try setup.engine.bitmaps.render(list, scale: scale), for: pace.duration(of: scene.animation.step))
            }
            try encoder.finish()
        }
        return PictureReport.File(
            kind: scene.name, family: "scene", scheme: setup.settings.schemes[0].name, date: moments[0], file: path,
            width: lists[0].size.width, height: lists[0].size.height, scale: scale, url: nil, placeholder: nil)
    }
}
