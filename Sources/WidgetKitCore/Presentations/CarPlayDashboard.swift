import SwiftUI

/// The Dashboard of CarPlay with a Live Activity beside a map in outline.
///
/// The size of the activity is published. The rest is a guess.
struct CarPlayDashboard: View {
    let picture: PresentedPicture

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 14, style: .continuous)
        HStack(alignment: .top, spacing: 8) {
            NeighborOutline(shape: shape).frame(width: 200, height: 164)
            VStack(spacing: 8) {
                picture.view.clipShape(shape)
                NeighborOutline(shape: shape).frame(width: picture.size.width, height: picture.size.height)
            }
        }
        .padding(12)
        .background(.black)
    }
}
