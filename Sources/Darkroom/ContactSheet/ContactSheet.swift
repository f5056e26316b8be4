import CairoGraphics
import DisplayList
import Files
import Foundation
import PictureEngine
import Processes
import SwiftUI
import SwiftUICore
import WidgetKitCore

/// A picture with all pictures of a run: a column for each family and appearance, and a row for each date.
///
/// The sheet is laid out and drawn row by row, so only the pictures of one row are in memory at a time.
@MainActor struct ContactSheet {
    static let path = "contact-sheet.png"
    /// The background, a light gray that contrasts with both light and dark widgets.
    private static let ground = RGBAColor(229, 229, 234)

    /// A part of the sheet over its whole width. Bands follow each other from top to bottom.
    private struct Band {
        /// In points.
        let height: CGFloat
        let list: () throws -> DisplayList
    }

    /// A section with its measured columns.
    private struct Part {
        let section: ContactSheetSection
        let labels: [ContactSheetDates.Label]
        var columns: [ContactSheetColumn]
        let leadingWidth: CGFloat

        /// The width in points, without margins.
        var width: CGFloat { columns.reduce(leadingWidth) { $0 + ContactSheetMetrics.gap + $1.width } }
        var rowHeight: CGFloat { columns.map(\.size.height).max() ?? 0 }
    }

    private let renderer: ViewRenderer
    private let bitmaps: BitmapRenderer
    private let dates: ContactSheetDates
    private let folder: URL
    private let scale: CGFloat
    private let notes = SharedText()

    /// - Parameters:
    ///   - engine: the engine with the fonts of the sheet's text.
    ///   - folder: the folder of the pictures.
    ///   - scale: the pictures' pixels per point.
    init(engine: PictureEngine, locale: Locale, timeZone: TimeZone, folder: URL, scale: CGFloat) {
        dates = ContactSheetDates(locale: locale, timeZone: timeZone)
        (self.folder, self.scale) = (folder, scale)
        var environment = EnvironmentValues()
        environment.locale = locale
        environment.timeZone = timeZone
        environment.layoutDirection =
            locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        renderer = ViewRenderer(environment: environment, session: engine.session())
        bitmaps = BitmapRenderer(
            fonts: engine.fonts, images: ImageDecoder(cacheLimit: 32 << 20), onNote: { [notes] in notes.set($0) })
    }

    /// Writes the sheet.
    ///
    /// If the text would be too small to read, the sheet shows fewer dates.
    /// - Parameter limit: the largest number of dates for each kind.
    /// - Returns: the sheet's entry in the manifest, or nil if there are no pictures.
    /// - Throws: `ProgramFailure` if a file cannot be read or written.
    func write(
        _ sequences: [PictureSequence], limit: Int, to writer: FileWriter
    ) throws -> TimelineManifest.ContactSheet? {
        guard !sequences.isEmpty else { return nil }
        var limit = limit
        var parts = self.parts(of: sequences, limit: limit)
        var bands = self.bands(of: parts)
        var scale = ContactSheetScale.best(for: size(of: bands, parts), pictures: self.scale)
        while scale ?? 0 < ContactSheetScale.legible, limit > 1 {
            limit = max(1, limit * 3 / 4)
            parts = self.parts(of: sequences, limit: limit)
            bands = self.bands(of: parts)
            scale = ContactSheetScale.best(for: size(of: bands, parts), pictures: self.scale)
        }
        guard let scale else {
            throw ProgramFailure.badInput(
                "--contact-sheet: \(sequences.count) families and appearances do not fit on one sheet. Choose some "
                    + "with --kind and --family.")
        }
        let bitmap = try draw(bands, width: size(of: bands, parts).width, scale: scale)
        let data = try PNGEncoder(compressionLevel: 6).encode(bitmap, scale: scale)
        try writer.write(data, to: ContactSheet.path)
        return TimelineManifest.ContactSheet(
            width: bitmap.width, height: bitmap.height,
            moments: parts.reduce(0) { $0 + $1.section.dates.count },
            allMoments: parts.reduce(0) { $0 + $1.section.dateCount },
            file: ContactSheet.path, hash: ContentHash.sha256(data))
    }

