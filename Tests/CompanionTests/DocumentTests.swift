import Foundation
import PDFKit
import Testing
import UIKit

/// Documents of apps.
@Suite @MainActor struct DocumentTests {
    private final class Note: UIDocument {
        var text = ""
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
    }

    @Test func documentsReadAndWriteTheirFile() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let note = Note(fileURL: file)
        #expect(await !note.open() && note.documentState == .closed)
        note.text = "a"
        note.updateChangeCount(.done)
        #expect(await note.save(to: file, for: .forCreating) && !note.hasUnsavedChanges && note.documentState == .normal)
        let other = Note(fileURL: file)
        #expect(await other.open() && other.text == "a" && other.localizedName == file.deletingPathExtension().lastPathComponent)
    }

    @Test func programsMakeDocumentsOfPages() {
        let document = PDFDocument()
        #expect(document.pageCount == 0 && document.page(at: 0) == nil)
        let page = PDFPage()
        document.insert(page, at: 0)
        #expect(document.index(for: page) == 0 && page.document === document && page.bounds(for: .mediaBox).height == 792)
        document.removePage(at: 0)
        #expect(document.pageCount == 0 && page.document == nil)
    }
}
