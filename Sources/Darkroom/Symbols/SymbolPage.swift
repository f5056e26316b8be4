import CairoGraphics
import Files
import Foundation
import Processes

/// The page that shows all symbols. Its pictures are WebP files, because these are the smallest without loss.
@MainActor struct SymbolPage {
    let coverage: SymbolAvailability
    let sheet: SymbolSheet

    /// Writes `symbols.md` and the pictures in `symbols/`.
    ///
    /// - Throws: `ProgramFailure` if a file cannot be written.
    func write(to writer: FileWriter) throws {
        var lines = [
            "# Symbols", "", "<!-- Made by `make symbols`; not to be edited. -->", "",
            "`Image(systemName:)` draws these \(coverage.names.count) SF Symbols with glyphs of Cupertino Icons, Material "
                + "Symbols and Noto Sans Symbols, or composed of them. \(coverage.text)",
            "", "Any other name draws nothing, as on an iPhone that does not know it, and a warning says so.", "",
            "## Most used", "",
        ]
        let known = Set(coverage.names)
        lines += try pictures(of: coverage.used.filter(known.contains), named: "used", to: writer)
        lines += ["## All", ""]
        lines += try pictures(of: coverage.names, named: "all", to: writer)
        try writer.write(Data((lines.joined(separator: "\n")).utf8), to: "symbols.md")
    }

    private func pictures(of names: [String], named base: String, to writer: FileWriter) throws -> [String] {
        try stride(from: 0, to: names.count, by: SymbolSheet.capacity).flatMap { start -> [String] in
            let part = Array(names[start..<min(start + SymbolSheet.capacity, names.count)])
            let file = "symbols/\(base)-\(start / SymbolSheet.capacity + 1).webp"
            let bitmap: Bitmap
            do { bitmap = try sheet.bitmap(of: part) } catch { throw ProgramFailure.badInput("\(error)") }
            try writer.write(to: file) { handle in
                let encoder = AnimationEncoder(format: .webp, file: handle, scale: sheet.scale)
                try encoder.add(bitmap, for: .milliseconds(1000))
                try encoder.finish()
            }
            return ["![\(part[0]) to \(part[part.count - 1])](\(file))", ""]
        }
    }
}
