import Checks
import Files
import Foundation
import FoundationSupplement
import PictureEngine
import Processes
import SwiftUICore
import WidgetKitCore

/// Answers the studio's requests for pictures in a process that goes on: fonts stay open, and what a widget stores stays.
@MainActor final class PictureServer {
    private let base: RunSetup
    private(set) lazy var checks = ServedChecks(resourceFolders: base.resourceFolders) { [console] in console.note("note: \($0)") }
    /// The options of the start, with those of darkroom.yml.
    let options: PictureOptions
    let maker: PictureMaker
    let console = Console.shared
    /// The options of earlier requests, because parsing takes longer than some pictures.
    private var parsed: [[String]: PictureOptions] = [:]
    /// The timelines that have been asked for since the last tap.
    var timelines: [PictureRequest: WidgetTimeline] = [:]
    /// The warnings about no picture in particular that came while something was drawn, by what was drawn.
    private var generalWarnings: [String: [RunWarning]] = [:]

    /// - Parameter options: the inputs that all pictures share.
    /// - Throws: `ProgramFailure` if an option is invalid or a resource is missing.
    init(_ options: PictureOptions, folder: URL, threads: Int) throws {
        self.options = try PictureMatrix.single(options)
        base = try RunSetup(self.options, console: console, selectsWidgets: false)
        maker = try PictureMaker(folder: folder, threads: threads)
    }

    /// Answers requests until there are no more.
    func run() async {
        let queue = RequestQueue()
        // Requests that cannot be read are answered at once, and nothing comes before the event.
        PictureServer.send(ServerAnswer(event: "started"))
        queue.read { PictureServer.send($0) }
        while let request = await queue.next() { await answer(request) }
        // What is laid out is also drawn.
        await maker.finish()
    }

    private nonisolated static func send(_ answer: ServerAnswer) {
        let text = (try? ReportEncoding.lineEncoder.encode(answer)).map { String(decoding: $0, as: UTF8.self) }
        Console.shared.print(text ?? "{}")
    }

    private func answer(_ request: ServerRequest) async {
        do {
            let result: any Encodable
            switch request.task {
            case .list: result = try await listing()
            case .draw: return try await draw(request)
            case .timeline: result = try await timeline(required(request))
            case .tap: result = try await tap(required(request), target: request.target ?? -1)
            case .save: result = try await save(request)
            case .cancel: return
            }
            PictureServer.send(ServerAnswer(re: request.id, result: result))
        } catch {
            PictureServer.send(ServerAnswer(re: request.id, error: .init(error)))
        }
    }

    /// - Throws: `ProgramFailure` if a request names no picture.
    func required(_ request: ServerRequest) throws -> PictureRequest {
        guard let picture = request.picture else { throw ProgramFailure.badInput("The request \(request.id) names no picture.") }
        return picture
    }

    // MARK: Pictures

    /// Lays out the pictures, and answers when they are drawn. Meanwhile the next request is laid out.
    private func draw(_ request: ServerRequest) async throws {
        let start = ContinuousClock.now
        let picture = try required(request)
        let known = console.warnings.count
        let inspects = request.inspect ?? false
        let (setup, laidOut, findings) = request.check == true
            ? try await judged(picture, inspects: inspects) : try await unjudged(picture, inspects: inspects)
        let about = "\(picture.kind ?? picture.preview ?? "") \(picture.form ?? "")"
        generalWarnings[about, default: []] += console.warnings.dropFirst(known).filter { $0.kind == nil }
        let warnings = console.warnings.filter { $0.kind != nil && $0.kind == picture.kind && $0.family == picture.form }
            + generalWarnings[about, default: []]
        var pictures = laidOut.map { ServedPicture($0, now: setup.now, inspects: inspects) }
        for (index, findings) in zip(pictures.indices, findings) { pictures[index].findings = findings }
        let orders = laidOut.map { PictureMaker.Order($0, name: PictureServer.name(of: $0), as: .png, with: setup) }
        maker.draw(orders) { [pictures] result in
            switch result {
            case .success(let files):
                let duration = (ContinuousClock.now - start) / .milliseconds(1)
                PictureServer.send(
                    ServerAnswer(
                        re: request.id,
                        result: ServedPictures(
                            pictures: zip(pictures, files).map { $0.saved(as: $1) }, warnings: warnings,
                            milliseconds: Int(duration.rounded()))))
            case .failure(let error): PictureServer.send(ServerAnswer(re: request.id, error: .init(error)))
            }
        }
    }

    private func unjudged(
        _ request: PictureRequest, inspects: Bool
    ) async throws -> (setup: RunSetup, pictures: [SelectedPicture], findings: [[Finding]]) {
        let (setup, pictures) = try await layOut(request, inspects: inspects)
        return (setup, pictures, [])
    }

