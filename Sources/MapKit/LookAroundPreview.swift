import SwiftUI
import SwiftUICore

/// The corner of a view from the street in which Apple's mark stands.
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// A view from the street, which a server has. It is not drawn, and a message says so.
public struct LookAroundPreview: View {
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {}

    public var body: some View {
        UnarchivableView("a LookAroundPreview") {
            ReportedMessage("a LookAroundPreview is not drawn: no server sends its view from the street")
        }
    }
}
