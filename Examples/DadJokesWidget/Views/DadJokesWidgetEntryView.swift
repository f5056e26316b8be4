import SwiftUI
import WidgetKit

struct DadJokesWidgetEntryView: View {
    let entry: JokeEntry

    private let darkGray = Color(red: 0.27, green: 0.27, blue: 0.29)

    var body: some View {
        HStack(alignment: .center) {
            Image("joke-face")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 100)
                .accessibilityHidden(true)

            Divider()

            VStack(alignment: .leading) {
                Text(entry.joke.type.title)
                    .font(.headline.smallCaps())
                Text(entry.joke.joke)
                    .font(.title)
                    .minimumScaleFactor(0.5)
                Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .foregroundStyle(.white)
        .padding()
        // The background is always dark, so the divider always has its dark appearance.
        .environment(\.colorScheme, .dark)
        // The system removes it on a tinted Home Screen, where a background in the content would hide the text.
        .containerBackground(for: .widget) {
            LinearGradient(gradient: Gradient(colors: [.black, darkGray]), startPoint: .top, endPoint: .bottom)
        }
    }
}
