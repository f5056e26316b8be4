import SwiftUI

/// A medium widget of the comparison with other tools: texts and colored bars on white. Beside it, calendar.html is the same
/// card for tools that read HTML.
struct CalendarCard: View {
    static let size = CGSize(width: 364, height: 170)
    /// The number of events that have no room.
    var more = 2

    private struct Event {
        let title: String
        let place: String
        let color: Color
    }

    private let events = [
        Event(title: "Design review", place: "10:00 – 11:00, Room 4", color: Color(red: 1, green: 0.231, blue: 0.188)),
        Event(title: "Lunch with Mina", place: "12:30 – 13:30, Riverside", color: Color(red: 0.204, green: 0.78, blue: 0.349)),
        Event(title: "Dentist", place: "16:15 – 17:00, 12 Mill Lane", color: Color(red: 0, green: 0.478, blue: 1)),
    ]
    private let grey = Color(red: 0.557, green: 0.557, blue: 0.576)

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            VStack(alignment: .leading, spacing: 0) {
                Text("TUESDAY").font(.system(size: 12, weight: .semibold))
                    .foregroundStyle(Color(red: 1, green: 0.231, blue: 0.188))
                Text("9").font(.system(size: 46, weight: .light))
                Spacer(minLength: 0)
                Text("\(more) more events").font(.system(size: 12)).foregroundStyle(grey)
            }
            .frame(width: 92, alignment: .leading)
            VStack(alignment: .leading, spacing: 12) {
                ForEach(events, id: \.title) { event in
                    HStack(spacing: 8) {
                        RoundedRectangle(cornerRadius: 2).fill(event.color).frame(width: 4, height: 36)
                        VStack(alignment: .leading, spacing: 1) {
                            Text(event.title).font(.system(size: 14, weight: .semibold))
                            Text(event.place).font(.system(size: 12)).foregroundStyle(grey)
                        }
                    }
                }
            }
        }
        .foregroundStyle(.black)
        .padding(17)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.white)
    }
}
