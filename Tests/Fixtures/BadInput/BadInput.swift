// A folder from Xcode whose widgets each contain one error.
import Foundation
import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

/// A widget whose view runs a closure.
struct Doing: Widget {
    var kind = ""
    var deed: () -> Void = {}

    init() {}
    init(_ kind: String, _ deed: @escaping () -> Void) { (self.kind, self.deed) = (kind, deed) }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { _ in DeedView(kind: kind, deed: deed) }
            .supportedFamilies([.systemSmall])
    }
}

struct DeedView: View {
    let kind: String
    let deed: () -> Void

    var body: some View {
        let _ = deed()
        Group {
            if kind.hasPrefix("Image") { Image(kind).resizable() } else { Text(kind) }
        }
        .containerBackground(.clear, for: .widget)
    }
}

@main struct BadInput: WidgetBundle {
    var body: some Widget {
        Doing("Exits") { exit(0) }
        Doing("ExitsAtOnce") { _exit(7) }
        Doing("Loops") { while getpid() > 0 {} }
        Doing("Writes") {
            let folders = [FileManager.default.temporaryDirectory, .documentsDirectory, .cachesDirectory]
            for folder in folders {
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try? Data("left".utf8).write(to: folder.appendingPathComponent("left-by-bad-input"))
            }
        }
        Doing("ImageMissing") {}
        Doing("ImageHuge") {}
        Doing("ImageCorrupt") {}
        Doing("ImageDamaged") {}
        Doing("ImageOutside") {}
        Doing("ImageBroken") {}
    }
}
