import CairoGraphics
import DisplayList
import Foundation
import FoundationSupplement
import PictureEngine
import Processes
import SwiftUICore
import WidgetKitCore

/// The name of the renderer in tests, which use its `standardDate`.
public typealias PictureStudio = InProcessRenderer

/// Draws views and widgets as `render` does, but in another program than the widget's, such as a test.
///
/// It restores the state of the process after each picture, except for recorded responses.
@MainActor public final class InProcessRenderer {
    /// 9 January 2007, 9:41 a.m., Universal Time.
    public nonisolated static let standardDate = Date(timeIntervalSince1970: 1_168_335_660)

    private static var renderers: [[URL]: InProcessRenderer] = [:]
    /// Lets one test at a time freeze the clock, because the clock belongs to the whole process.
    static let clockLock = AsyncLock()
    /// The folders with the recorded responses that answer requests.
    private static var answering: [URL] = []

    let engine: PictureEngine
    let devices: DeviceTable

    /// Returns the renderer with these asset catalogs and the fonts beside them.
    ///
    /// - Parameter assets: asset catalogs, or an extension's resource folders, in the order in which they are searched.
    /// - Throws: `ProgramFailure` if fonts or catalogs are missing.
    package static func shared(assets: [URL]) throws -> InProcessRenderer {
        if let known = renderers[assets] { return known }
        let renderer = try InProcessRenderer(assets: assets)
        renderers[assets] = renderer
        return renderer
    }

    private init(assets: [URL]) throws {
        if let name = FoundationCorrections.failures.first { throw ProgramFailure.badInput(HostCheck.failure(name)) }
        let resources = try ResourceFolder.located()
        devices = try DeviceTable.read(from: resources)
        engine = try PictureEngine.opened(resources, assetFolders: assets, console: .shared)
        for folder in assets { engine.registerFonts(in: folder) }
    }

    /// Returns the PNG of a view on a canvas of `size` points. The background is white, or black in dark mode.
    ///
    /// - Throws: `ViewFailure` if the views are nested too deeply, `PictureFailure` if no picture has the size in pixels.
    package func picture<V: View>(
        of view: @autoclosure () -> V, size: CGSize, scale: CGFloat, scheme: ColorScheme, date: Date = standardDate
    ) throws -> Data {
        try PNGEncoder().encode(bitmap(of: view(), size: size, scale: scale, scheme: scheme, date: date), scale: scale)
    }

    /// Returns the pixels of a view on a canvas of `size` points. The background is white, or black in dark mode.
    ///
    /// The view is created and drawn on the standard device, with the clock stopped at `date`.
    ///
    /// - Parameter marksMissing: whether missing images and colors are drawn conspicuously.
    /// - Throws: `ViewFailure` if the views are nested too deeply, `PictureFailure` if no picture has the size in pixels.
    package func bitmap<V: View>(
        of view: @autoclosure () -> V, size: CGSize, scale: CGFloat, scheme: ColorScheme, date: Date = standardDate,
        marksMissing: Bool = false
    ) throws -> Bitmap {
        engine.marksMissing = marksMissing
        defer { engine.marksMissing = false }
        var surroundings = WidgetSurroundings(screenOf: devices.standard, scale: scale)
        surroundings.colorScheme = scheme
        surroundings.date = date
        return try HostSettings.freezing(at: date) {
            try HostEnvironment.with(surroundings.host) {
                try RandomNumbers.drawing("view") {
                    try engine.bitmap(of: view(), size: size, in: surroundings.viewEnvironment)
                }
            }
        }
    }

    /// Answers all later requests of the process with the recorded responses of these folders.
    ///
    /// The network is not available. If two folders have a response, the later folder takes precedence.
    /// - Throws: `ProgramFailure` if a recording cannot be read.
    package static func answerRequests(from folders: [URL]) throws {
        let new = folders.map(\.standardizedFileURL).filter { !answering.contains($0) }
        guard !new.isEmpty else { return }
        for folder in new {
            let list = folder.appendingPathComponent(FixtureList.name)
            if FileManager.default.fileExists(atPath: list.path) { continue }
            throw ProgramFailure.badInput("There is no \(FixtureList.name) in \(folder.path), which the test names.")
        }
        let responses = try (answering + new).map { try FixtureList(folder: $0).responses() }
        try RecordedNetwork.shared.install(responses, named: [], recorder: nil)
        answering += new
    }

