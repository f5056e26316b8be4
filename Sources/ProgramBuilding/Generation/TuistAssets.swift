import CairoGraphics
import Foundation
import Intents
import Processes

/// The names that Tuist generates for colors, images and data of asset catalogs.
struct TuistAssets {
    /// The part of a name that stands for its type.
    private enum Kind: String, CaseIterable {
        case color = "Colors"
        case data = "Data"
        case image = "Images"

        var sets: [AssetCatalog.Kind] {
            switch self {
            case .color: [.color]
            case .data: [.data]
            case .image: [.image, .symbol]
            }
        }
    }

    private let catalogs: [AssetCatalog]

    /// - Throws: `ProgramFailure` where a catalog cannot be read.
    init(_ files: [URL]) throws {
        do { catalogs = try files.map { try AssetCatalog(url: $0) } } catch { throw ProgramFailure.badInput("\(error)") }
    }

    /// The generated source; nil where there are no catalogs.
    func text(_ source: TuistResources) -> String? {
        guard !catalogs.isEmpty else { return nil }
        var declarations = NestedDeclarations()
        var used: Set<Kind> = []
        for catalog in catalogs {
            // A single catalog has no enumeration of its own.
            let own = catalogs.count > 1 ? TuistName.type(catalog.url.deletingPathExtension().lastPathComponent) : nil
            if let own { declarations.open(own) }
            for kind in Kind.allCases {
                for name in kind.sets.flatMap(catalog.names) {
                    let parts = name.split(separator: "/").map(String.init)
                    guard let last = parts.last, let member = TuistName.member(last) else { continue }
                    used.insert(kind)
                    let value = "\(source.name)\(kind.rawValue)(name: \(SwiftSource.literal(name)))"
                    declarations.add(
                        "public static let \(member) = \(value)", named: member,
                        in: (own.map { [$0] } ?? []) + parts.dropLast().compactMap(TuistName.type))
                }
            }
        }
        let lines = declarations.lines(named: "\(source.name)Asset", keyword: source.enumeration)
        let types = Kind.allCases.filter(used.contains).map { kind in
            switch kind {
            case .color: TuistAssets.colors(source)
            case .data: TuistAssets.data(source)
            case .image: TuistAssets.images(source)
            }
        }
        return source.imports("Foundation", "SwiftUI", "UIKit") + "\n" + lines.joined(separator: "\n") + "\n" + types.joined()
    }

    // A color or an image that cannot be read does not end the program, as it does with Tuist: the widget is drawn without it, and the
    // picture's messages name it.

    private static func colors(_ source: TuistResources) -> String {
        let type = "\(source.name)Colors"
        return """

            public \(source.isolation)final class \(type): Sendable {
                public typealias Color = UIKit.UIColor
                public let name: String
                fileprivate init(name: String) { self.name = name }
                public var color: Color { Color(asset: self) ?? Color(swiftUIColor) }
                public var swiftUIColor: SwiftUI.Color { SwiftUI.Color(asset: self) }
            }

            \(source.isolation)extension UIKit.UIColor {
                public convenience init?(asset: \(type)) {
                    self.init(named: asset.name, in: \(source.bundle), compatibleWith: nil)
                }
            }

            \(source.isolation)extension SwiftUI.Color {
                public init(asset: \(type)) { self.init(asset.name, bundle: \(source.bundle)) }
            }

            """
    }

    private static func data(_ source: TuistResources) -> String {
        let type = "\(source.name)Data"
        return """

            public \(source.isolation)struct \(type): Sendable {
                public let name: String
                public var data: UIKit.NSDataAsset {
                    guard let data = UIKit.NSDataAsset(asset: self) else { fatalError("There is no data asset named \\(name).") }
                    return data
                }
            }

            \(source.isolation)extension UIKit.NSDataAsset {
                public convenience init?(asset: \(type)) { self.init(name: asset.name, bundle: \(source.bundle)) }
            }

            """
    }

    private static func images(_ source: TuistResources) -> String {
        let type = "\(source.name)Images"
        return """

            public \(source.isolation)struct \(type): Sendable {
                public typealias Image = UIKit.UIImage
                public let name: String
                public var image: Image { Image(asset: self) ?? Image() }
                public var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }
            }

            \(source.isolation)extension UIKit.UIImage {
                public convenience init?(asset: \(type)) {
                    self.init(named: asset.name, in: \(source.bundle), compatibleWith: nil)
                }
            }

            \(source.isolation)extension SwiftUI.Image {
                public init(asset: \(type)) { self.init(asset.name, bundle: \(source.bundle)) }
                public init(asset: \(type), label: SwiftUI.Text) { self.init(asset.name, bundle: \(source.bundle), label: label) }
                public init(decorative asset: \(type)) { self.init(decorative: asset.name, bundle: \(source.bundle)) }
            }

            """
    }
}