    /// The picture's name in notes of the pictures in progress.
    static func name(of picture: SelectedPicture) -> String {
        picture.preview ?? [picture.kind, picture.form].compactMap { $0 }.joined(separator: " ")
    }

    /// - Parameter presents: whether pictures are put into their place if the options say so.
    /// - Throws: `ProgramFailure` if an option is invalid or the widget fails.
    func layOut(
        _ request: PictureRequest, inspects: Bool, presents: Bool = true
    ) async throws -> (RunSetup, [SelectedPicture]) {
        var setup = try setup(for: request)
        setup.settings.presentsPictures = presents
        var (pictures, failure) = ([SelectedPicture](), ProgramFailure?.none)
        var failed = false
        if let preview = request.preview {
            let arguments = try PreviewArguments.parse(["--preview", preview])
            failed = try await setup.layOut(
                arguments.subjects(with: setup, options(of: request)), inspects: inspects, onFailure: { failure = $0 }
            ) { pictures.append($0) }
        } else {
            failed = try await setup.layOutWidgets(
                inspects: inspects,
                entry: request.entry.map { index in { [unowned self] in try await entry(index, of: $0, for: request) } },
                onFailure: { failure = $0 }
            ) { pictures.append($0) }
            let surfaces = try ExtensionSurfaces(of: setup.selection, with: setup)
            let failedSurface = try await setup.layOut(surfaces.subjects, inspects: inspects, onFailure: { failure = $0 }) {
                pictures.append($0)
            }
            failed = failed || failedSurface
            if let index = request.entry, !surfaces.subjects.isEmpty, pictures.indices.contains(index) { pictures = [pictures[index]] }
        }
        if pictures.isEmpty, failed {
            throw failure ?? .widgetFailed(
                "\(request.kind ?? request.preview ?? "The widget") ended the program. The messages of the program say why.")
        }
        return (setup, pictures)
    }

    private func setup(for request: PictureRequest) throws -> RunSetup {
        var setup = try RunSetup(
            options(of: request), console: console, selectsWidgets: request.preview == nil, after: base)
        setup.drawsPlaceholders = true
        return setup
    }

    private func options(of request: PictureRequest) throws -> PictureOptions {
        if let known = parsed[request.words] { return known }
        var options = try PictureOptions.parse(request.words)
        guard options.inputs.recordFixtures == nil else {
            throw ProgramFailure.badInput("--record-fixtures: the studio opens no network. Record with render.")
        }
        options = options.standing(over: self.options)
        options.seed = self.options.seed
        parsed[request.words] = options
        return options
    }

    // MARK: Time

    private func entry(_ index: Int, of widget: ConfiguredWidget, for request: PictureRequest) async throws -> WidgetEntry {
        let entries = try await timeline(of: widget, for: request).entries
        guard entries.indices.contains(index) else {
            throw ProgramFailure.badInput("The timeline has \(entries.count) entries, and no entry \(index).")
        }
        return entries[index]
    }

    /// The provider's timeline, which it is asked for once.
    private func timeline(of widget: ConfiguredWidget, for request: PictureRequest) async throws -> WidgetTimeline {
        var key = request
        key.entry = nil
        if let known = timelines[key] { return known }
        let timeline = try await widget.timeline()
        timelines[key] = timeline
        return timeline
    }

    /// The timeline as the page shows it.
    ///
    /// - Throws: `ProgramFailure` if the provider fails.
    func timeline(_ request: PictureRequest) async throws -> ServedTimeline {
        let setup = try setup(for: request)
        if setup.selection.widgets.isEmpty {
            // The states of a Live Activity follow each other as pictures.
            let (_, pictures) = try await layOut(request, inspects: false)
            return ServedTimeline(
                entries: pictures.enumerated().map { .init(index: $0.offset, date: $0.element.date ?? setup.now, relevance: nil) },
                reloads: [], policy: "never", budget: nil)
        }
        var (answer, failure) = (ServedTimeline?.none, ProgramFailure?.none)
        _ = try await setup.forEachWidget(onFailure: { failure = $2 }) { widget in
            answer = ServedTimeline(try await timeline(of: widget, for: request), now: setup.now)
        }
        guard let answer else { throw failure ?? .widgetFailed("The widget has no timeline.") }
        return answer
    }

    // MARK: Contents

    private func listing() async throws -> StudioListing {
        let matrix = try PictureMatrix(options)
        let languages = BundleLanguages(of: ExtensionFolder.locate().map(ExtensionFolder.places) ?? [])
        return StudioListing(
            listing: StudioListing.Contents(try await ExtensionListing(on: base.settings.device) { base.engine }, on: base.settings.device),
            choices: StudioChoices(devices: base.devices, languages: languages),
            variants: matrix.isSingle ? [] : StudioListing.Variant.all(matrix.looks, standardDevice: base.devices.standard.name),
            configuration: try ConfigurationFile.located(options.config)?.options ?? [], warnings: console.warnings)
    }
}

