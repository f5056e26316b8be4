import DisplayList
import SwiftUI

/// A phone in StandBy: two widgets, enlarged, or a Live Activity on the whole screen.
struct StandByScreen: View {
    /// One or two widgets, or a Live Activity.
    let pictures: [PresentedPicture]
    let device: WidgetDevice
    let isNight: Bool

    var body: some View {
        let screen = CGSize(width: device.screen.height, height: device.screen.width)
        content(on: screen)
            .frame(width: screen.width, height: screen.height)
            .background(background)
            .grayscale(isNight ? 1 : 0)
            .colorMultiply(isNight ? Color(red: 1, green: 0.16, blue: 0.12) : .white)
    }

    @ViewBuilder private func content(on screen: CGSize) -> some View {
        if let activity {
            // The layout of the Lock Screen is shown at twice its size, according to Apple's session 10194 of 2023.
            scaled(activity, by: min(2, screen.width / max(1, activity.size.width)))
        } else {
            // The distances are guesses.
            let side = min(screen.height - 48, (screen.width - 2 * 62 - 24) / 2)
            HStack(spacing: 24) {
                ForEach(0..<2, id: \.self) { index in
                    if index < pictures.count {
                        scaled(pictures[index], by: side / max(1, pictures[index].size.height)).frame(width: side, height: side)
                    } else {
                        NeighborOutline(shape: RoundedRectangle(cornerRadius: 44, style: .continuous))
                            .frame(width: side, height: side)
                    }
                }
            }
        }
    }

    private var activity: PresentedPicture? {
        pictures.first { if case .activity = $0.form { true } else { false } }
    }

    private func scaled(_ picture: PresentedPicture, by factor: CGFloat) -> some View {
        picture.view.scaleEffect(factor)
            .frame(width: picture.size.width * factor, height: picture.size.height * factor)
    }

    /// The background of a Live Activity extends over the screen.
    private var background: Color {
        guard let activity, let color = StandByScreen.firstFill(of: activity.list.items) else { return .black }
        return Color(color)
    }

    /// The color of the backmost fill, which is a Live Activity's background.
    private static func firstFill(of items: [DisplayItem]) -> RGBAColor? {
        switch items.first {
        case .fill(_, _, .color(let color)): color
        case .group(let group): firstFill(of: group.items)
        default: nil
        }
    }
}
