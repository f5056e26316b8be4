import CFrozenClock
import CairoGraphics
import DisplayList
import Foundation
import PictureEngine
import Processes
import SwiftUICore
import WidgetKitCore

/// Makes pictures inside a program that is not a widget's own, as a test's is.
@MainActor public final class PictureStudio {
    /// 9 January 2007, 9:41 in the morning, Universal Time.
    public nonisolated static let standardDate = Date(timeIntervalSince1970: 1_168_335_660)

    private static var studios: [[URL]: PictureStudio] = [:]
    /// Whoever stops the process's clock takes a turn.
    static let turn = StudioTurn()
    /// The folders whose recorded responses answer requests.
    private static var answering: [URL] = []

    private let engine: PictureEngine
    private let folder: ResourceFolder

    /// The studio with these asset catalogs.
    ///
    /// - Throws: an error that says which fonts or catalogs are missing.
    package static func shared(assets: [URL]) throws -> PictureStudio {
        if let known = studios[assets] { return known }
        let studio = try PictureStudio(assets: assets)
        studios[assets] = studio
        return studio
    }

    private init(assets: [URL]) throws {
        folder = try ResourceFolder.locate()
        engine = try PictureEngine(resources: folder, assetFolders: assets, report: { Console.shared.warn($0) })
    }

    /// The picture of a view on a canvas of `size` points, on white or, in the dark, on black: a PNG's bytes.
    package func picture<V: View>(
        of view: V, size: CGSize, scale: CGFloat, scheme: ColorScheme, date: Date = standardDate
    ) throws -> Data {
        try PNGEncoder().encode(bitmap(of: view, size: size, scale: scale, scheme: scheme, date: date), scale: scale)
    }

    /// The same as pixels.
    package func bitmap<V: View>(
        of view: V, size: CGSize, scale: CGFloat, scheme: ColorScheme, date: Date = standardDate
    ) throws -> Bitmap {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.colorScheme = scheme
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        environment.calendar = calendar
        environment.renderDate = date
        return try engine.bitmap(of: view, size: size, in: environment)
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
        _ widget: WidgetDescription, _ plan: WidgetPlan, _ body: (StudioPicture) throws -> Void
    ) async throws {
        let devices = try DeviceTable.read(from: folder)
        guard let device = plan.device.map({ devices.device(named: $0) }) ?? devices.standard else {
            throw ProgramFailure.badInput("there is no device \"\(plan.device ?? "")\" in the table.")
        }
        try await PictureStudio.turn.take {
            frozen_clock_set(plan.date.timeIntervalSince1970)
            defer { frozen_clock_clear() }
            let intent = try await WidgetParameters.intent(
                of: widget, setting: [], timeout: plan.timeout, sharesMainThread: true)
            let loader = EntryLoader(
                widget: widget, intent: intent, timeout: plan.timeout, console: .shared, sharesMainThread: true)
            for family in plan.families ?? widget.families {
                guard let size = device.size(of: family) else {
                    if plan.families == nil { continue }
                    throw ProgramFailure.badInput("\(device.name) shows no \(family) widgets.")
                }
                try await draw(widget, plan, family, size, loader, body)
            }
        }
    }

    private func draw(
        _ widget: WidgetDescription, _ plan: WidgetPlan, _ family: WidgetFamily, _ size: CGSize, _ loader: EntryLoader,
        _ body: (StudioPicture) throws -> Void
    ) async throws {
        let surroundings = plan.schemes.map { scheme in
            var surroundings = WidgetSurroundings(family: family, size: size, scale: plan.scale)
            surroundings.colorScheme = scheme
            surroundings.date = plan.date
            surroundings.isPlaceholder = plan.request == .placeholder
            return surroundings
        }
        let context = TimelineProviderContext(
            family: family, isPreview: plan.request == .snapshot, displaySize: size,
            environmentVariants: .init(surroundings.map(\.environmentVariant)))
        func show(_ entry: WidgetEntry, date: Date?, number: Int = 1) throws {
            for var surroundings in surroundings {
                if let date {
                    surroundings.date = date
                    frozen_clock_set(date.timeIntervalSince1970)
                }
                let list = try WidgetRenderer(widget: widget, surroundings: surroundings, session: engine.session())
                    .render(entry.content()).displayList
                try body(
                    StudioPicture(
                        surroundings: surroundings, size: size, date: date, number: number,
                        bitmap: engine.bitmaps.render(list, scale: plan.scale)))
            }
        }
        if let request = plan.request {
            return try show(try await loader.entry(request, in: context, at: plan.date), date: nil)
        }
        var (moment, number) = ("", 1)
        for entry in try await loader.timeline(in: context).entries.prefix(plan.limit ?? .max) {
            let name = PicturePath.name(of: entry.date)
            number = name == moment ? number + 1 : 1
            moment = name
            try show(entry, date: entry.date, number: number)
        }
        frozen_clock_set(plan.date.timeIntervalSince1970)
    }
}
