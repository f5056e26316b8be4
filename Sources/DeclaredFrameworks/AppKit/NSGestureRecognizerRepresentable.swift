import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore
import UIKit

/// A gesture of AppKit. Nobody touches a picture.
public typealias NSGestureRecognizer = UIGestureRecognizer

/// A gesture of AppKit in SwiftUI. Nobody touches a picture, so none is made.
@MainActor @preconcurrency public protocol NSGestureRecognizerRepresentable {
    associatedtype NSGestureRecognizerType: NSGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = NSGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = NSGestureRecognizerRepresentableCoordinateSpaceConverter

    @MainActor @preconcurrency func makeNSGestureRecognizer(context: Context) -> NSGestureRecognizerType
    @MainActor @preconcurrency func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context)
    @MainActor @preconcurrency func handleNSGestureRecognizerAction(
        _ recognizer: NSGestureRecognizerType, context: Context)
    @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension NSGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { () }
}

extension NSGestureRecognizerRepresentable {
    public func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context) {}
    public func handleNSGestureRecognizerAction(_ recognizer: NSGestureRecognizerType, context: Context) {}
}

/// What a gesture of AppKit is made with.
public struct NSGestureRecognizerRepresentableContext<Representable: NSGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: NSGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// The places of a gesture, which has none in a picture.
public typealias NSGestureRecognizerRepresentableCoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

extension View {
    // Effect: none, because a picture receives no touches.
    nonisolated public func gesture(_ representable: some NSGestureRecognizerRepresentable) -> some View { self }
}
