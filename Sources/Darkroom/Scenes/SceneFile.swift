import DisplayList
import Files
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

/// A file of `scene`: screens with pictures in their places.
///
///     size: 1290x2796
///     caption: Rain, before it falls
///     background: dusk
///     screens:
///       - device: iPhone 15 Pro Max
///         presentation: home
///         wallpaper: dunes
///         pictures:
///           - kind: WeatherWidget
///             family: systemMedium
///             at: [1, 1]
@MainActor struct SceneFile {
    /// A screen with its pictures.
    struct Screen {
        var presentation = Presentation.home
        var device: String?
        var wallpaper = Wallpaper.drawn(.tide)
        var scheme: ColorScheme?
        var renderingMode: WidgetRenderingMode?
        var tint: RGBAColor?
        var os: SystemVersion?
        var locale: Locale?
        var typeSize: DynamicTypeSize?
        /// The moment that the screen always shows; nil for that of the run.
        var date: Date?
        var hasFrame = false
        var pictures: [Picture] = []
    }

    /// A picture on a screen.
    struct Picture {
        let kind: String
        let form: PictureForm
        /// The place on the grid; nil for the next free one.
        var cell: DeviceScreen.Cell?
        var parameters: [(name: String, value: String)] = []
        var request: WidgetEntryRequest?
    }

    /// The keys that the file has. Resources/scene.schema.json says what they mean.
    enum Keys {
        static let file = ["sources", "size", "background", "caption", "captionColor", "animation", "screens"]
        static let animation = ["from", "for", "every"]
        static let screen = [
            "device", "presentation", "wallpaper", "scheme", "renderingMode", "tint", "os", "locale", "typeSize", "date", "frame",
            "pictures",
        ]
        static let picture = ["kind", "family", "at", "set", "entry"]
    }

    /// The name of the picture's file, without its extension.
    let name: String
    /// The size of the picture in pixels; nil for that of the screens.
    private(set) var size: (width: Int, height: Int)?
    private(set) var background: SceneCanvas.Ground?
    private(set) var caption: String?
    private(set) var captionColor = Color.white
    private(set) var screens: [Screen] = []
    /// The moments of an animation.
    private(set) var animation = SceneAnimation()

    /// Reads a file.
    ///
    /// - Throws: `ProgramFailure` that names the place in the file.
    init(_ path: String, timeZone: TimeZone) throws {
        name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let values = try SceneFile.values(of: path)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let scene = try YAMLValues(values, at: path, keys: Keys.file)
        size = try scene.text("size").map { text in
            let parts = text.split(separator: "x").compactMap { Int($0) }
            guard parts.count == 2, parts.allSatisfy({ (16...10_000).contains($0) }) else {
                throw scene.failure("size", "\"\(text)\" is no size. Write pixels, such as 1290x2796, up to 10000.")
            }
            return (parts[0], parts[1])
        }
        background = try scene.text("background").map { text in
            if let color = ColorOption.color(from: text) { return .color(Color(color)) }
            return .wallpaper(try scene.wallpaper("background", text, in: folder))
        }
        caption = try scene.text("caption")
        if let color = try scene.color("captionColor") { captionColor = Color(color) }
        if let values = try scene.dictionary("animation", keys: Keys.animation) {
            animation = try SceneAnimation(values, timeZone: timeZone)
        }
        screens = try scene.list("screens").map { values, place in
            try SceneFile.screen(YAMLValues(values, at: place, keys: Keys.screen), in: folder, timeZone: timeZone)
        }
        guard !screens.isEmpty else { throw scene.failure("screens", "it lists no screens. Give at least one.") }
    }

    /// Returns the value of a file.
    ///
    /// - Throws: `ProgramFailure` if it cannot be read or is no YAML.
    nonisolated static func values(of path: String) throws -> Any {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProgramFailure.badInput("--file: \(path) cannot be read. Name a file that describes a scene.")
        }
        do { return try YAMLText.value(of: data) } catch {
            throw ProgramFailure.badInput("\(path) is no YAML: \(error).")
        }
    }

    private static func screen(_ values: YAMLValues, in folder: URL, timeZone: TimeZone) throws -> Screen {
        var screen = Screen()
        screen.presentation = try values.value("presentation", of: Presentation.self) ?? .home
        guard ![.bare, .automatic, .island, .desktop, .carPlay].contains(screen.presentation) else {
            throw values.failure(
                "presentation", "\(screen.presentation.rawValue) is no whole screen. It takes home, lock, control-center, standby, "
                    + "standby-night or watch.")
        }
        screen.device = try values.text("device")
        if let text = try values.text("wallpaper") { screen.wallpaper = try values.wallpaper("wallpaper", text, in: folder) }
        screen.scheme = try values.value("scheme", of: ColorScheme.self)
        screen.renderingMode = try values.value("renderingMode", of: WidgetRenderingMode.self)
        screen.tint = try values.color("tint")
        if screen.tint != nil, screen.renderingMode != .accented {
            throw values.failure("tint", "only the accented rendering mode has a tint. Add renderingMode: accented.")
        }
        screen.os = try values.value("os", of: SystemVersion.self)
        screen.locale = try values.text("locale").map { text in
            do { return try PictureSettings.locale(text, for: "locale") } catch let failure as ProgramFailure {
                throw values.failure("locale", failure.message.replacingOccurrences(of: "locale: ", with: ""))
            }
        }
        screen.typeSize = try values.value("typeSize", of: DynamicTypeSize.self)
        screen.date = try values.date("date", in: timeZone)
        screen.hasFrame = try values.flag("frame") ?? false
        screen.pictures = try values.list("pictures").map { try picture(YAMLValues($0, at: $1, keys: Keys.picture)) }
        guard !screen.pictures.isEmpty else { throw values.failure("pictures", "it lists no pictures. Give at least one.") }
        return screen
    }

    private static func picture(_ values: YAMLValues) throws -> Picture {
        guard let kind = try values.text("kind") else { throw values.failure("kind", "it is missing. list prints the kinds.") }
        guard let form = try values.value("family", of: PictureForm.self) else {
            throw values.failure("family", "it is missing. list prints the families.")
        }
        var picture = Picture(kind: kind, form: form)
        picture.cell = try values.numbers("at").map { numbers in
            guard numbers.count == 2, numbers.allSatisfy({ $0 >= 1 }) else {
                throw values.failure("at", "write the column and the row, each beginning with 1: [1, 1].")
            }
            return DeviceScreen.Cell(column: numbers[0] - 1, row: numbers[1] - 1)
        }
        picture.parameters = try values.pairs("set")
        picture.request = try values.value("entry", of: WidgetEntryRequest.self)
        return picture
    }
}
