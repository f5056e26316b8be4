import SwiftUI
import UIKit

extension Choices {
    static var symbols: Choices<String> {
        .init([
            ("\"heart.fill\"", "heart.fill"), ("\"cloud.sun.rain.fill\"", "cloud.sun.rain.fill"), ("\"wifi\"", "wifi"),
            ("\"\"", ""),
            ("\"no.such.symbol\"", "no.such.symbol"), ("\"battery.75\"", "battery.75"), ("\"chart.bar\"", "chart.bar"),
        ])
    }

    static var renderings: Choices<SymbolRenderingMode> {
        .init([
            (".hierarchical", .hierarchical), (".palette", .palette), (".multicolor", .multicolor),
            (".monochrome", .monochrome),
        ])
    }

    static var interpolations: Choices<Image.Interpolation> {
        .init([(".none", .none), (".high", .high), (".medium", .medium)])
    }

    static var resizings: Choices<Image.ResizingMode> { .init([(".stretch", .stretch), (".tile", .tile)]) }

    static var imageScales: Choices<Image.Scale> { .init([(".small", .small), (".large", .large)]) }
}

extension Pieces {
    /// Images of files, symbols and drawn ones.
    static let images = PieceList.list {
        piece("Image(systemName: $0)", .of(symbols)) { p in Image(systemName: p.choice(0, symbols)) }
        piece("Image(systemName: $0, variableValue: $1)", .of(symbols), .fraction) { p in
            Image(systemName: p.choice(0, symbols), variableValue: p.number(1))
        }
        piece("Image(systemName: $0).resizable()", .of(symbols)) { p in Image(systemName: p.choice(0, symbols)).resizable()
        }
        piece("Image(systemName: $0).symbolRenderingMode($1)", .of(symbols), .of(renderings)) { p in
            Image(systemName: p.choice(0, symbols)).symbolRenderingMode(p.choice(1, renderings))
        }
        piece(
            "Image(uiImage: dots).resizable(capInsets: EdgeInsets(top: $0, leading: $1, bottom: $0, trailing: "
                + "$1), resizingMode: $2)", .length, .length, .of(resizings)
        ) { p in
            Image(uiImage: dots).resizable(
                capInsets: EdgeInsets(top: p.number(0), leading: p.number(1), bottom: p.number(0), trailing: p.number(1)),
                resizingMode: p.choice(2, resizings))
        }
        piece("Image(uiImage: dots).resizable(resizingMode: .tile)") { _ in
            Image(uiImage: dots).resizable(resizingMode: .tile)
        }
        piece("Image(uiImage: dots).resizable().interpolation($0)", .of(interpolations)) { p in
            Image(uiImage: dots).resizable().interpolation(p.choice(0, interpolations))
        }
        piece("Image(uiImage: dots).renderingMode(.template)") { _ in Image(uiImage: dots).renderingMode(.template) }
        piece("Image(uiImage: dots).antialiased($0)", .of(flags)) { p in
            Image(uiImage: dots).antialiased(p.choice(0, flags))
        }
        piece("Image(\"Missing\")") { _ in Image("Missing") }
        piece(
            "AsyncImage(url: URL(string: \"https://example.com/a.png\"))"
        ) { _ in AsyncImage(url: URL(string: "https://example.com/a.png")) }
        piece("$view.imageScale($0)", .of(imageScales)) { p in p.view.imageScale(p.choice(0, imageScales)) }
        piece("$view.symbolRenderingMode($0)", .of(renderings)) { p in p.view.symbolRenderingMode(p.choice(0, renderings)) }
        piece("$view.symbolVariant(.circle.fill)") { p in p.view.symbolVariant(.circle.fill) }
    }

    /// An image of four pixels.
    @MainActor private static let dots: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
        context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
}
