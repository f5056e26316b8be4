import Foundation
import SwiftUI

/// The context for a provider: information about the widget.
public struct TimelineProviderContext {
    /// The environments in which the widget may be shown.
    @dynamicMemberLookup public struct EnvironmentVariants {
        private let variants: [EnvironmentValues]

        /// Creates the variants from one environment each.
        package init(_ variants: [EnvironmentValues] = [EnvironmentValues()]) {
            self.variants = variants
        }

        /// Returns the values of a key in all the environments, where these are distinct.
        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { self[dynamicMember: keyPath] }

        public subscript<T: Hashable>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { self[dynamicMember: keyPath] }

        /// Returns the distinct values of a key in all the environments.
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
    /// Whether the widget is shown in the gallery.
    public let isPreview: Bool
    /// The size of the widget in points.
    public let displaySize: CGSize

    package init(
        family: WidgetFamily, isPreview: Bool, displaySize: CGSize,
        environmentVariants: EnvironmentVariants = EnvironmentVariants()
    ) {
        (self.family, self.isPreview, self.displaySize) = (family, isPreview, displaySize)
        self.environmentVariants = environmentVariants
    }
}

// All state is constant, and nothing writes to the objects that the environments refer to.
extension TimelineProviderContext: @unchecked Sendable {}
