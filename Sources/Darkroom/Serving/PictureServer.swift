import AppIntents
import CairoGraphics
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
    /// The options of the start, with those of darkroom.yml.
    private let options: PictureOptions
    private let maker: PictureMaker
    private let console = Console.shared
    /// The options of earlier requests, because parsing takes longer than some pictures.
    private var parsed: [[String]: PictureOptions] = [:]
    /// The timelines that have been asked for since the last tap.
    private var timelines: [PictureRequest: WidgetTimeline] = [:]
    /// The requests whose pictures are being drawn.
    private var drawing: [Int: Task<Void, Never>] = [:]
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
        queue.read { PictureServer.send($0) }
        PictureServer.send(ServerAnswer(event: "started"))
        while let request = await queue.next() { await answer(request) }
        // What is laid out is also drawn.
        while let task = drawing.first { await task.value.value }
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

    private func required(_ request: ServerRequest) throws -> PictureRequest {
        guard let picture = request.picture else { throw ProgramFailure.badInput("The request \(request.id) names no picture.") }
        return picture
    }

    // MARK: Pictures

    /// Lays out the pictures, and answers when they are drawn. Meanwhile the next request is laid out.
    private func draw(_ request: ServerRequest) async throws {
        let start = ContinuousClock.now
        let picture = try required(request)
        let known = console.warnings.count
        let (setup, laidOut) = try await layOut(picture, inspects: request.inspect ?? false)
        let about = "\(picture.kind ?? picture.preview ?? "") \(picture.form ?? "")"
        generalWarnings[about, default: []] += console.warnings.dropFirst(known).filter { $0.kind == nil }
        let warnings = console.warnings.filter { $0.kind != nil && $0.kind == picture.kind && $0.family == picture.form }
            + generalWarnings[about, default: []]
        let (maker, inspects) = (maker, request.inspect ?? false)
        let now = setup.now
        let limit = setup.settings.timeout
        let encoders = laidOut.map { setup.engine.encoder(format: .png, scale: $0.surroundings.scale) }
        drawing[request.id] = Task { @MainActor in
            defer { drawing[request.id] = nil }
            do {
                var pictures: [ServedPicture] = []
                for (one, encoder) in zip(laidOut, encoders) {
                    let file = try await maker.file(
                        of: one.view.displayList, named: PictureServer.name(of: one), with: encoder, scale: one.surroundings.scale, limit: limit)
                    pictures.append(ServedPicture(one, file: file, now: now, inspects: inspects))
                }
                let duration = (ContinuousClock.now - start) / .milliseconds(1)
                PictureServer.send(
                    ServerAnswer(
                        re: request.id,
                        result: ServedPictures(pictures: pictures, warnings: warnings, milliseconds: Int(duration.rounded()))))
            } catch {
                PictureServer.send(ServerAnswer(re: request.id, error: .init(error)))
            }
        }
    }

    /// Draws pictures as files of a format, and timelines as animations.
    private func save(_ request: ServerRequest) async throws -> SavedFiles {
        let wanted = try request.pictures ?? [required(request)]
        let name = request.format ?? "png"
        var files: [SavedFiles.File] = []
        for picture in wanted {
            if let format = AnimationFormat.allNamed.first(where: { $0.name == name })?.value {
                files.append(try await animation(of: picture, as: format))
                continue
            }
            let format = try ValueName<PictureFormat>(name).value(for: "format")
            let (setup, laidOut) = try await layOut(picture, inspects: false)
            for one in laidOut {
                let file = try await maker.file(
                    of: one.view.displayList, named: PictureServer.name(of: one),
                    with: setup.engine.encoder(format: format, scale: one.surroundings.scale), scale: one.surroundings.scale,
                    limit: setup.settings.timeout)
                files.append(SavedFiles.File(name: PictureServer.fileName(of: one) + ".\(format.rawValue)", file: file))
            }
        }
        return SavedFiles(files: files)
    }

    /// Draws the entries of a timeline as an animation, at the pace of `timeline --animate`.
    private func animation(of request: PictureRequest, as format: AnimationFormat) async throws -> SavedFiles.File {
        let timeline = try await timeline(request)
        var pictures: [(picture: SelectedPicture, engine: PictureEngine)] = []
        for entry in timeline.entries {
            var request = request
            request.entry = entry.index
            let (setup, laidOut) = try await layOut(request, inspects: false)
            if let first = laidOut.first { pictures.append((first, setup.engine)) }
        }
        guard let first = pictures.first?.picture else { throw ProgramFailure.badInput("There are no pictures for an animation.") }
        let times = timeline.entries.map(\.date)
        let scale = first.surroundings.scale
        let file = try maker.write(
            named: pictures.map { PictureDigest($0.picture.view.displayList).text }.joined() + "\(times)", extension: format.rawValue
        ) { handle in
            let encoder = AnimationEncoder(format: format, file: handle, scale: scale)
            for (index, one) in pictures.enumerated() {
                let next = times.indices.contains(index + 1) ? times[index + 1].timeIntervalSince(times[index]) : 3600
                try encoder.add(
                    try one.engine.bitmaps.render(one.picture.view.displayList, scale: scale),
                    for: AnimationPace.standard.duration(of: max(next, 60)))
            }
            try encoder.finish()
        }
        return SavedFiles.File(name: PictureServer.fileName(of: first) + ".\(format.rawValue)", file: file)
    }

    /// The name of a saved picture: that of its file in the folder of `render`, without folders.
    private static func fileName(of picture: SelectedPicture) -> String {
        let variants = picture.surroundings.variants.map { "-\($0)" }.joined()
        return PicturePath.plainFolder(of: name(of: picture).replacingOccurrences(of: " ", with: "-") + variants)
    }

    private static func name(of picture: SelectedPicture) -> String {
        picture.preview ?? [picture.kind, picture.form].compactMap { $0 }.joined(separator: " ")
    }

    /// - Throws: `ProgramFailure` if an option is invalid or the widget fails.
    private func layOut(_ request: PictureRequest, inspects: Bool) async throws -> (RunSetup, [SelectedPicture]) {
        let setup = try setup(for: request)
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
        let chosen = (options.kind, options.family, options.scheme.isEmpty ? self.options.scheme : options.scheme)
        options = options.completed(by: self.options)
        (options.kind, options.family, options.scheme) = chosen
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

    private func timeline(_ request: PictureRequest) async throws -> ServedTimeline {
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

    // MARK: Taps

    private func tap(_ request: PictureRequest, target: Int) async throws -> ServedTap {
        let (setup, pictures) = try await layOut(request, inspects: false)
        guard let picture = pictures.first else { throw ProgramFailure.badInput("There is no picture to tap.") }
        let performer = TapPerformer(timeout: setup.settings.timeout, console: console)
        let targets = picture.view.root.tapTargets
        guard targets.indices.contains(target) else {
            guard let url = picture.view.widgetURL else {
                return ServedTap(text: "A tap on \(picture.kind) opens the app.", url: nil, changed: false)
            }
            return ServedTap(text: "A tap on \(picture.kind) opens \(url.absoluteString).", url: url.absoluteString, changed: false)
        }
        let tapped = targets[target]
        if let url = tapped.url {
            return ServedTap(
                text: "A tap on \"\(tapped.label)\" in \(picture.kind) opens \(url.absoluteString).", url: url.absoluteString, changed: false)
        }
        guard let intent = tapped.intent else {
            throw ProgramFailure.badInput(
                "\"\(tapped.label)\" in \(picture.kind) runs code, which widgets cannot do. Give it an intent: Button(intent:) or "
                    + "Toggle(isOn:intent:).")
        }
        timelines = [:]
        try await performer.perform(intent, of: picture.kind)
        // The studio draws everything again, whatever the intent asks to be reloaded.
        (_, _) = (WidgetCenter.shared.takeReloads(), ControlCenter.shared.takeReloads())
        return ServedTap(
            text: "A tap on \"\(tapped.label)\" in \(picture.kind) ran \(String(describing: type(of: intent))).", url: nil, changed: true)
    }

    // MARK: Contents

    private func listing() async throws -> StudioListing {
        let matrix = try PictureMatrix(options)
        let languages = BundleLanguages(of: ExtensionFolder.locate().map(ExtensionFolder.places) ?? [])
        return StudioListing(
            listing: StudioListing.Contents(try await ExtensionListing(on: base.settings.device) { base.engine }, on: base.settings.device),
            choices: StudioChoices(devices: base.devices, languages: languages),
            variants: matrix.isSingle ? [] : matrix.looks.map { StudioListing.Variant($0) }, warnings: console.warnings)
    }
}

