import Foundation
import SwiftUI

/// What a provider is told about the widget it makes entries for.
public struct TimelineProviderContext {
    /// The environments the widget may be shown in.
    @dynamicMemberLookup public struct EnvironmentVariants {
        private let variants: [EnvironmentValues]

        package init(_ variants: [EnvironmentValues] = [EnvironmentValues()]) {
            self.variants = variants
        }

        /// The values a key takes in all the environments, each once.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            variants.isEmpty ? nil : variants.map { $0[keyPath: keyPath] }
        }

        public subscript<T: Hashable>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            guard !variants.isEmpty else { return nil }
            var seen: Set<T> = []
            return variants.map { $0[keyPath: keyPath] }.filter { seen.insert($0).inserted }
        }
    }

    public let environmentVariants: EnvironmentVariants
    public let family: WidgetFamily
    /// Whether the widget is shown in the gallery, where it must look its best at once.
    public let isPreview: Bool
    /// The widget's size in points.
    public let displaySize: CGSize

    package init(
        family: WidgetFamily, isPreview: Bool, displaySize: CGSize,
        environmentVariants: EnvironmentVariants = EnvironmentVariants()
    ) {
        (self.family, self.isPreview, self.displaySize) = (family, isPreview, displaySize)
        self.environmentVariants = environmentVariants
    }
}

// A constant; nobody writes to what the values of its environments refer to.
extension TimelineProviderContext: @unchecked Sendable {}
