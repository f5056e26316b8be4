import Foundation

/// What a widget says in the gallery, which no picture shows.
extension Remedy {
    private static let galleryTexts: Set<String> = ["configurationDisplayName", "description", "displayName"]

    /// Leaves out the name or the description of a configuration around a place, so that the widget is there without it. Nil for all else.
    func withoutGalleryText(around offset: Int, in chain: [Int]) -> Change? {
        // A closure makes the views.
        guard let owner = chain.first(where: { ![.statement, .accessor].contains(structure.pieces[$0].kind) }),
            ["some WidgetConfiguration", "some ControlWidgetConfiguration"].contains(structure.pieces[owner].type?.text),
            let range = galleryCall(around: offset, in: structure.pieces[owner].range)
        else { return nil }
        return Change(edit: SourceEdit(range: range), kind: .statement, place: declaration(around: owner), start: range.lowerBound)
    }

    /// The call with its dot whose argument a place is in.
    private func galleryCall(around offset: Int, in declaration: Range<Int>) -> Range<Int>? {
        var (place, depth): (Int, Int) = (min(offset, text.count) - 1, 0)
        while place > declaration.lowerBound {
            switch text[place] {
            case UInt8(ascii: ")"): depth += 1
            case UInt8(ascii: "("):
                if depth == 0, let start = startOfGalleryCall(at: place), let end = closing(ofParenthesisAt: place) { return start..<end + 1 }
                depth = max(0, depth - 1)
            default: break
            }
            place -= 1
        }
        return nil
    }

    private func startOfGalleryCall(at parenthesis: Int) -> Int? {
        let name = text[..<parenthesis].reversed().prefix { $0 >= 97 && $0 <= 122 || $0 >= 65 && $0 <= 90 }
        let dot = parenthesis - name.count - 1
        guard dot >= 0, text[dot] == UInt8(ascii: "."), Remedy.galleryTexts.contains(String(decoding: name.reversed(), as: UTF8.self)) else {
            return nil
        }
        return dot
    }

    private func closing(ofParenthesisAt start: Int) -> Int? {
        let place = place(from: start) { place, depth in depth == 1 && text[place] == UInt8(ascii: ")") }
        return place < text.count ? place : nil
    }
}
