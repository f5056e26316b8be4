import ArgumentParser
import Foundation

/// The options that say what pictures to make.
struct PictureOptions: ParsableArguments {
    @Option(help: "A widget's kind; repeatable. Default: every widget.")
    var kind: [String] = []

    @Option(help: "A family such as systemSmall; repeatable. Default: all that the widget supports.")
    var family: [String] = []

    @Option(help: "A device's name or its screen's size, such as \"Apple Watch 45mm\" or 430x932. Default: the 430x932 class.")
    var device: String?

    @Option(help: "Pixels per point. Default: 3.")
    var scale: String?

    @Option(help: "light or dark; repeatable. Default: light.")
    var scheme: [String] = []

    @Option(help: "The size of text, such as accessibility1. Default: large.")
    var typeSize: String?

    @Option(help: "The language and region, such as de_DE. Default: en_US.")
    var locale: String?

    @Option(help: "The calendar, such as buddhist or hebrew. Default: the locale's.")
    var calendar: String?

    @Option(help: "The time zone, such as Europe/Berlin. Default: UTC.")
    var timeZone: String?

    @Option(help: "fullColor, accented or vibrant. Default: fullColor, and vibrant for accessories.")
    var renderingMode: String?

    @Option(help: "Hides content as if it were private, invalidated or a placeholder; repeatable.")
    var redact: [String] = []

    @Flag(help: "As on a dimmed display that is always on.")
    var luminanceReduced = false

    @Option(help: "The moment, as ISO 8601; the clock stands still there. Default: now.")
    var date: String?

    @Option(help: "current, snapshot or placeholder; for record, repeatable. Default: current.")
    var entry: [String] = []

    @Option(help: "Sets a parameter of the widget's configuration: name=value; repeatable.")
    var set: [String] = []

    @Option(help: "One of the configurations that the provider recommends, by its name.")
    var recommendation: String?

    @OptionGroup var inputs: InputOptions

    @Option(help: "A folder with asset catalogs. Default: the extension's own.")
    var assets: String?

    @Option(help: "The colours of ios18 or ios26. Default: ios18.")
    var palette: String?

    @Option(help: "A font family of this machine to set text in, such as \"SF Pro\". Default: the pinned fonts.")
    var fontSystem: String?

    @Option(help: "How many seconds a provider may take, and the view of a picture. Default: 10.")
    var timeout: String?
}

/// The options that say where pictures go and what is said about them.
struct OutputOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "The folder the pictures are written to.")
    var output: String = "previews"

    @Option(help: "png, svg or pdf.")
    var format: String = "png"

    @Option(help: "How many pictures are drawn at a time. Default: as many as there are cores.")
    var jobs: String?

    @Flag(help: "Describes the pictures as JSON on standard output.")
    var json = false

    @Flag(help: "Says nothing but warnings and errors.")
    var quiet = false
}
