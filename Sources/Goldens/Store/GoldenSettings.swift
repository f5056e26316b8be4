import Files
import Foundation
import WidgetKitCore

/// What the pictures of a golden folder are made with: the options of `render`, as their texts.
///
/// What is usual today is written down, too, so that another default some day changes no golden. Files that options name
/// lie in the golden folder, and are named by their paths there.
struct GoldenSettings: Codable, Equatable, Sendable {
    /// A file of user defaults; without a suite it is one of several suites.
    struct Defaults: Codable, Equatable, Sendable {
        var suite: String?
        var file: String
    }

    /// A file that answers requests for a URL.
    struct Fixture: Codable, Equatable, Sendable {
        var url: String
        var file: String
    }

    var device: String
    var scale: String
    var typeSize: String
    var locale: String
    var calendar: String?
    var timeZone: String
    var renderingMode: String?
    var redactions: [String]?
    var isLuminanceReduced: Bool?
    /// The moment, as ISO 8601 in Universal Time.
    var date: String
    var entries: [String]
    /// Each as `name=value`.
    var parameters: [String]?
    var recommendation: String?
    var fixtures: [Fixture]?
    var fixtureFolders: [String]?
    var defaults: [Defaults]?
    /// The folder with asset catalogs, from the golden folder on. It is part of the design, so it is not copied.
    var assets: String?
    var palette: String
    /// Seconds.
    var timeout: String?

    /// The settings that options come to.
    ///
    /// - Parameters:
    ///   - setup: what was made of the options.
    ///   - inputs: the files they name, as they lie in the golden folder.
    @MainActor init(_ options: PictureOptions, setup: RunSetup, inputs: GoldenInputs) {
        let settings = setup.settings
        device = settings.device.name
        scale = options.scale ?? "3"
        typeSize = settings.typeSize.name
        locale = options.locale ?? "en_US"
        calendar = options.calendar
        timeZone = options.timeZone ?? "UTC"
        renderingMode = settings.renderingMode?.name
        redactions = GoldenSettings.unlessEmpty(settings.redactionReasons.names)
        isLuminanceReduced = settings.isLuminanceReduced ? true : nil
        date = GoldenSettings.text(of: setup.now)
        entries = settings.requests.map(\.rawValue)
        parameters = GoldenSettings.unlessEmpty(options.set)
        recommendation = options.recommendation
        fixtures = GoldenSettings.unlessEmpty(inputs.fixtures)
        fixtureFolders = GoldenSettings.unlessEmpty(inputs.fixtureFolders)
        defaults = GoldenSettings.unlessEmpty(inputs.defaults)
        assets = inputs.assets
        palette = settings.palette.name
        timeout = options.timeout
    }

    /// The options that make the pictures again.
    ///
    /// - Parameter folder: the golden folder.
    /// - Throws: never in practice: options without arguments are always right.
    @MainActor func options(in folder: URL) throws -> PictureOptions {
        func path(_ file: String) -> String { folder.appendingPathComponent(file).standardizedFileURL.path }
        var options = try PictureOptions.parse([])
        options.device = device
        options.scale = scale
        options.typeSize = typeSize
        options.locale = locale
        options.calendar = calendar
        options.timeZone = timeZone
        options.renderingMode = renderingMode
        options.redact = redactions ?? []
        options.luminanceReduced = isLuminanceReduced ?? false
        options.date = date
        options.entry = entries
        options.set = parameters ?? []
        options.recommendation = recommendation
        options.inputs.fixture = (fixtures ?? []).map { "\($0.url)=\(path($0.file))" }
        options.inputs.fixtures = (fixtureFolders ?? []).map(path)
        options.inputs.defaults = (defaults ?? []).map { defaults in
            (defaults.suite.map { "\($0)=" } ?? "") + path(defaults.file)
        }
        options.assets = assets.map(path)
        options.palette = palette
        options.timeout = timeout
        return options
    }

    /// A moment as the folder keeps it; fractions of a second only where there are some.
    static func text(of date: Date) -> String {
        let whole = date.timeIntervalSince1970.rounded(.down) == date.timeIntervalSince1970
        return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !whole))
    }

    private static func unlessEmpty<Element>(_ list: [Element]) -> [Element]? { list.isEmpty ? nil : list }
}

extension GoldenSettings {
    /// What is set otherwise than in `other`, for people: `scale 3 → 2`.
    func changes(from other: GoldenSettings) -> [String] {
        let (new, old) = (texts, other.texts)
        return Set(new.keys).union(old.keys).sorted().compactMap { key in
            new[key] == old[key] ? nil : "\(key) \(old[key] ?? "none") → \(new[key] ?? "none")"
        }
    }

    private var texts: [String: String] {
        let data = (try? ReportEncoding.lineEncoder.encode(self)) ?? Data()
        let values = (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
        return values.mapValues { value in
            if let text = value as? String { return text }
            let data = try? JSONSerialization.data(
                withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
            return String(decoding: data ?? Data(), as: UTF8.self)
        }
    }
}

extension PictureOptions {
    /// These options where they are given, else those of `kept`; what chooses among pictures is not looked at.
    func completed(by kept: PictureOptions) -> PictureOptions {
        var options = self
        options.device = device ?? kept.device
        options.scale = scale ?? kept.scale
        options.typeSize = typeSize ?? kept.typeSize
        options.locale = locale ?? kept.locale
        // Another locale has a calendar of its own.
        options.calendar = calendar ?? (locale == nil ? kept.calendar : nil)
        options.timeZone = timeZone ?? kept.timeZone
        options.renderingMode = renderingMode ?? kept.renderingMode
        options.redact = redact.isEmpty ? kept.redact : redact
        options.luminanceReduced = luminanceReduced || kept.luminanceReduced
        options.date = date ?? kept.date
        options.entry = entry.isEmpty ? kept.entry : entry
        options.set = set.isEmpty ? kept.set : set
        options.recommendation = recommendation ?? kept.recommendation
        options.inputs.fixture = inputs.fixture.isEmpty ? kept.inputs.fixture : inputs.fixture
        options.inputs.fixtures = inputs.fixtures.isEmpty ? kept.inputs.fixtures : inputs.fixtures
        options.inputs.defaults = inputs.defaults.isEmpty ? kept.inputs.defaults : inputs.defaults
        options.assets = assets ?? kept.assets
        options.palette = palette ?? kept.palette
        options.timeout = timeout ?? kept.timeout
        return options
    }
}
