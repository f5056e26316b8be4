import SwiftUI

/// The events of a day in a medium widget.
struct CalendarMedium: View {
    var body: some View {
        VStack(spacing: 4) {
            HStack(alignment: .top, spacing: 12) {
                DateBadge()
                VStack(alignment: .leading, spacing: 8) {
                    EventRow(title: "Calendar event 1", time: "All-day · Calendar 1", color: .blueCalendar)
                    EventRow(
                        title: "Calendar event 2", time: "9:00\u{202F}AM – 10:00\u{202F}AM · Calendar 2",
                        color: .yellowCalendar)
                    EventRow(
                        title: "Calendar event 3", time: "1:00\u{202F}PM – 2:00\u{202F}PM · Calendar 1",
                        color: .blueCalendar)
                    Spacer(minLength: 0)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            CalendarFooter()
        }
        .padding(16)
    }
}

/// The events of a day in a small widget.
struct CalendarSmall: View {
    var body: some View {
        VStack(spacing: 4) {
            VStack(alignment: .leading, spacing: 4) {
                DateBadge()
                EventRow(title: "Calendar event 1", time: "All-day", color: .blueCalendar)
                EventRow(
                    title: "Calendar event 2", time: "9:00\u{202F}AM – 10:00\u{202F}AM", color: .yellowCalendar)
                Spacer(minLength: 0)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            CalendarFooter()
        }
        .padding(16)
    }
}

private struct DateBadge: View {
    var body: some View {
        VStack(alignment: .leading, spacing: -2) {
            Text("MON").font(.caption2.weight(.heavy)).foregroundStyle(Color(red: 0, green: 0.604, blue: 0.78))
            Text("18").font(.system(size: 30, weight: .semibold, design: .rounded))
        }
        .minimumScaleFactor(0.8)
        .lineLimit(1)
    }
}

private struct EventRow: View {
    let title: String
    let time: String
    let color: Color

    var body: some View {
        HStack(alignment: .center, spacing: 8) {
            RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 3)
            VStack(alignment: .leading, spacing: 1) {
                Text(title).font(.caption.weight(.semibold)).lineLimit(1)
                Text(time).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
            }
            Spacer(minLength: 0)
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct CalendarFooter: View {
    var body: some View {
        HStack(spacing: 0) {
            Spacer(minLength: 0)
            HStack(spacing: 2) {
                Image(systemName: "arrow.clockwise").font(.system(size: 9, weight: .semibold))
                Text("8:00\u{202F}AM").font(.system(size: 11))
            }
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
    }
}

extension Color {
    fileprivate static let blueCalendar = Color(red: 0.255, green: 0.412, blue: 0.84)
    fileprivate static let yellowCalendar = Color(red: 0.953, green: 0.741, blue: 0.294)
}
