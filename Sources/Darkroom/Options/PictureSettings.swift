import CairoGraphics
import DisplayList
import Files
import Foundation
import FoundationSupplement
import Processes
import SwiftUICore
import WidgetKitCore

/// The requested pictures, and what they are made with.
@MainActor struct PictureSettings {
    var device: WidgetDevice
    /// Pixels per point.
    var scale: CGFloat = 3
    /// The requested color schemes, each once; at least one.
    var schemes: [ColorScheme] = [.light]
    var typeSize = DynamicTypeSize.large
    /// The locale in which the widget runs.
    var locale = Locale(identifier: "en_US")
    /// The locale of the device's user.
    var userLocale = Locale(identifier: "en_US")
    /// The language of the widget's sources.
    var developmentLanguage = "en"
    var timeZone = TimeZone.gmt
    var renderingMode: WidgetRenderingMode?
    /// The color of accented content that the user has chosen.
    var tint: RGBAColor?
    var redactionReasons: RedactionReasons = []
    var isLuminanceReduced = false
    /// Whether pictures show what VoiceOver reads.
    var isAccessibilityPicture = false
    var accessibility: AccessibilitySettings = []
    /// The requested moment; `nil` for the present.
    var date: Date?
    /// The seed of random numbers and hash values.
    var seed = 0
    /// The requested entries, each once; at least one.
    var requests: [WidgetEntryRequest] = [.current]
    var parameters: [(name: String, value: String)] = []
    /// The name of a recommended configuration.
    var recommendation: String?
    var inputs = InputSettings()
    var assets: URL?
    var palette = SystemPalette.iOS18
    /// The system whose rules for widgets hold; nil draws what no system would show.
    var os: SystemVersion?
    /// The place in which pictures are shown.
    var presentation = Presentation.bare
    var wallpaper = Wallpaper.drawn(.tide)
    /// Whether pictures are put into their place. If not, only their look follows it.
    var presentsPictures = true
    /// Whether missing images and colors are drawn conspicuously.
    var placeholderBoxes = false
    /// An installed font family that replaces the pinned fonts.
    var systemFamily: String?
    /// The time limit of a provider, in seconds.
    var timeout = 10.0
    /// The largest memory of the program in bytes.
    var memory = 4_000_000_000

    /// Creates the settings of a command without options.
    init(device: WidgetDevice) { self.device = device }

    /// Reads the values of the options.
    ///
    /// - Throws: `ProgramFailure` for the first invalid value.
    init(_ options: PictureOptions, devices: DeviceTable) throws {
        device = try options.device.first.map { try PictureSettings.device($0, in: devices) } ?? devices.standard
        scale = try PictureNumbers.number(options.scale ?? "3", for: "--scale", in: 0.1...20)
        let schemes = try options.schemes()
        self.schemes = schemes.isEmpty ? [.light] : PictureSettings.unique(schemes)
        typeSize = try options.typeSize.first?.value(for: "--type-size") ?? .large
        let locale = try PictureSettings.locale(options.locale.first ?? "en_US", for: "--locale")
        userLocale = try options.calendar.map { locale.with(try $0.value(for: "--calendar")) } ?? locale
        self.locale = userLocale
        namesLocale = !options.locale.isEmpty
        timeZone = try PictureSettings.timeZone(options.timeZone ?? "UTC")
        renderingMode = try options.renderingMode.first?.value(for: "--rendering-mode")
        if let text = options.tint {
            tint = try ColorOption.color(from: text, for: "--tint")
            guard renderingMode == .accented else {
                throw ProgramFailure.badInput(
                    "--tint: only the accented rendering mode has a tint. Add --rendering-mode accented.")
            }
        }
        redactionReasons = try options.redact.reduce(into: []) { $0.formUnion(try $1.value(for: "--redact")) }
        isLuminanceReduced = options.luminanceReduced
        accessibility = try options.accessibility.reduce(into: []) {
            $0.formUnion(try $1.value(for: "--accessibility"))
        }
        recommendation = options.recommendation
        date = try options.date.map { [timeZone] in try DateOption.date(from: $0, for: "--date", in: timeZone) }
        seed = try options.seed.map { try PictureNumbers.whole($0, for: "--seed", in: 0...Int.max) } ?? 0
        let requests = try options.entry.map { try $0.value(for: "--entry") }
        self.requests = requests.isEmpty ? [.current] : PictureSettings.unique(requests)
        parameters = try options.set.map { text in
            guard let (name, value) = PictureSettings.split(text) else {
                throw ProgramFailure.badInput("--set: \"\(text)\" lacks its value. Write it as parameter=value.")
            }
            return (name, value)
        }
        inputs = try InputSettings(options.inputs)
        assets = try options.assets.map(PictureSettings.folder)
        os = try options.os?.value(for: "--os")
        palette = try options.palette?.value(for: "--palette") ?? (os == .iOS26 ? .iOS26 : .iOS18)
        presentation = try options.presentation?.value(for: "--presentation") ?? .bare
        if let wallpaper = options.wallpaper {
            guard presentation != .bare else {
                throw ProgramFailure.badInput(
                    "--wallpaper lies behind pictures in their place. Name the place with --presentation, such as auto.")
            }
            self.wallpaper = try Wallpaper(named: wallpaper)
        }
        isAccessibilityPicture = options.accessibilityPicture
        if isAccessibilityPicture, presentation != .bare {
            throw ProgramFailure.badInput(
                "--accessibility-picture shows a picture alone. Leave out --accessibility-picture or --presentation.")
        }
        placeholderBoxes = options.placeholderBoxes
        systemFamily = options.fontSystem
        memory = try options.memory.map { try MemoryLimit.bytes($0, for: "--memory") } ?? memory
        timeout = try Double(PictureNumbers.number(options.timeout ?? "10", for: "--timeout", in: 0.01...86_400))
    }

