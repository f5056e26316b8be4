import SwiftUI
import WidgetKit

@main struct WidgetRules: WidgetBundle {
    var body: some Widget {
        BackgroundBad()
        BackgroundGood()
        RemovableBad()
        RemovableGood()
        ArchiveBad()
        ArchiveGood()
        LargeImageBad()
        LargeImageGood()
        OversizedBad()
        OversizedGood()
        LinkBad()
        LinkGood()
        IntentBad()
        IntentGood()
        GalleryBad()
        GalleryGood()
        BlankBad()
        BlankGood()
        FamilyBad()
        FamilyGood()
        LayoutBad()
        LayoutGood()
        MemoryBad()
        MemoryGood()
        KindGood()
    }
}

struct Moment: TimelineEntry {
    let date: Date
}

struct Moments: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

/// A text in the middle of a widget.
struct Words: View {
    let text: LocalizedStringKey

    var body: some View {
        Text(text)
            .font(.headline)
            .foregroundStyle(.primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
    }
}
