import SwiftUI

/// The bar at the bottom of a screen, measured on screenshots.
struct HomeIndicator: View {
    /// The width of the screen in points.
    let screenWidth: CGFloat

    var body: some View {
        Capsule().fill(.white).frame(width: screenWidth * 0.3555, height: 5).padding(.bottom, 8)
    }
}