    /// The pictures of a widget to draw.
    package struct WidgetPlan: Sendable {
        /// The families; nil for all families that the widget supports and the device shows.
        package var families: [WidgetFamily]?
        package var schemes: [ColorScheme]
        /// The requested entry; nil for every entry of the timeline.
        package var request: WidgetEntryRequest?
        /// The largest number of entries of a timeline; nil for all.
        package var limit: Int?
        package var date: Date
        /// A device's name; nil for the standard device.
        package var device: String?
        /// Pixels per point.
        package var scale: CGFloat
        /// The time limit of the provider in seconds.
        package var timeout: Double
        /// The system whose rules for widgets hold; nil for none.
        package var os: SystemVersion?
        /// Whether missing images and colors are drawn conspicuously.
        package var placeholderBoxes = false

        package init(
            families: [WidgetFamily]?, schemes: [ColorScheme], request: WidgetEntryRequest?, limit: Int? = nil,
            date: Date, device: String?, scale: CGFloat, timeout: Double
        ) {
            (self.families, self.schemes, self.request, self.limit) = (families, schemes, request, limit)
            (self.date, self.device, self.scale, self.timeout) = (date, device, scale, timeout)
        }
    }

    /// Draws a widget family by family, and passes each picture to `body`.
    ///
    /// - Throws: `ProgramFailure` if the device is not known, or the provider or a view fails, and the errors of `body`.
    package func draw(
        _ widget: WidgetDescription, _ plan: WidgetPlan, _ body: (WidgetPicture) throws -> Void
    ) async throws {
        let device = try device(of: plan)
        var settings = PictureSettings(device: device)
        settings.scale = plan.scale
        settings.schemes = plan.schemes
        settings.requests = [plan.request ?? .current]
        settings.timeout = plan.timeout
        settings.os = plan.os
        settings.placeholderBoxes = plan.placeholderBoxes
        if plan.os == .iOS26 { settings.palette = .iOS26 }
        var setup = RunSetup(engine: engine, devices: devices, settings: settings, now: plan.date, console: .shared)
        setup.sharesProcess = true
        try await InProcessRenderer.clockLock.withLock {
            engine.marksMissing = plan.placeholderBoxes
            defer {
                HostSettings.unfreeze()
                engine.marksMissing = false
            }
            for family in plan.families ?? widget.families {
                if plan.families == nil, device.size(of: family) == nil { continue }
                HostSettings.freeze(at: plan.date)
                let configured = try await ConfiguredWidget(
                    widget, family: family, on: device, parameters: [], setup: setup)
                try await draw(configured, plan, body)
            }
        }
    }

    /// The device of a plan.
    ///
    /// - Throws: `ProgramFailure` if it is not known.
    func device(of plan: WidgetPlan) throws -> WidgetDevice {
        guard let device = plan.device.map({ devices.device(named: $0) }) ?? devices.standard else {
            throw ProgramFailure.badInput("there is no device \"\(plan.device ?? "")\" in the table.")
        }
        return device
    }

    private func draw(
        _ widget: ConfiguredWidget, _ plan: WidgetPlan, _ body: (WidgetPicture) throws -> Void
    ) async throws {
        func show(_ picture: RenderedView, in surroundings: WidgetSurroundings, date: Date?, number: Int = 1) throws {
            let bitmap = try engine.bitmaps.render(picture.displayList, scale: plan.scale)
            try body(WidgetPicture(surroundings: surroundings, date: date, number: number, bitmap: bitmap))
        }
        guard plan.request == nil else {
            let entry = try await widget.entry()
            for surroundings in widget.surroundings {
                try show(widget.requestedPicture(of: entry, in: surroundings), in: surroundings, date: nil)
            }
            return
        }
        var (moment, number) = ("", 1)
        for entry in try await widget.timeline().entries.prefix(plan.limit ?? .max) {
            let name = PicturePath.name(of: entry.date)
            number = name == moment ? number + 1 : 1
            moment = name
            for surroundings in widget.surroundings {
                let picture = try widget.picture(of: entry, in: surroundings, at: entry.date)
                try show(picture, in: surroundings, date: entry.date, number: number)
            }
        }
    }
}
