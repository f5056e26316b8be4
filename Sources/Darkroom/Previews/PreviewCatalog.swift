import Foundation
import PictureEngine
import Processes
import SwiftUI
import WidgetKitCore

/// Finds the previews of the program and gives each a unique name.
@MainActor enum PreviewCatalog {
    /// The time limit of a `PreviewProvider` in seconds.
    private static let limit = 10.0

    /// Returns all previews: each `#Preview`, file by file, and then the views of each `PreviewProvider`.
    ///
    /// - Parameters:
    ///   - device: the device on which their views are resolved.
    ///   - isOwn: whether to leave out providers of libraries. These show the libraries' views, and can need what a widget does not.
    ///   - engine: called only if there are providers, because their views contain their names.
    /// - Throws: the error of `engine`.
    static func all(
        on device: WidgetDevice, own isOwn: Bool = false, with engine: () throws -> PictureEngine
    ) throws -> [PreviewSubject] {
        var names = UniqueNames()
        var subjects = Preview.all().map { found -> PreviewSubject in
            let file = (found.fileID as NSString).lastPathComponent
            let content = content(of: found.preview)
            let usual = [content.kind, content.form].compactMap { $0 }.joined(separator: "-")
            let name = found.preview.name ?? (usual.isEmpty ? (file as NSString).deletingPathExtension : usual)
            return PreviewSubject(
                title: found.preview.name, name: names.take(name), source: "\(file):\(found.line)", content: content)
        }
        let providers = Preview.providers().filter { provider in
            !isOwn || module.map { String(reflecting: provider).hasPrefix("\($0).") } ?? true
        }
        guard !providers.isEmpty else { return subjects }
        // The views are drawn later, or not at all.
        let session = try engine().session(isSilent: true)
        for provider in providers {
            let renderer = PreviewRenderer(
                surroundings: WidgetSurroundings(screenOf: device, scale: device.scale), session: session)
            let type = String(describing: provider)
            session.onAbandon = { failure in
                Console.shared.error("\(type): \(failure)")
                ProgramEnd.exit(ProgramFailure.Status.widgetFailed.rawValue)
            }
            let asked = LostPreviews.ask(provider, isAsked: !isOwn) {
                Watchdog.guarding(
                    seconds: limit,
                    message: {
                        "\(type): its previews did not come within \(Int(limit)) seconds. Is there an endless loop?"
                    }
                ) { provider.members(with: renderer.views) }
            }
            guard let (members, counts) = asked else { continue }
            for (index, member) in members.enumerated() {
                let view = PreviewSubject.ProviderMember(
                    provider: provider, index: index, counts: counts, options: member.options, colorScheme: member.colorScheme)
                let activity = (member.options.context as? ActivityPreviewContext)?.content
                let form = activity.map { "\($0.attributes)-\($0.form)" } ?? view.family.map { "\(type)-\($0)" }
                let usual = form ?? type
                let content = activity.map { PreviewSubject.Content.activity(drawn($0)) }
                subjects.append(
                    PreviewSubject(
                        title: member.options.name, name: names.take(member.options.name ?? usual), source: type,
                        content: content ?? .member(view)))
            }
        }
        return subjects
    }

    /// An activity's preview of a provider, drawn by the program's activity with the same attributes. No bundle lists those of sources
    /// without an entry point.
    private static func drawn(_ content: LiveActivityPreviewContent) -> LiveActivityPreviewContent {
        content.drawn {
            let isMeant = { (activity: LiveActivityDescription) in activity.attributes == content.attributes }
            if let listed = ExtensionContents.make().activities.first(where: isMeant) { return listed }
            let widgets = Preview.types(conformingTo: "Widget").lazy.compactMap { $0 as? any Widget.Type }
            return widgets.compactMap { ExtensionDescription(of: $0.init()).activities.first(where: isMeant) }.first
        }
    }

    /// The extension's own module, which has the name of the program; nil where the tool has not built the program.
    private static var module: String? {
        Bundle.main.bundleURL.pathExtension == "appex" ? Bundle.main.bundleURL.deletingPathExtension().lastPathComponent : nil
    }

    /// Whether the program has previews.
    static var hasPreviews: Bool { !Preview.all().isEmpty || !Preview.providers().isEmpty }

    private static func content(of preview: Preview) -> PreviewSubject.Content {
        if let content = preview.content as? WidgetPreviewContent { return .widget(content) }
        if let content = preview.content as? LiveActivityPreviewContent { return .activity(content) }
        return .view(preview)
    }
}
