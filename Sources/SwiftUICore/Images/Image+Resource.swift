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
