import Foundation
import Goldens
import Processes
import WidgetKitCore

extension GoldenSettings {
    /// Creates the settings of a golden folder.
    ///
    /// - Parameters:
    ///   - setup: the setup of a run with the options.
    ///   - inputs: the input files of the options with their paths in the golden folder.
    ///   - variants: the variants of the pictures; nil if there are none.
    @MainActor init(_ options: PictureOptions, setup: RunSetup, inputs: GoldenInputs, variants: [PictureVariant]?) {
        let settings = setup.settings
        self.init(
            device: settings.device.name, scale: options.scale ?? "3", typeSize: settings.typeSize.name,
            locale: options.locale.first ?? "en_US", timeZone: options.timeZone ?? "UTC",
            date: GoldenSettings.text(of: setup.now), entries: settings.requests.map(\.rawValue),
            palette: settings.palette.name)
        calendar = options.calendar?.text
        renderingMode = settings.renderingMode?.name
        tint = options.tint
        redactions = GoldenSettings.unlessEmpty(settings.redactionReasons.names)
        isLuminanceReduced = settings.isLuminanceReduced ? true : nil
        accessibility = GoldenSettings.unlessEmpty(settings.accessibility.names)
        parameters = GoldenSettings.unlessEmpty(options.set)
        recommendation = options.recommendation
        fixtures = GoldenSettings.unlessEmpty(inputs.fixtures)
        fixtureFolders = GoldenSettings.unlessEmpty(inputs.fixtureFolders)
        defaults = GoldenSettings.unlessEmpty(inputs.defaults)
        data = GoldenSettings.unlessEmpty(inputs.data)
        assets = inputs.assets
        timeout = options.timeout
        seed = options.seed
        os = settings.os?.rawValue
        drawsPlaceholderBoxes = settings.placeholderBoxes ? true : nil
        presentation = settings.presentation == .bare ? nil : settings.presentation.rawValue
        wallpaper = inputs.wallpaper
        self.variants = variants?.map { Variant(name: $0.name, options: $0.options, only: $0.only, except: $0.except) }
    }

    /// Returns the options that make the same pictures again.
    ///
    /// - Parameter folder: the golden folder.
    /// - Throws: `ProgramFailure` that names the list, if a value is invalid.
    @MainActor func options(in folder: URL) throws -> PictureOptions {
        func path(_ file: String) -> String { folder.appendingPathComponent(file).standardizedFileURL.path }
        var options = try PictureOptions.parse([])
        options.device = [device]
        options.scale = scale
        options.typeSize = [ValueName(typeSize)]
        options.locale = [locale]
        options.calendar = calendar.map { ValueName($0) }
        options.timeZone = timeZone
        options.renderingMode = [renderingMode].compactMap { $0.map { ValueName($0) } }
        options.tint = tint
        options.redact = (redactions ?? []).map { ValueName($0) }
        options.luminanceReduced = isLuminanceReduced ?? false
        options.accessibility = (accessibility ?? []).map { ValueName($0) }
        options.date = date
        options.seed = seed
        options.entry = entries.map { ValueName($0) }
        options.set = parameters ?? []
        options.recommendation = recommendation
        options.inputs.fixture = (fixtures ?? []).map { "\($0.url)=\(path($0.file))" }
        options.inputs.fixtures = (fixtureFolders ?? []).map(path)
        options.inputs.defaults = (defaults ?? []).map { defaults in
            (defaults.suite.map { "\($0)=" } ?? "") + path(defaults.file)
        }
        options.inputs.data = (data ?? []).map(path)
        options.assets = assets.map(path)
        options.palette = ValueName(palette)
        options.os = os.map { ValueName($0) }
        options.placeholderBoxes = drawsPlaceholderBoxes ?? false
        options.presentation = presentation.map { ValueName($0) }
        options.wallpaper = wallpaper.map { DrawnWallpaper(rawValue: $0) == nil ? path($0) : $0 }
        options.timeout = timeout
        do { _ = try options.check() } catch let failure as ProgramFailure {
            let file = folder.appendingPathComponent(GoldenList.fileName).path
            throw ProgramFailure.badInput(
                "The list of goldens \(file) has a value that no option takes: \(failure.message) Take it from version control again.")
        }
        return options
    }

    /// Returns the variants of the pictures with the paths of their files; nil if there are none.
    ///
    /// - Parameter folder: the golden folder.
    func pictureVariants(in folder: URL) -> [PictureVariant]? {
        variants?.map { variant in
            PictureVariant(name: variant.name, options: variant.options, only: variant.only, except: variant.except)
                .mappingFiles { GoldenInputs.isCopy($0) ? folder.appendingPathComponent($0).standardizedFileURL.path : $0 }
        }
    }

    private static func unlessEmpty<Element>(_ list: [Element]) -> [Element]? { list.isEmpty ? nil : list }
}

extension PictureOptions {
    /// Returns these options, with those of `kept` for options that are not given. Options that select pictures are ignored.
    func completed(by kept: PictureOptions) -> PictureOptions {
        var options = self
        options.device = device.isEmpty ? kept.device : device
        options.scale = scale ?? kept.scale
        options.typeSize = typeSize.isEmpty ? kept.typeSize : typeSize
        options.locale = locale.isEmpty ? kept.locale : locale
        // Another locale may have another calendar.
        options.calendar = calendar ?? (locale.isEmpty ? kept.calendar : nil)
        options.timeZone = timeZone ?? kept.timeZone
        options.renderingMode = renderingMode.isEmpty ? kept.renderingMode : renderingMode
        // Another rendering mode has no tint.
        options.tint = tint ?? (renderingMode.isEmpty || renderingMode == kept.renderingMode ? kept.tint : nil)
        options.redact = redact.isEmpty ? kept.redact : redact
        options.luminanceReduced = luminanceReduced || kept.luminanceReduced
        options.accessibility = accessibility.isEmpty ? kept.accessibility : accessibility
        options.date = date ?? kept.date
        options.seed = seed ?? kept.seed
        options.entry = entry.isEmpty ? kept.entry : entry
        options.set = set.isEmpty ? kept.set : set
        options.recommendation = recommendation ?? kept.recommendation
        options.inputs.fixture = inputs.fixture.isEmpty ? kept.inputs.fixture : inputs.fixture
        options.inputs.fixtures = inputs.fixtures.isEmpty ? kept.inputs.fixtures : inputs.fixtures
        options.inputs.defaults = inputs.defaults.isEmpty ? kept.inputs.defaults : inputs.defaults
        options.inputs.data = inputs.data.isEmpty ? kept.inputs.data : inputs.data
        options.inputs.recordFixtures = inputs.recordFixtures ?? kept.inputs.recordFixtures
        options.assets = assets ?? kept.assets
        // Another system may have other colors.
        options.palette = palette ?? (os == nil ? kept.palette : nil)
        options.os = os ?? kept.os
        options.placeholderBoxes = placeholderBoxes || kept.placeholderBoxes
        options.accessibilityPicture = accessibilityPicture || kept.accessibilityPicture
        options.presentation = presentation ?? kept.presentation
        options.wallpaper = wallpaper ?? kept.wallpaper
        options.timeout = timeout ?? kept.timeout
        options.memory = memory ?? kept.memory
        options.fontSystem = fontSystem ?? kept.fontSystem
        return options
    }
}
