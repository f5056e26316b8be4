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
        let setup = try RunSetup(PictureMatrix.single(pictures), console: console, selectsWidgets: false)
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
            report.pictures.append(file(of: name, at: path, size: list.size, date: setup.now, with: setup))
        }
        try await queue.finish()
        if !animation.formats.isEmpty {
            for scene in scenes { report.pictures += try await animate(scene, animation, with: setup, to: writer) }
        }
        report.warnings = RunWarnings.all(of: console)
        if files.json {
            console.print(try report.json())
        } else if !files.quiet {
            let what = report.pictures.count == 1 ? report.pictures[0].file : "\(report.pictures.count) pictures"
            console.print("Wrote \(what) to \(writer.folder.path).")
        }
    }

    /// Lays a scene out at each moment of its animation, and writes each format with the pixels of one picture in memory at a time.
    @MainActor private func animate(
        _ scene: SceneFile, _ settings: AnimationSettings, with setup: RunSetup, to writer: FileWriter
    ) async throws -> [PictureReport.File] {
        let scale = setup.settings.scale
        let moments = scene.animation.moments(on: setup.now, in: setup.settings.timeZone)
        var lists: [DisplayList] = []
        for moment in moments { lists.append(try await SceneRun(setup: setup, scene: scene).picture(at: moment)) }
        HostSettings.freeze(at: setup.now)
        let duration = settings.pace.duration(of: scene.animation.step)
        return try settings.formats.map { format in
            let path = "\(PicturePath.folder(of: scene.name)).\(format.rawValue)"
            try writer.write(to: path) { file in
                let encoder = AnimationEncoder(format: format, file: file, scale: scale)
                for list in lists { try encoder.add(try setup.engine.bitmaps.render(list, scale: scale), for: duration) }
                try encoder.finish()
            }
            return self.file(of: scene.name, at: path, size: lists[0].size, date: moments[0], with: setup)
        }
    }

    @MainActor private func file(
        of scene: String, at path: String, size: CGSize, date: Date, with setup: RunSetup
    ) -> PictureReport.File {
        PictureReport.File(
            kind: scene, family: "scene", scheme: setup.settings.schemes[0].name, date: date, file: path, width: size.width,
            height: size.height, scale: setup.settings.scale, url: nil, placeholder: nil)
    }
}
