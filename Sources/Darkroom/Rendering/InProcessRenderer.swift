import CairoGraphics
import DisplayList
import Foundation
import FoundationSupplement
import PictureEngine
import Processes
import SwiftUICore
import WidgetKitCore

/// The name by which tests know the renderer and its `standardDate`.
public typealias PictureStudio = InProcessRenderer

/// Draws views and widgets inside a program that is not a widget's own, as a test's is; otherwise as `render` does.
///
/// Nothing that it does to the process outlasts a picture, except recorded responses.
@MainActor public final class InProcessRenderer {
    /// 9 January 2007, 9:41 in the morning, Universal Time.
    public nonisolated static let standardDate = Date(timeIntervalSince1970: 1_168_335_660)

    private static var renderers: [[URL]: InProcessRenderer] = [:]
    /// Lets one test at a time freeze the clock, because the clock belongs to the whole process.
    static let clockLock = AsyncLock()
    /// The folders whose recorded responses answer requests.
    private static var answering: [URL] = []

    private let engine: PictureEngine
    private let devices: DeviceTable

    /// The one with these asset catalogs and the fonts beside them.
    ///
    /// - Parameter assets: asset catalogs, or an extension's resource folders, in the order in which they are searched.
    /// - Throws: an error that says which fonts or catalogs are missing.
    package static func shared(assets: [URL]) throws -> InProcessRenderer {
        if let known = renderers[assets] { return known }
        let renderer = try InProcessRenderer(assets: assets)
        renderers[assets] = renderer
        return renderer
    }

    private init(assets: [URL]) throws {
        let resources = try ResourceFolder.located()
        devices = try DeviceTable.read(from: resources)
        engine = try PictureEngine.opened(resources, assetFolders: assets, console: .shared)
        for folder in assets { engine.registerFonts(in: folder) }
    }

    /// The picture of a view on a canvas of `size` points, on white or, in the dark, on black: a PNG's bytes.
    package func picture<V: View>(
        of view: @autoclosure () -> V, size: CGSize, scale: CGFloat, scheme: ColorScheme, date: Date = standardDate
    ) throws -> Data {
        try PNGEncoder().encode(bitmap(of: view(), size: size, scale: scale, scheme: scheme, date: date), scale: scale)
    }

    /// The same as pixels. The view is made and drawn on the usual device, with the clock standing at `date`.
    package func bitmap<V: View>(
        of view: @autoclosure () -> V, size: CGSize, scale: CGFloat, scheme: ColorScheme, date: Date = standardDate
    ) throws -> Bitmap {
        var surroundings = WidgetSurroundings(screenOf: devices.standard, scale: scale)
        surroundings.colorScheme = scheme
        surroundings.date = date
        return try HostSettings.freezing(at: date) {
            try HostEnvironment.with(surroundings.host) {
                try engine.bitmap(of: view(), size: size, in: surroundings.viewEnvironment)
            }
        }
    }

    /// Lets requests be answered by what these folders have recorded, in all that the process asks from now on, and by
    /// nothing else: the network stays closed. Of two folders with a response the later one named answers.
    ///
    /// - Throws: `ProgramFailure` for a recording that cannot be read.
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

    /// What of a widget is drawn.
    package struct WidgetPlan: Sendable {
        /// Nil for all that the widget supports and the device shows.
        package var families: [WidgetFamily]?
        package var schemes: [ColorScheme]
        /// Nil for every entry of the timeline.
        package var request: WidgetEntryRequest?
        /// The first so many entries of a timeline; nil for all.
        package var limit: Int?
        package var date: Date
        /// A device's name; nil for the usual one.
        package var device: String?
        /// Pixels per point.
        package var scale: CGFloat
        /// How many seconds the provider may take.
        package var timeout: Double

        package init(
            families: [WidgetFamily]?, schemes: [ColorScheme], request: WidgetEntryRequest?, limit: Int? = nil,
            date: Date, device: String?, scale: CGFloat, timeout: Double
        ) {
            (self.families, self.schemes, self.request, self.limit) = (families, schemes, request, limit)
            (self.date, self.device, self.scale, self.timeout) = (date, device, scale, timeout)
        }
    }

    /// Draws a widget, family by family, and hands each picture over.
    ///
    /// - Throws: `ProgramFailure` for a device that is not known, and where the provider or the views fail.
    package func draw(
        _ widget: WidgetDescription, _ plan: WidgetPlan, _ body: (WidgetPicture) throws -> Void
    ) async throws {
        guard let device = plan.device.map({ devices.device(named: $0) }) ?? devices.standard else {
            throw ProgramFailure.badInput("there is no device \"\(plan.device ?? "")\" in the table.")
        }
        var settings = PictureSettings(device: device)
        settings.scale = plan.scale
        settings.schemes = plan.schemes
        settings.requests = [plan.request ?? .current]
        settings.timeout = plan.timeout
        var setup = RunSetup(engine: engine, devices: devices, settings: settings, now: plan.date, console: .shared)
        setup.sharesProcess = true
        try await InProcessRenderer.clockLock.withLock {
            defer { HostSettings.unfreeze() }
            for family in plan.families ?? widget.families {
                if plan.families == nil, device.size(of: family) == nil { continue }
                HostSettings.freeze(at: plan.date)
                let configured = try await ConfiguredWidget(
                    widget, family: family, on: device, parameters: [], setup: setup)
                try await draw(configured, plan, body)
            }
        }
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
