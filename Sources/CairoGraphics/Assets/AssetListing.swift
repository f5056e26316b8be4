import Foundation

/// An image, color or symbol of an asset catalog, as checks read it.
package struct AssetListing {
    package let kind: AssetCatalog.Kind
    package let name: String
    /// Whether there is a variant for dark appearance.
    package let hasDarkVariant: Bool
    /// Whether the catalog says that the image is a template.
    package let isTemplate: Bool
    /// The folder of the set.
    package let folder: URL
}

extension AssetLibrary {
    /// The images, colors and symbols of the library's own catalogs, sorted by name. Sets that cannot be read are left out.
    package var listing: [AssetListing] {
        folders.flatMap(\.catalogs).flatMap { catalog in
            [AssetCatalog.Kind.image, .color, .symbol].flatMap { kind in
                catalog.names(of: kind).compactMap { name in
                    guard let folder = catalog.folder(kind, named: name), let contents = try? CatalogContents.read(folder: folder) else {
                        return nil
                    }
                    let entries = (contents.images ?? []).filter { $0.filename?.isEmpty == false } + (contents.colors ?? [])
                    return AssetListing(
                        kind: kind, name: name, hasDarkVariant: entries.contains { $0.appearance("luminosity") == "dark" },
                        isTemplate: contents.properties?.renderingIntent == "template", folder: folder)
                }
            }
        }
    }
}
