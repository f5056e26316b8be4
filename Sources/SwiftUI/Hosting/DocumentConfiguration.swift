import Foundation
import SwiftUICore

/// The document that a window shows.
public struct DocumentConfiguration: Sendable {
    public let fileURL: URL?
    public let isEditable: Bool
}

extension EnvironmentValues {
    /// The document of the window; nil, because a picture has none.
    public var documentConfiguration: DocumentConfiguration? { nil }
}
