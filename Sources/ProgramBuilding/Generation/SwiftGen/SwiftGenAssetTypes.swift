/// The types of assets. A color or an image that cannot be read does not end the program, as it does with SwiftGen: the widget is drawn
/// without it, and the picture's messages name it.
struct SwiftGenAssetTypes {
    let names: SwiftGenAssets.Names
    let style: SwiftGenStyle

    func text(_ kind: SwiftGenAssets.Kind) -> String {
        switch kind {
        case .color: colors + style.alias(names.colorAlias, "\(names.color).Color")
        case .data: data
        case .image: images + uiImage + swiftUIImages(of: names.image) + style.alias(names.imageAlias, "\(names.image).Image")
        case .symbol: symbols + swiftUIImages(of: names.symbol)
        }
    }

    private var access: String { style.access }

    private var colors: String {
        """

        \(access) \(style.isolation)final class \(names.color): Sendable {
            \(access) typealias Color = UIKit.UIColor
            \(access) let name: String
            fileprivate init(name: String) { self.name = name }
            \(access) var color: Color { Color(asset: self) ?? Color(swiftUIColor) }
            \(access) func color(compatibleWith traitCollection: UIKit.UITraitCollection) -> Color {
                Color(named: name, in: \(style.bundle), compatibleWith: traitCollection) ?? color
            }
            \(access) var swiftUIColor: SwiftUI.Color { SwiftUI.Color(asset: self) }
        }

        \(style.isolation)extension UIKit.UIColor {
            \(access) convenience init\(style.failable)(asset: \(names.color)) {
                self.init(named: asset.name, in: \(style.bundle), compatibleWith: nil)
            }
        }

        \(style.isolation)extension SwiftUI.Color {
            \(access) init(asset: \(names.color)) { self.init(asset.name, bundle: \(style.bundle)) }
        }

        """
    }

    private var data: String {
        """

        \(access) \(style.isolation)struct \(names.data): Sendable {
            \(access) let name: String
            \(access) var data: UIKit.NSDataAsset {
                guard let data = UIKit.NSDataAsset(asset: self) else { fatalError("There is no data asset named \\(name).") }
                return data
            }
        }

        \(style.isolation)extension UIKit.NSDataAsset {
            \(access) convenience init\(style.failable)(asset: \(names.data)) { self.init(name: asset.name, bundle: \(style.bundle)) }
        }

        """
    }

    private var images: String {
        """

        \(access) \(style.isolation)struct \(names.image): Sendable {
            \(access) typealias Image = UIKit.UIImage
            \(access) let name: String
            \(access) var image: Image { Image(asset: self) ?? Image() }
            \(access) func image(compatibleWith traitCollection: UIKit.UITraitCollection) -> Image {
                Image(named: name, in: \(style.bundle), compatibleWith: traitCollection) ?? Image()
            }
            \(access) var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
        }

        """
    }

    private var uiImage: String {
        """

        \(style.isolation)extension UIKit.UIImage {
            \(access) convenience init\(style.failable)(asset: \(names.image)) {
                self.init(named: asset.name, in: \(style.bundle), compatibleWith: nil)
            }
        }

        """
    }

    private var symbols: String {
        """

        \(access) \(style.isolation)struct \(names.symbol): Sendable {
            \(access) typealias Configuration = UIKit.UIImage.SymbolConfiguration
            \(access) typealias Image = UIKit.UIImage
            \(access) let name: String
            \(access) var image: Image { Image(named: name, in: \(style.bundle), compatibleWith: nil) ?? Image() }
            \(access) func image(with configuration: Configuration) -> Image {
                Image(named: name, in: \(style.bundle), with: configuration) ?? Image()
            }
            \(access) var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
        }

        """
    }

    private func swiftUIImages(of type: String) -> String {
        """

        \(style.isolation)extension SwiftUI.Image {
            \(access) init(asset: \(type)) { self.init(asset.name, bundle: \(style.bundle)) }
            \(access) init(asset: \(type), label: SwiftUI.Text) { self.init(asset.name, bundle: \(style.bundle), label: label) }
            \(access) init(decorative asset: \(type)) { self.init(decorative: asset.name, bundle: \(style.bundle)) }
        }

        """
    }
}
