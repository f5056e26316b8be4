/// Reads on in a source where its structure has no pieces.
extension Remedy {
    /// The first place from `start` on at which reading ends, or the end of the source. Strings are passed over.
    ///
    /// - Parameter isEnd: is asked at each place, with the number of the parentheses, brackets and braces that are open there.
    func place(from start: Int, where isEnd: (_ place: Int, _ depth: Int) -> Bool) -> Int {
        var (place, depth, isInString): (Int, Int, Bool) = (start, 0, false)
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "\\") where isInString: place += 1
            case UInt8(ascii: "\""): isInString.toggle()
            case _ where isInString: break
            case _ where isEnd(place, depth): return place
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            place += 1
        }
        return text.count
    }
}
