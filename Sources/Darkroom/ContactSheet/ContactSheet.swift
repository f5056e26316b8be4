import CairoGraphics
import DisplayList
import Files
import Foundation
import PictureEngine
import Processes
import SwiftUI
import SwiftUICore
import WidgetKitCore

/// Pages with all pictures of a run: a column for each family and appearance, and a row for each date.
///
/// A page is laid out and drawn row by row, so only the pictures of one row are in memory at a time.
@MainActor struct ContactSheet {
    /// The background, a light gray that contrasts with both light and dark widgets.
    private static let ground = RGBAColor(229, 229, 234)

    /// A part of a page over its whole width. Bands follow each other from top to bottom.
    private struct Band {
        /// In points.
        let height: CGFloat
        let list: () throws -> DisplayList
    }

    /// The bands of a section: its title and the headings of its columns, which every page with rows of it begins with, and a
    /// band for each date.
    private struct SectionBands {
        let heading: [Band]
        let rows: [Row]
    }

    /// The band of a date. At the top of a page, it also shows the day.
    private struct Row {
        let band: Band
        let bandAtTop: Band
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

    /// Writes the pages, after all have been drawn.
    ///
    /// - Parameter limit: the largest number of dates for each kind.
    /// - Returns: the sheet's entry in the manifest, or nil if there are no pictures.
    /// - Throws: `ProgramFailure` if a file cannot be read or written.
    func write(
        _ sequences: [PictureSequence], limit: Int, to writer: FileWriter
    ) throws -> TimelineManifest.ContactSheet? {
        guard !sequences.isEmpty else { return nil }
        let parts = self.parts(of: sequences, limit: limit)
        let width = (parts.map(\.width).max() ?? 0) + 2 * ContactSheetMetrics.margin
        let sections = bands(of: parts, width: width)
        let tallest = sections.map { section in
            (section.heading + section.rows.prefix(1).map(\.band)).reduce(2 * ContactSheetMetrics.margin) { $0 + $1.height }
        }.max() ?? 0
        guard let scale = ContactSheetScale.best(for: CGSize(width: width, height: tallest), pictures: self.scale) else {
            throw ProgramFailure.badInput(
                "--contact-sheet: \(sequences.count) families and appearances do not fit on one sheet. Choose some "
                    + "with --kind and --family.")
        }
        let drawn = try pages(of: sections, width: width, height: ContactSheetScale.pageHeight / scale).map { bands in
            let bitmap = try draw(bands, width: width, scale: scale)
            let data = try PNGEncoder().encode(bitmap, scale: scale)
            return (data: data, width: bitmap.width, height: bitmap.height)
        }
        let pages = try drawn.enumerated().map { index, page in
            let file = ContactSheetFile.name(ofPage: index)
            try writer.write(page.data, to: file)
            return TimelineManifest.ContactSheet.Page(
                width: page.width, height: page.height, file: file, hash: ContentHash.sha256(page.data))
        }
        return TimelineManifest.ContactSheet(
            width: pages[0].width, height: pages[0].height,
            moments: parts.reduce(0) { $0 + $1.section.dates.count },
            allMoments: parts.reduce(0) { $0 + $1.section.dateCount },
            file: pages[0].file, hash: pages[0].hash, pages: pages.count > 1 ? pages : nil)
    }

    /// Spreads the rows over pages of a height in points. A page has at least one row.
    private func pages(of sections: [SectionBands], width: CGFloat, height: CGFloat) -> [[Band]] {
        let margin = ContactSheetMetrics.margin
        let space = { [renderer] (height: CGFloat) in
            Band(height: height) {
                renderer.render(EmptyView(), size: CGSize(width: width, height: height)).displayList
            }
        }
        // The last row of a section has a gap below it, which is part of the margin.
        let end = space(margin - ContactSheetMetrics.gap)
        var pages: [[Band]] = []
        var (page, room) = ([Band](), height)
        func add(_ bands: [Band]) {
            page += bands
            room -= bands.reduce(0) { $0 + $1.height }
        }
        func turn() {
            if !page.isEmpty { pages.append([space(margin)] + page + [end]) }
            (page, room) = ([], height - margin - end.height)
        }
        turn()
        for section in sections {
            for (index, row) in section.rows.enumerated() {
                let start = index == 0 ? (page.isEmpty ? [] : [end]) + section.heading : []
                if (start + [row.band]).reduce(0, { $0 + $1.height }) > room, !page.isEmpty { turn() }
                let isAtTop = page.isEmpty
                add(isAtTop ? section.heading : start)
                add([isAtTop ? row.bandAtTop : row.band])
            }
        }
        turn()
        return pages
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

    private func bands(of parts: [Part], width: CGFloat) -> [SectionBands] {
        func band(height: CGFloat, top: CGFloat = 0, _ view: @escaping () throws -> some View) -> Band {
            Band(height: height) { [renderer] in
                let placed = try view().padding(.leading, ContactSheetMetrics.margin).padding(.top, top)
                    .frame(width: width, height: height, alignment: .topLeading)
                return renderer.render(placed, size: CGSize(width: width, height: height)).displayList
            }
        }
        return parts.map { part in
            var heading: [Band] = []
            if parts.count > 1 { heading.append(band(height: 44) { ContactSheetTitle(kind: part.section.kind) }) }
            heading.append(
                band(height: 48 - ContactSheetMetrics.plate) {
                    ContactSheetLine(leadingWidth: part.leadingWidth, columns: part.columns, leading: Color.clear) {
                        ContactSheetHeading(column: part.columns[$0])
                    }
                })
            @MainActor func row(_ date: Date, _ label: ContactSheetDates.Label, isAtTop: Bool) -> Band {
                // The plate behind a picture is larger than the picture and must not be clipped.
                band(height: part.rowHeight + ContactSheetMetrics.gap, top: ContactSheetMetrics.plate) {
                    let pictures = try part.section.sequences.map { try picture(of: $0, at: date) }
                    return ContactSheetLine(
                        leadingWidth: part.leadingWidth, columns: part.columns,
                        leading: ContactSheetDate(label: label, isAtTop: isAtTop)
                    ) {
                        ContactSheetPicture(column: part.columns[$0], picture: pictures[$0])
                    }
                }
            }
            let rows = zip(part.section.dates, part.labels).map { date, label in
                Row(band: row(date, label, isAtTop: false), bandAtTop: row(date, label, isAtTop: true))
            }
            return SectionBands(heading: heading, rows: rows)
        }
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
                if !notes.value.isEmpty { throw ProgramFailure.badInput("\(ContactSheetFile.name(ofPage: 0)): \(notes.value)") }
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
