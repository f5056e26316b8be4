import ArgumentParser
import CairoGraphics
import Foundation
import FoundationSupplement
import PictureEngine
import SwiftUICore
import WidgetKitCore

/// The options that select pictures.
struct PictureOptions: ParsableArguments {
    @Option(
        help: "The kind of a widget or control, or the type of a Live Activity's attributes; repeatable. Default: all.",
        completion: .kinds)
    var kind: [String] = []

    @Option(
        help: """
            The family of a widget, the presentation of a Live Activity or the place of a control; repeatable. Default: every \
            one that the device shows and the widget supports.
            """)
    var family: [ValueName<PictureForm>] = []

    @Option(
        help: """
            The name of a device or the size of its screen, such as "Apple Watch 45mm" or 430x932; repeatable. Default: the \
            430x932 class.
            """,
        completion: .devices)
    var device: [String] = []

    @Option(help: "Pixels per point. Default: 3.")
    var scale: String?

    @Option(help: "The appearance; repeatable. Default: light; record takes both.")
    var scheme: [ValueName<ColorScheme>] = []

    @Option(help: "The size of text; repeatable. Default: large.")
    var typeSize: [ValueName<DynamicTypeSize>] = []

    @Option(
        help: """
            The user's language and region, such as de_DE, or a pseudo-language: en-XA has accents and longer texts, ar-XB runs from \
            right to left; repeatable. Default: en_US.
            """,
        completion: .locales)
    var locale: [String] = []

    @Option(help: "The calendar. Default: the locale's.")
    var calendar: ValueName<Calendar.Identifier>?

    @Option(help: "The time zone, such as Europe/Berlin. Default: UTC.", completion: .timeZones)
    var timeZone: String?

    @Option(
        help: """
            The rendering mode; repeatable. clear is the accented one on the clear Home Screen of iOS 26. Default: vibrant for \
            accessories, fullColor for other families.
            """)
    var renderingMode: [ValueName<WidgetRenderingMode>] = []

    @Option(
        help: """
            The color of accented content on a tinted Home Screen, as #RRGGBB. Default: blue, or none on the clear Home Screen of \
            iOS 26.
            """)
    var tint: String?

    @Option(help: "Redacts the content for a reason; repeatable.")
    var redact: [ValueName<RedactionReasons>] = []

    @Flag(help: "Draws the widget as on a dimmed always-on display.")
    var luminanceReduced = false

    @Option(help: "Switches on a setting of the device for accessibility; repeatable.")
    var accessibility: [ValueName<AccessibilitySettings>] = []

    @Option(help: "The moment, as ISO 8601; the clock stands still there. Default: now.")
    var date: String?

    @Option(help: "The seed of random numbers, UUIDs and the order of dictionaries: a whole number. Default: 0.")
    var seed: String?

    @Option(help: "The entry of the provider; repeatable in record. Default: current.")
    var entry: [ValueName<WidgetEntryRequest>] = []

    @Option(help: "Sets a parameter of the widget's configuration: name=value; repeatable.")
    var set: [String] = []

    @Option(help: "The name of a configuration that the provider recommends.")
    var recommendation: String?

    @OptionGroup var inputs: InputOptions

    @Option(help: "A folder with asset catalogs. Default: the extension's own.", completion: .directory)
    var assets: String?

    @Option(help: "The version of iOS that the colours come from. Default: that of --os, or ios18.")
    var palette: ValueName<SystemPalette>?

    @Option(
        help: """
            The version of iOS whose rules for widgets hold: what it refuses is drawn as it shows it. Without \
            the option, views are drawn nevertheless, with a warning. Default: 26 for an extension that needs iOS 26, \
            else none.
            """)
    var os: ValueName<SystemVersion>?

    @Option(
        help: """
            The place in which pictures are shown: on a device's screen, or auto for each where a device shows it. Default: \
            none, the picture alone.
            """)
    var presentation: ValueName<Presentation>?

    @Option(
        help: "What lies behind pictures in their place: dunes, tide, meadow, dusk, or an image file. Default: tide.",
        completion: .file(extensions: ["png", "jpg", "jpeg", "heic", "webp"]))
    var wallpaper: String?

    @Flag(
        help: """
            Also makes a picture with numbered regions over the elements that VoiceOver reads, and a legend of what it reads. Its \
            name ends in -accessibility.
            """)
    var accessibilityPicture = false

    @Flag(help: "Draws a crossed magenta box for a missing image, and magenta for a missing color. A device draws nothing.")
    var placeholderBoxes = false

    @Option(help: "An installed font family for text, such as \"SF Pro\". Default: the pinned fonts.")
    var fontSystem: String?

    @Option(help: "The time limit of a provider, and of a picture's view, in seconds. Default: 10.")
    var timeout: String?

    @Option(
        help: """
            The largest memory of the program while it makes a picture, such as 500MB. A picture that takes more is left out. \
            Default: 4GB.
            """)
    var memory: String?

    @OptionGroup var configuration: ConfigurationOptions

    var config: String? { configuration.config }
    var variant: [String] { configuration.variant }
}

/// The options that name variants.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        help: "The file with options and variants. Default: darkroom.yml beside the sources.",
        completion: .file(extensions: ["yml", "yaml"]))
    var config: String?

    @Option(help: "Makes only this variant of the file; repeatable. Default: all.")
    var variant: [String] = []
}

extension PictureOptions {
    /// - Throws: `ProgramFailure` for a name that no family, presentation or place has.
    func forms() throws -> [PictureForm] { try family.map { try $0.value(for: "--family") } }

    /// - Throws: `ProgramFailure` for a name that no appearance has.
    func schemes() throws -> [ColorScheme] { try scheme.map { try $0.value(for: "--scheme") } }
}

/// The options for files and messages.
struct OutputOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "The folder for the pictures.", completion: .directory)
    var output: String = "previews"

    @Option(help: "The format of the pictures.")
    var format = ValueName<PictureFormat>("png")

    @Option(help: "The number of pictures that are drawn at the same time. Default: the number of cores.")
    var jobs: String?

    @Flag(help: "Describes the pictures as JSON on standard output.")
    var json = false

    @Flag(help: "Prints only warnings and errors.")
    var quiet = false

    @OptionGroup var warnings: WarningOptions
}