    private func parts(of sequences: [PictureSequence], limit: Int) -> [Part] {
        let sections = ContactSheetSection.all(of: sequences, limit: limit)
        let labels = sections.map { dates.labels(for: $0.dates) }
        let leadingWidth = labels.joined().map { measure(ContactSheetDate(label: $0)).width.rounded(.up) }.max() ?? 0
        return zip(sections, labels).map { section, labels in
            let columns = section.sequences.map { sequence in
                var column = ContactSheetColumn(sequence)
                column.width = max(column.size.width, measure(ContactSheetHeading(column: column)).width).rounded(.up)
                return column
            }
            return Part(section: section, labels: labels, columns: columns, leadingWidth: leadingWidth)
        }
    }

    private func measure(_ view: some View) -> CGSize {
        renderer.render(view, proposal: .unspecified).displayList.size
    }

    private func size(of bands: [Band], _ parts: [Part]) -> CGSize {
        CGSize(
            width: (parts.map(\.width).max() ?? 0) + 2 * ContactSheetMetrics.margin,
            height: bands.reduce(0) { $0 + $1.height })
    }

    private func bands(of parts: [Part]) -> [Band] {
        let margin = ContactSheetMetrics.margin
        let width = (parts.map(\.width).max() ?? 0) + 2 * margin
        func band(height: CGFloat, top: CGFloat = 0, _ view: @escaping () throws -> some View) -> Band {
            Band(height: height) { [renderer] in
                let placed = try view().padding(.leading, margin).padding(.top, top)
                    .frame(width: width, height: height, alignment: .topLeading)
                return renderer.render(placed, size: CGSize(width: width, height: height)).displayList
            }
        }
        var bands = [band(height: margin) { EmptyView() }]
        for part in parts {
            if parts.count > 1 { bands.append(band(height: 44) { ContactSheetTitle(kind: part.section.kind) }) }
            bands.append(
                band(height: 48 - ContactSheetMetrics.plate) {
                    ContactSheetLine(leadingWidth: part.leadingWidth, columns: part.columns, leading: Color.clear) {
                        ContactSheetHeading(column: part.columns[$0])
                    }
                })
            for (date, label) in zip(part.section.dates, part.labels) {
                bands.append(
                    // The plate behind a picture is larger than the picture and must not be clipped.
                    band(height: part.rowHeight + ContactSheetMetrics.gap, top: ContactSheetMetrics.plate) {
                        let pictures = try part.section.sequences.map { try picture(of: $0, at: date) }
                        return ContactSheetLine(
                            leadingWidth: part.leadingWidth, columns: part.columns,
                            leading: ContactSheetDate(label: label)
                        ) {
                            ContactSheetPicture(column: part.columns[$0], picture: pictures[$0])
                        }
                    })
            }
            bands.append(band(height: ContactSheetMetrics.margin - ContactSheetMetrics.gap) { EmptyView() })
        }
        return bands
    }

    /// Returns the picture that a widget shows at `date`, or nil before its first picture.
    private func picture(of sequence: PictureSequence, at date: Date) throws -> ContactSheetImage? {
        guard let index = sequence.index(at: date) else { return nil }
        let file = sequence.file(at: index)
        let data = try PictureSequence.data(of: file, in: folder)
        let resource = DisplayImage(
            content: .encoded(data), size: CGSize(width: 1, height: 1), isVector: false, name: file)
        let size = sequence.size(at: index)
        return ContactSheetImage(image: SwiftUI.Image(asset: ImageAsset(resource: resource, size: size)), size: size)
    }

    private func draw(_ bands: [Band], width: CGFloat, scale: CGFloat) throws -> Bitmap {
        func pixels(_ length: CGFloat) -> Int { Int((length * scale).rounded(.up)) }
        let columns = pixels(width)
        return try Bitmap(width: columns, height: bands.reduce(0) { $0 + pixels($1.height) }) { sheet in
            var row = 0
            for band in bands {
                let bitmap = try bitmaps.render(band.list(), scale: scale, background: ContactSheet.ground)
                if !notes.value.isEmpty { throw ProgramFailure.badInput("\(ContactSheet.path): \(notes.value)") }
                if let failure = renderer.session.failure { throw failure }
                bitmap.withPixels {
                    let count = min($0.count, sheet.count - row * columns)
                    memcpy(sheet.baseAddress! + row * columns, $0.baseAddress!, count * 4)
                }
                row += bitmap.height
            }
        }
    }
}