    /// The locale that the device tells: that of its user, and beneath a pseudo-language that of the sources.
    var deviceLocale: Locale { PseudoLanguage.sources(of: locale) ?? userLocale }

    /// How the names of pictures tell the variant.
    var label = VariantLabel()

    /// Whether an option names the locale.
    var namesLocale = false

    /// Gives the widget the language that it has on a device of the user: one that it has texts in, or else that of its
    /// sources.
    mutating func chooseLanguage(of extensionFolder: URL?) {
        let languages = BundleLanguages(of: extensionFolder.map(ExtensionFolder.places) ?? [])
        developmentLanguage = languages.development
        locale = languages.locale(for: userLocale)
    }

    /// Takes the rules and the looks of iOS 26 where the extension runs on nothing older, and no option says otherwise.
    mutating func chooseSystem(of extensionFolder: URL?, unless options: PictureOptions) {
        guard options.os == nil, let oldest = extensionFolder.flatMap(ExtensionFolder.oldestSystem),
            Int(oldest.prefix { $0 != "." }) ?? 0 >= 26
        else { return }
        os = .iOS26
        if options.palette == nil { palette = .iOS26 }
    }

    /// Tells the user if the widget's language is not the one that the options name.
    ///
    /// - Parameter option: the option or the place in a file that names the locale.
    func tellLanguage(to console: Console, option: String = "--locale") {
        guard locale != userLocale, namesLocale, PseudoLanguage(userLocale) == nil else { return }
        func name(_ language: String) -> String {
            Locale(identifier: "en_US").localizedString(forIdentifier: language) ?? language
        }
        let wanted = userLocale.language.languageCode?.identifier ?? userLocale.identifier
        console.note(
            "\(option) \(userLocale.identifier): the widget has no texts in \(name(wanted)), so its language is "
                + "\(name(developmentLanguage)), as on an iPhone. A folder \(wanted).lproj, a String Catalog or "
                + "CFBundleLocalizations in its Info.plist says otherwise.")
    }

    /// The entry for commands that draw only one: the last that the options name.
    var request: WidgetEntryRequest { requests.last ?? .current }

    /// Returns the surroundings of a widget, one for each scheme; none if the device does not show the family.
    func surroundings(of family: WidgetFamily, on device: WidgetDevice) -> [WidgetSurroundings] {
        guard
            let surroundings = WidgetSurroundings(
                family: family, on: device, scale: scale, renderingMode: renderingMode)
        else { return [] }
        return appearances(of: surroundings)
    }

    /// Returns the surroundings of a view outside a widget, one for each scheme.
    func surroundings(screenOf device: WidgetDevice) -> [WidgetSurroundings] {
        appearances(of: WidgetSurroundings(screenOf: device, scale: scale, renderingMode: renderingMode))
    }

    private func appearances(of surroundings: WidgetSurroundings) -> [WidgetSurroundings] {
        schemes.map { scheme in
            var surroundings = surroundings
            surroundings.redactionReasons = redactionReasons
            surroundings.isLuminanceReduced = isLuminanceReduced
            surroundings.isAccessibilityPicture = isAccessibilityPicture
            surroundings.accessibility = accessibility
            surroundings.colorScheme = scheme
            surroundings.typeSize = typeSize
            surroundings.locale = locale
            surroundings.timeZone = timeZone
            surroundings.palette = palette.name
            surroundings.system = os
            surroundings.tint = tint
            surroundings.presentation = presentation
            surroundings.label = label
            return surroundings
        }
    }

    private static func device(_ name: String, in devices: DeviceTable) throws -> WidgetDevice {
        if let device = devices.device(named: name) { return device }
        let near = NearNames.question(name, in: devices.names)
        throw ProgramFailure.badInput(
            "--device: there is no device \"\(name)\" in the table.\(near) "
                + "Name a device, such as \"\(devices.standard.name)\", or a screen, such as 430x932.")
    }

    static func locale(_ identifier: String, for option: String) throws -> Locale {
        let locale = Locale(identifier: identifier)
        let known = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))
        guard let language = locale.language.languageCode?.identifier, known.contains(language),
            identifier.wholeMatch(of: #/[A-Za-z]{2,8}([-_@][A-Za-z0-9=;-]+)*/#) != nil
        else {
            throw ProgramFailure.badInput(
                "\(option): \"\(identifier)\" is not a locale. Write language and region, such as en_US or zh-Hans_CN.")
        }
        return locale
    }

    private static func timeZone(_ identifier: String) throws -> TimeZone {
        if let zone = TimeZone(identifier: identifier) { return zone }
        throw Choice.unknown(identifier, for: "--time-zone", names: TimeZone.knownTimeZoneIdentifiers)
    }

    private static func folder(_ path: String) throws -> URL {
        var isDirectory: ObjCBool = false
        let url = URL(fileURLWithPath: path, isDirectory: true)
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw ProgramFailure.badInput("--assets: \(url.path) is not a folder. Name a folder with asset catalogs.")
        }
        return url
    }

    private static func split(_ text: String) -> (String, String)? {
        guard let sign = text.firstIndex(of: "="), sign != text.startIndex else { return nil }
        return (String(text[..<sign]), String(text[text.index(after: sign)...]))
    }

    private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}
