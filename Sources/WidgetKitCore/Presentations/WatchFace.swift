import DisplayList
import Foundation
import SwiftUI

/// The measures of watch faces in points. All are guesses, because Apple publishes the sizes of accessories alone.
enum WatchFace {
    /// The width that is proposed to the label of an accessory: a sixth of the dial in a corner, a third at the bezel.
    static func labelWidth(of form: PictureForm, on device: WidgetDevice) -> CGFloat {
        device.screen.width * (form == .widget(.accessoryCorner) ? 0.48 : 0.9)
    }

    static func cornerRadius(of device: WidgetDevice) -> CGFloat { device.screen.width * 0.24 }

    static func circle(of device: WidgetDevice) -> CGFloat { device.size(of: .accessoryCircular)?.width ?? 42 }
}

/// An analog face with accessories in the corners, whose labels follow the dial.
struct CornerFace: View {
    let device: WidgetDevice
    let date: Date
    /// The accessories: top left, top right, bottom left, bottom right.
    let corners: [PresentedPicture]

    var body: some View {
        ZStack {
            AnalogDial(date: date, radius: device.screen.width * 0.35)
            ForEach(0..<4, id: \.self) { index in
                let corner = Corner(index: index, on: device)
                if index < corners.count {
                    view(of: corners[index], in: corner)
                } else {
                    NeighborOutline(shape: Circle()).frame(width: corner.diameter, height: corner.diameter)
                        .position(corner.center)
                }
            }
        }
    }

    @ViewBuilder private func view(of picture: PresentedPicture, in corner: Corner) -> some View {
        if let content = picture.curvedContent {
            CurvedView(
                list: content, on: device, radius: corner.distance - content.size.height / 2, direction: corner.direction,
                isUpright: corner.isTop)
        } else {
            picture.view.position(corner.center)
        }
        if let label = picture.label {
            CurvedView(
                list: label, on: device, radius: corner.distance - corner.diameter / 2 - 1 - label.size.height,
                direction: corner.direction, isUpright: corner.isTop)
        }
    }

    /// The place of an accessory in a corner.
    private struct Corner {
        let center: CGPoint
        let diameter: CGFloat
        /// The distance between the middle of the screen and that of the accessory.
        let distance: CGFloat
        /// The direction from the middle of the screen, in radians.
        let direction: CGFloat
        let isTop: Bool

        init(index: Int, on device: WidgetDevice) {
            let screen = device.screen
            diameter = device.size(of: .accessoryCorner)?.width ?? 38
            // The circle stays 3 points inside the rounded corner.
            let radius = WatchFace.cornerRadius(of: device)
            let inset = radius - (radius - 3 - diameter / 2) / 2.0.squareRoot()
            isTop = index < 2
            center = CGPoint(
                x: index % 2 == 0 ? inset : screen.width - inset, y: isTop ? inset : screen.height - inset)
            let (x, y) = (center.x - screen.width / 2, center.y - screen.height / 2)
            distance = (x * x + y * y).squareRoot()
            direction = atan2(y, x)
        }
    }
}

/// An analog face with an accessory in its upper half, whose label follows the bezel.
struct BezelFace: View {
    let device: WidgetDevice
    let date: Date
    let picture: PresentedPicture

    var body: some View {
        let radius = device.screen.width * 0.39
        ZStack {
            AnalogDial(date: date, radius: radius)
            picture.view.offset(y: -radius * 0.48)
            if let label = picture.label {
                CurvedView(list: label, on: device, radius: radius + 3, direction: -.pi / 2, isUpright: true)
            }
        }
    }
}

/// The marks and hands of an analog face.
private struct AnalogDial: View {
    let date: Date
    /// The distance between the middle and the outer ends of the marks in points.
    let radius: CGFloat

    @Environment(\.calendar) private var calendar

    var body: some View {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        let minutes = Double(parts.minute ?? 0)
        let hours = Double((parts.hour ?? 0) % 12) + minutes / 60
        ZStack {
            ForEach(0..<12, id: \.self) { hour in
                Capsule().fill(.white.opacity(hour % 3 == 0 ? 0.9 : 0.45)).frame(width: 2, height: 6)
                    .offset(y: 3 - radius).rotationEffect(.degrees(Double(hour) * 30))
            }
            hand(width: 5, length: radius * 0.52).rotationEffect(.degrees(hours * 30))
            hand(width: 4, length: radius * 0.84).rotationEffect(.degrees(minutes * 6))
            Circle().fill(.white).frame(width: 8, height: 8)
        }
    }

    private func hand(width: CGFloat, length: CGFloat) -> some View {
        Capsule().fill(.white).frame(width: width, height: length).offset(y: -length / 2)
    }
}

/// A picture that is bent around the middle of a watch's screen.
private struct CurvedView: View {
    private let list: DisplayList

    /// - Parameters:
    ///   - radius: the distance between the middle of the screen and the picture's inner edge in points.
    ///   - direction: the direction of the picture's middle, in radians clockwise from the right.
    ///   - isUpright: whether letters stand on the circle.
    init(list: DisplayList, on device: WidgetDevice, radius: CGFloat, direction: CGFloat, isUpright: Bool) {
        let screen = device.screen
        let curve = CurvedPicture(
            center: CGPoint(x: screen.width / 2, y: screen.height / 2), radius: radius, direction: direction,
            isUpright: isUpright)
        self.list = DisplayList(size: screen, items: curve.items(of: list))
    }

    var body: some View { DrawnPicture(list).frame(width: list.size.width, height: list.size.height) }
}
