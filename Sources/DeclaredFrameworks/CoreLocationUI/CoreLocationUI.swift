// CoreLocationUI: the button that shares the location once is drawn; nobody taps it.
@_exported import CoreLocation
import SwiftUI

/// A button with an arrow and a title that says what it shares.
public struct LocationButton: View {
    public struct Title: Equatable, Sendable {
        let text: String

        public static let currentLocation = Title(text: "Current Location")
        public static let sendCurrentLocation = Title(text: "Send Current Location")
        public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        public static let shareCurrentLocation = Title(text: "Share Current Location")
        public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }

    private let title: Title?

    public init(_ title: Title? = nil, action: @escaping () -> Void) { self.title = title }

    public var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "location.fill")
            if let title { Text(verbatim: title.text) }
        }
        .foregroundStyle(.white)
        .padding(.horizontal, 12).padding(.vertical, 8)
        .background(.tint, in: RoundedRectangle(cornerRadius: 8))
    }
}
