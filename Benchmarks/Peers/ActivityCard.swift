import SwiftUI

/// A large widget of the comparison with other tools: a gradient, a card with a shadow, a ring with a conic gradient, texts.
/// Beside it, activity.html is the same card for tools that read HTML.
struct ActivityCard: View {
    static let size = CGSize(width: 364, height: 382)
    /// The last digit of the steps.
    var digit = 4

    private let card = Color(red: 0.086, green: 0.094, blue: 0.188)
    private let track = Color(red: 0.18, green: 0.192, blue: 0.318)
    private var figures: [(String, String)] { [("STEPS", "8,21\(digit)"), ("DISTANCE", "6.1 km"), ("ENERGY", "412 kcal")] }
    private let days = [("MON", "64%"), ("SUN", "91%"), ("SAT", "103%")]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Activity").font(.system(size: 24, weight: .bold)).frame(height: 30)
            Text("Tuesday, 9 June").font(.system(size: 14)).opacity(0.75).frame(height: 20)
            summary.padding(.top, 16)
            HStack(spacing: 10) {
                ForEach(days, id: \.0) { day in
                    VStack(spacing: 2) {
                        Text(day.0).font(.system(size: 11, weight: .semibold)).opacity(0.7)
                        Text(day.1).font(.system(size: 17, weight: .semibold))
                    }
                    .frame(maxWidth: .infinity).frame(height: 62)
                    .background(.white.opacity(0.16), in: RoundedRectangle(cornerRadius: 14))
                }
            }
            .padding(.top, 18)
        }
        .foregroundStyle(.white)
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(
            LinearGradient(
                colors: [
                    Color(red: 0.106, green: 0.118, blue: 0.294), Color(red: 0.416, green: 0.173, blue: 0.569),
                    Color(red: 0.851, green: 0.322, blue: 0.478),
                ], startPoint: .topLeading, endPoint: .bottomTrailing))
    }

    private var summary: some View {
        HStack(spacing: 22) {
            ZStack {
                Circle().inset(by: 9).stroke(track, lineWidth: 18)
                Circle().inset(by: 9).trim(from: 0, to: 0.78)
                    .stroke(
                        AngularGradient(
                            colors: [
                                Color(red: 0.98, green: 0.067, blue: 0.31), Color(red: 1, green: 0.624, blue: 0.039),
                                Color(red: 0.651, green: 1, blue: 0),
                            ], center: .center, startAngle: .degrees(0), endAngle: .degrees(280.8)),
                        lineWidth: 18)
                    .rotationEffect(.degrees(-90))
                Text("78%").font(.system(size: 30, weight: .bold))
            }
            .frame(width: 144, height: 144)
            VStack(alignment: .leading, spacing: 12) {
                ForEach(figures, id: \.0) { figure in
                    VStack(alignment: .leading, spacing: 2) {
                        Text(figure.0).font(.system(size: 11, weight: .semibold)).opacity(0.6)
                        Text(figure.1).font(.system(size: 19, weight: .semibold))
                    }
                }
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 20)
        .frame(height: 184)
        .background(card, in: RoundedRectangle(cornerRadius: 24))
        .shadow(color: .black.opacity(0.4), radius: 14, y: 6)
    }
}
