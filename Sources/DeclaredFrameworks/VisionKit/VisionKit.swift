// VisionKit of a device that cannot scan or analyze.
@_exported import Foundation
@_exported import UIKit
import ImageIO

/// Analyzes nothing.
public final class ImageAnalyzer: Sendable {
    public struct AnalysisTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let text = AnalysisTypes(rawValue: 1)
        public static let machineReadableCode = AnalysisTypes(rawValue: 2)
        public static let visualLookUp = AnalysisTypes(rawValue: 4)
    }

    public struct Configuration: Sendable {
        public let analysisTypes: AnalysisTypes
        public var locales: [String] = []
        public init(_ types: AnalysisTypes) { analysisTypes = types }
    }

    public init() {}
    public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis { throw NotHere() }
    public func analyze(
        _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw NotHere() }
    public func analyze(
        _ image: CGImage, orientation: CGImagePropertyOrientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw NotHere() }
    public func analyze(
        imageAt url: URL, orientation: CGImagePropertyOrientation, configuration: Configuration
    ) async throws -> ImageAnalysis { throw NotHere() }

    private struct NotHere: LocalizedError {
        var errorDescription: String? { "Images cannot be analyzed here." }
    }

    public static var isSupported: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }
}
