public import DeveloperToolsSupport
import Foundation

extension Image {
    /// Creates an image from its generated asset symbol.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

    public init(_ resource: ImageResource, label: Text) {
        self.init(resource.name, bundle: resource.bundle, label: label)
    }

    public init(decorative resource: ImageResource) { self.init(decorative: resource.name, bundle: resource.bundle) }
}

extension Color {
    /// Creates a color from its generated asset symbol.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

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

extension Button where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, image: image, role: nil, action: action)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(title, image: image, role: nil, action: action)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(title, image: image) }
    }
}
