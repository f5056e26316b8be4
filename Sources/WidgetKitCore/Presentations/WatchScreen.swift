import SwiftUI

/// A watch with an accessory where a face shows it, and outlines of others. The Smart Stack shows rectangles on a card.
///
/// The positions are guesses.
struct WatchScreen: View {
    let picture: PresentedPicture

    var body: some View {
        let screen = picture.device.screen
        ZStack {
            Color.black
            ForEach(Array(others.enumerated()), id: \.offset) { place in
                NeighborOutline(shape: Circle()).frame(width: circle.width, height: circle.height).position(place.element)
            }
            accessory.position(center)
            if picture.form != .widget(.accessoryRectangular) { time.position(x: screen.width / 2, y: screen.height / 2) }
        }
        .frame(width: screen.width, height: screen.height)
        .clipShape(RoundedRectangle(cornerRadius: screen.width * 0.24, style: .continuous))
    }

    @ViewBuilder private var accessory: some View {
        if picture.form == .widget(.accessoryRectangular) {
            picture.view.padding(6)
                .background(Color(white: 0.17), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
        } else {
            picture.view
        }
    }

    private var time: some View {
        ScreenClock(date: picture.date)
            .font(.system(size: picture.device.screen.width * 0.22, weight: .medium)).foregroundStyle(.white)
    }

    private var circle: CGSize { picture.device.size(of: .accessoryCircular) ?? CGSize(width: 42, height: 42) }

    private var center: CGPoint {
        let screen = picture.device.screen
        switch picture.form {
        case .widget(.accessoryCircular): return CGPoint(x: screen.width / 2, y: screen.height - circle.height / 2 - 6)
        case .widget(.accessoryCorner):
            return CGPoint(x: picture.size.width / 2 + 10, y: screen.height - picture.size.height / 2 - 10)
        case .widget(.accessoryInline): return CGPoint(x: screen.width / 2, y: picture.size.height / 2 + 26)
        default: return CGPoint(x: screen.width / 2, y: screen.height / 2)
        }
    }

    /// The middles of other accessories.
    private var others: [CGPoint] {
        let (screen, radius) = (picture.device.screen, circle.height / 2 + 6)
        switch picture.form {
        case .widget(.accessoryCircular):
            return [radius + 6, screen.width - radius - 6].map { CGPoint(x: $0, y: screen.height - radius - 10) }
        case .widget(.accessoryCorner): return [CGPoint(x: screen.width - radius - 6, y: screen.height - radius - 6)]
        default: return []
        }
    }
}
