public import DeveloperToolsSupport
import Foundation

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init { Text(titleKey) } icon: { Image(resource) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init { Text(title) } icon: { Image(resource) }
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init { Text(titleResource) } icon: { Image(resource) }
    }
}
