import CairoGraphics
import DisplayList
import Foundation
import PictureEngine
import SwiftUI
import SwiftUICore

/// A picture of symbols with their names.
@MainActor struct SymbolSheet {
    /// The number of symbols in a row.
    static let columns = 10
    static let rows = 40
    static let capacity = columns * rows

    let engine: PictureEngine
    /// Pixels per point.
    var scale: CGFloat = 1

    /// Returns the picture.
    ///
    /// - Throws: an error if the picture cannot be drawn.
    func bitmap(of names: [String]) throws -> Bitmap {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let picture = try engine.render(SymbolGrid(names: names), proposal: .unspecified, in: environment)
        return try engine.bitmaps.render(picture.displayList, scale: scale)
    }
}

/// Rows of symbols on white, each above its name.
private struct SymbolGrid: View {
    let names: [String]

    private var rows: [[String]] {
        stride(from: 0, to: names.count, by: SymbolSheet.columns).map {
            Array(names[$0..<min($0 + SymbolSheet.columns, names.count)])
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(rows, id: \.self) { row in
                HStack(spacing: 0) { ForEach(row, id: \.self) { SymbolCell(name: $0) } }
            }
        }
        .padding(8)
        .background(.white)
        .foregroundStyle(.black)
    }
}

private struct SymbolCell: View {
    let name: String

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: name).font(.system(size: 26)).frame(height: 36)
            Text(verbatim: name.replacingOccurrences(of: ".", with: ".\u{200B}"))
                .font(.system(size: 8)).foregroundStyle(.black.opacity(0.7))
                .multilineTextAlignment(.center).lineLimit(3).frame(width: 96, height: 30, alignment: .top)
        }
        .frame(width: 102, height: 76)
    }
}
