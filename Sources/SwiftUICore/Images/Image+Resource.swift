public import DeveloperToolsSupport
import Foundation

extension Image {
    /// Creates an image from its generated asset symbol.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle, at: .unknown) }

    public init(_ resource: ImageResource, label: Text) {
        self.init(resource.name, bundle: resource.bundle, at: .unknown)
        self.label = label
    }

    public init(decorative resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle, at: .unknown)
        isDecorative = true
    }
}

extension Color {
    /// Creates a color from its generated asset symbol.
    public init(_ resource: ColorResource) {
        self.init(provider: .asset(name: resource.name, bundle: resource.bundle == .main ? nil : resource.bundle.bundleURL))
        NamedUses.note(.color, resource.name)
    }
}
