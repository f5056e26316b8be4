import Foundation
import UIKit

/// What an image shows. There are no values of it.
public final class ImageAnalysis: Sendable {
    private init() {}

    public var transcript: String { "" }
    public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// Text and codes of an image that can be touched. Nothing is found, so nothing can.
@MainActor @preconcurrency public final class ImageAnalysisInteraction: NSObject, UIInteraction {
    public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let automatic = InteractionTypes(rawValue: 1)
        public static let textSelection = InteractionTypes(rawValue: 2)
        public static let dataDetectors = InteractionTypes(rawValue: 4)
        public static let imageSubject = InteractionTypes(rawValue: 8)
        public static let visualLookUp = InteractionTypes(rawValue: 16)
        public static let automaticTextOnly = InteractionTypes(rawValue: 32)
    }

    public private(set) weak var view: UIView?
    public var analysis: ImageAnalysis?
    public weak var delegate: (any ImageAnalysisInteractionDelegate)?
    public var preferredInteractionTypes: InteractionTypes = []
    public var allowLongPressForDataDetectorsInTextMode = false
    public var selectableItemsHighlighted = false

    public override init() {}
    public init(_ delegate: any ImageAnalysisInteractionDelegate) { self.delegate = delegate }

    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }

    public var activeInteractionTypes: InteractionTypes { [] }
    public var hasActiveTextSelection: Bool { false }
    public func resetTextSelection() {}
}

@MainActor @preconcurrency public protocol ImageAnalysisInteractionDelegate: AnyObject {
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
    func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
    func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
}

extension ImageAnalysisInteractionDelegate {
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
    public func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController? { nil }
}
