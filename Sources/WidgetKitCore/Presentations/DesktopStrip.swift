import SwiftUI

/// The corner of a Mac's desktop with a widget, and another widget in outline.
///
/// The distances and corners are measured on a screenshot of macOS. A widget of the iPhone keeps its size.
struct DesktopStrip: View {
    let picture: PresentedPicture

    /// The corner radius of widgets.
    private static let cornerRadius: CGFloat = 20
    private static let margin: CGFloat = 24
    private static let gap: CGFloat = 16
    /// The size of a small widget of the Mac.
    private static let small: CGFloat = 164

    /// The width of the strip with a picture.
    static func width(of picture: PresentedPicture) -> CGFloat { picture.size.width + gap + small + 2 * margin }

    var body: some View {
        HStack(alignment: .top, spacing: DesktopStrip.gap) {
            GroundedWidget(picture: picture, cornerRadius: DesktopStrip.cornerRadius)
            NeighborOutline(shape: RoundedRectangle(cornerRadius: DesktopStrip.cornerRadius, style: .continuous))
                .frame(width: DesktopStrip.small, height: DesktopStrip.small)
        }
        .padding(DesktopStrip.margin)
    }
}
