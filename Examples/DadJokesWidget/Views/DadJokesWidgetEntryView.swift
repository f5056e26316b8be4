import SwiftUI
import WidgetKit

struct DadJokesWidgetEntryView: View {
    let entry: JokeEntry

    private let darkGray = Color(red: 0.27, green: 0.27, blue: 0.29)

    var body: some View {
        ZStack {
            LinearGradient(
                gradient: Gradient(colors: [.black, darkGray]), startPoint: .top, endPoint: .bottom)

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
        }
        .containerBackground(.black, for: .widget)
    }
}
