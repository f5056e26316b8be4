import Foundation

/// A place between two characters of a text.
open class UITextPosition: NSObject {
    /// In UTF-16 units from the beginning of the text.
    let offset: Int

    init(offset: Int) { self.offset = offset }
    public override init() { offset = 0 }
}

/// A part of a text.
open class UITextRange: NSObject {
    private let range: (start: UITextPosition, end: UITextPosition)

    init(start: UITextPosition, end: UITextPosition) { range = (start, end) }
    public override init() { range = (UITextPosition(), UITextPosition()) }

    open var start: UITextPosition { range.start }
    open var end: UITextPosition { range.end }
    open var isEmpty: Bool { start.offset >= end.offset }
}

extension UITextPosition {
    /// A place that lies some UTF-16 units after this one; nil outside of the text.
    func moved(by distance: Int, in text: String?) -> UITextPosition? {
        let (place, isTooFar) = offset.addingReportingOverflow(distance)
        return isTooFar || place < 0 || place > text?.utf16.count ?? 0 ? nil : UITextPosition(offset: place)
    }

    func compared(to other: UITextPosition) -> ComparisonResult {
        offset == other.offset ? .orderedSame : offset < other.offset ? .orderedAscending : .orderedDescending
    }
}

extension UITextRange {
    /// The range's own part of a text.
    func part(of text: String?) -> String {
        let units = Array((text ?? "").utf16)
        guard !isEmpty, start.offset >= 0, end.offset <= units.count else { return "" }
        return String(decoding: units[start.offset..<end.offset], as: UTF16.self)
    }

    /// The text with another part in the range's place.
    func replacing(with part: String, in text: String?) -> String {
        var units = Array((text ?? "").utf16)
        let first = min(max(0, start.offset), units.count)
        units.replaceSubrange(first..<min(max(first, end.offset), units.count), with: part.utf16)
        return String(decoding: units, as: UTF16.self)
    }
}
