import CairoGraphics
import PictureEngine
import SwiftUI

/// A picture that SwiftUI rendered, and the view that reproduces it.
@MainActor struct ReferencePicture {
    let name: String
    let scale: CGFloat
    /// Rectangles in points with third-party artwork: logos and icons of the pictures' authors.
    let artwork: [CGRect]
    let draw: (PictureEngine) throws -> Bitmap

    private init<V: View>(
        _ name: String, width: CGFloat, height: CGFloat, scale: CGFloat = 3, scheme: ColorScheme = .light,
        artwork: [CGRect] = [], view: V
    ) {
        (self.name, self.scale, self.artwork) = (name, scale, artwork)
        draw = { engine in
            try engine.bitmap(of: view, size: CGSize(width: width, height: height), scale: scale, scheme: scheme)
        }
    }

    static var all: [ReferencePicture] {
        let logo = CGRect(x: 328, y: 14, width: 22, height: 22)
        return [
            ReferencePicture(
                "calendar-medium-light", width: 364, height: 170, artwork: [logo], view: CalendarMedium()),
            ReferencePicture(
                "calendar-medium-dark", width: 364, height: 170, scheme: .dark, artwork: [logo],
                view: CalendarMedium()),
            ReferencePicture("calendar-small-light", width: 170, height: 170, view: CalendarSmall()),
            ReferencePicture(
                "gauge-small-light", width: 160, height: 160,
                artwork: [CGRect(x: 70, y: 118, width: 20, height: 20)], view: ArcGauge()),
            ReferencePicture(
                "energy-small-light", width: 160, height: 160,
                artwork: [
                    CGRect(x: 15, y: 73, width: 13, height: 15), CGRect(x: 15, y: 130, width: 13, height: 15),
                ],
                view: EnergySmall()),
            ReferencePicture(
                "energy-rectangular-empty-light", width: 172, height: 76, view: EnergyRectangularEmpty()),
            ReferencePicture(
                "complication-circular-value", width: 120, height: 120, scheme: .dark, view: CircularValue()),
            ReferencePicture(
                "complication-circular-capacity", width: 120, height: 120, scheme: .dark, view: CircularCapacity()),
            ReferencePicture(
                "complication-rectangular-text", width: 220, height: 120, scheme: .dark, view: RectangularText()),
            ReferencePicture("complication-circular-open", width: 120, height: 120, scheme: .dark, view: CircularOpen()),
            ReferencePicture(
                "watch-circular-open", width: 100, height: 100, scale: 2, scheme: .dark, view: CircularOpen().onWatch()),
            ReferencePicture(
                "watch-rectangular-slots", width: 180, height: 115, scale: 2, scheme: .dark,
                view: WatchSlots.rows().onFace.onWatch()),
            ReferencePicture(
                "watch-rectangular-long-text", width: 180, height: 93, scale: 2, scheme: .dark,
                view: WatchSlots.rows(
                    title: "Basement Dehumidifier Tank", subtitle: "Relative humidity, second floor", value: "1234",
                    bottom: "Last synchronized a few moments ago"
                ).onFace.onWatch()),
            ReferencePicture(
                "tiles-medium-three", width: 350, height: 160,
                artwork: [(30, 33), (201, 33), (30, 109)].map { CGRect(x: $0, y: $1, width: 19, height: 19) },
                view: Tiles()),
            ReferencePicture(
                "text-border-short", width: 400, height: 400, scale: 1, view: BorderedTitle(text: "Hello!")),
            ReferencePicture(
                "text-border-long", width: 400, height: 400, scale: 1,
                view: BorderedTitle(
                    text: """
                        Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt \
                        ut labore et dolore magna aliqua.
                        """)),
        ]
    }
}
