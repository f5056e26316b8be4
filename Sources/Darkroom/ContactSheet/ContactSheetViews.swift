import DisplayList
import Foundation
import SwiftUI
import WidgetKitCore

/// A column of a contact sheet: a family in an appearance.
struct ContactSheetColumn: Equatable {
    let name: String
    let detail: String
    /// The size of the largest picture in points.
    let size: CGSize
    /// Whether the pictures get a dark plate behind them, because widgets of the Lock Screen are light and translucent.
    let isOnDark: Bool
    /// The width in points, at least the widget's.
    var width: CGFloat = 0

    init(_ sequence: PictureSequence) {
        func number(_ value: CGFloat) -> String {
            value == value.rounded() ? "\(Int(value))" : "\((Double(value) * 10).rounded() / 10)"
        }
        size = sequence.largestSize
        isOnDark = sequence.isOnDark
        name = sequence.form
        detail = (["\(number(size.width)) × \(number(size.height)) pt"] + sequence.variants).joined(separator: ", ")
    }
}

/// Distances on a contact sheet, in points.
enum ContactSheetMetrics {
    static let margin: CGFloat = 32
    static let gap: CGFloat = 24
    static let plate: CGFloat = 8
}

/// A kind's name above its pictures.
struct ContactSheetTitle: View {
    let kind: String

    var body: some View {
        Text(verbatim: kind).font(.system(size: 24, weight: .bold)).foregroundStyle(.black).lineLimit(1)
    }
}

/// The heading of a column.
struct ContactSheetHeading: View {
    let column: ContactSheetColumn

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(verbatim: column.name).font(.system(size: 13, weight: .semibold)).foregroundStyle(.black)
            Text(verbatim: column.detail).font(.system(size: 12)).foregroundStyle(.black.opacity(0.6))
        }
        .lineLimit(1).fixedSize()
    }
}

/// The date at the start of a row.
struct ContactSheetDate: View {
    let label: ContactSheetDates.Label
    var isAtTop = false

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(verbatim: label.time).font(.system(size: 15, weight: .semibold)).foregroundStyle(.black)
            if label.isNewDay || isAtTop {
                Text(verbatim: label.day).font(.system(size: 12)).foregroundStyle(.black.opacity(0.6))
            }
        }
        .lineLimit(1).fixedSize()
    }
}

/// A row: a leading view and the cells of the columns.
struct ContactSheetLine<Leading: View, Cell: View>: View {
    let leadingWidth: CGFloat
    let columns: [ContactSheetColumn]
    let leading: Leading
    let cell: (Int) -> Cell

    init(
        leadingWidth: CGFloat, columns: [ContactSheetColumn], leading: Leading,
        @ViewBuilder cell: @escaping (Int) -> Cell
    ) {
        (self.leadingWidth, self.columns, self.leading, self.cell) = (leadingWidth, columns, leading, cell)
    }

    var body: some View {
        HStack(alignment: .top, spacing: ContactSheetMetrics.gap) {
            leading.frame(width: leadingWidth, alignment: .leading)
            ForEach(columns.indices, id: \.self) { index in
                cell(index).frame(width: columns[index].width, alignment: .leading)
            }
        }
    }
}

/// A picture of a sequence with its own size in points.
struct ContactSheetImage {
    let image: Image
    let size: CGSize
}

/// A picture at the widget's size, or empty space if the widget shows no picture yet.
struct ContactSheetPicture: View {
    let column: ContactSheetColumn
    let picture: ContactSheetImage?

    var body: some View {
        if let picture {
            picture.image.resizable().interpolation(.high)
                .frame(width: picture.size.width, height: picture.size.height)
                .frame(width: column.size.width, height: column.size.height, alignment: .top)
                .background { if column.isOnDark { plate } }
        } else {
            Color.clear.frame(width: column.size.width, height: column.size.height)
        }
    }

    private var plate: some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(Color(red: 58 / 255, green: 58 / 255, blue: 60 / 255))
            .padding(-ContactSheetMetrics.plate)
    }
}
