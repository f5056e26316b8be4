import SwiftUI

/// A watch: accessories on a face, or cards in the Smart Stack.
struct WatchScreen: View {
    let device: WidgetDevice
    let date: Date
    let pictures: [PresentedPicture]

    /// Places the pictures of a screen.
    ///
    /// - Throws: `ScreenFailure` if one finds no room.
    init(_ pictures: [PresentedPicture], on device: WidgetDevice, date: Date) throws {
        (self.pictures, self.device, self.date) = (pictures, device, date)
        guard let first = pictures.first.map(WatchScreen.place) else { return }
        for (index, picture) in pictures.enumerated() {
            if WatchScreen.place(of: picture) != first {
                throw ScreenFailure(index: index, reason: "it has its place on another screen of the watch than the first picture")
            }
            if index >= first.room {
                throw ScreenFailure(index: index, reason: "there is room for \(first.room) of these pictures")
            }
        }
    }

    /// Where a watch shows a picture.
    private enum Place {
        case corner, circle, bezel, inline, stack

        /// How many pictures there is room for.
        var room: Int {
            switch self {
            case .corner: 4
            case .circle: 3
            case .bezel, .inline: 1
            case .stack: 2
            }
        }
    }

    private static func place(of picture: PresentedPicture) -> Place {
        switch picture.form {
        case .widget(.accessoryCorner): .corner
        case .widget(.accessoryCircular): picture.label == nil ? .circle : .bezel
        case .widget(.accessoryInline): .inline
        default: .stack
        }
    }

    var body: some View {
        let screen = device.screen
        ZStack {
            Color.black
            switch pictures.first.map(WatchScreen.place) {
            case .corner?: CornerFace(device: device, date: date, corners: pictures)
            case .bezel?: BezelFace(device: device, date: date, picture: pictures[0])
            case .circle?, .inline?: DigitalFace(device: device, date: date, pictures: pictures)
            case .stack?, nil: SmartStack(device: device, date: date, cards: pictures)
            }
        }
        .frame(width: screen.width, height: screen.height)
        .clipShape(RoundedRectangle(cornerRadius: WatchFace.cornerRadius(of: device), style: .continuous))
    }
}

/// The digital time, with text above it and circles below it.
///
/// The positions are guesses.
private struct DigitalFace: View {
    let device: WidgetDevice
    let date: Date
    let pictures: [PresentedPicture]

    var body: some View {
        let circle = WatchFace.circle(of: device)
        ZStack {
            ScreenClock(date: date)
                .font(.system(size: device.screen.width * 0.22, weight: .medium)).foregroundStyle(.white)
            if pictures.first?.form == .widget(.accessoryInline) {
                pictures[0].view.padding(.top, 26).frame(maxHeight: .infinity, alignment: .top)
            } else {
                HStack(spacing: 8) {
                    ForEach([1, 0, 2], id: \.self) { place in
                        if place < pictures.count {
                            pictures[place].view
                        } else {
                            NeighborOutline(shape: Circle()).frame(width: circle, height: circle)
                        }
                    }
                }
                .padding(.bottom, 12)
                .frame(maxHeight: .infinity, alignment: .bottom)
            }
        }
    }
}

/// The Smart Stack: cards below the time.
///
/// The positions are guesses.
private struct SmartStack: View {
    let device: WidgetDevice
    let date: Date
    let cards: [PresentedPicture]

    var body: some View {
        let size = device.size(of: .accessoryRectangular) ?? CGSize(width: 184, height: 80.5)
        let shape = RoundedRectangle(cornerRadius: 20, style: .continuous)
        VStack(spacing: 6) {
            ScreenClock(date: date).font(.system(size: 16, weight: .medium)).foregroundStyle(.white)
                .frame(maxWidth: .infinity, alignment: .trailing).padding(.trailing, 26).padding(.top, 12)
            Spacer(minLength: 0)
            ForEach(Array(cards.enumerated()), id: \.offset) { card in
                if case .activity = card.element.form {
                    card.element.view.clipShape(shape)
                } else {
                    card.element.view.padding(4).background(Color(white: 0.17), in: shape)
                }
            }
            if cards.count < 2 {
                NeighborOutline(shape: shape).frame(width: size.width, height: size.height)
            }
        }
        .padding(.bottom, cards.count < 2 ? -size.height * 0.42 : 12)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
}
