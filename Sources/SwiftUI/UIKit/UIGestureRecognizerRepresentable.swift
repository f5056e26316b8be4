import Foundation
import SwiftUICore
import UIKit

/// A gesture of UIKit in SwiftUI. Nobody touches a picture, so none is made.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    @MainActor @preconcurrency func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    @MainActor @preconcurrency func handleUIGestureRecognizerAction(
        _ recognizer: UIGestureRecognizerType, context: Context)
    @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { () }
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

/// What a gesture of UIKit is made with.
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// The places of a gesture, which has none in a picture.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    public var localLocation: CGPoint { .zero }
    public var localTranslation: CGPoint? { nil }
    public var localVelocity: CGPoint? { nil }

    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    public func convert(
        globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local
    ) -> CGPoint { globalPoint }
}

extension View {
    // Effect: none, because a picture receives no touches.
    nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }
}
