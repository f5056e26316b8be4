import Files
import Foundation

/// The names that the compiler finds: those of Darkroom's modules, of the toolchain's, and of the user's own sources.
struct KnownNames {
    /// Names in compiled modules.
    var compiled: Set<String> = []
    /// Names that the user's sources declare.
    var declared: Set<String> = []
    /// Those of them that others see. Parameters and what bodies declare are no members of anything. Nil where all are.
    var visible: Set<String>?
    /// Names that the sources use so often that they are not misspelt.
    var frequent: Set<String> = []
    /// Names in compiled modules that the sources do not see where one like them is unknown.
    var unseen: Set<String> = []

    /// Whether the user's sources declare a name that can be a member's.
    func declares(member name: String) -> Bool { (visible ?? declared).contains(name) }

    /// Whether only compiled modules have a name. A type of theirs is not lost with what an extension of it goes without.
    func isOfOthersAlone(_ name: String) -> Bool {
        KnownNames.ofTheLanguage.contains(name) || compiled.contains(name) && !declared.contains(name)
    }

    /// Types that every source has, whatever is set aside in an extension of theirs or in a namesake inside another type.
    static let ofTheLanguage: Set<String> = [
        "String", "Substring", "Character", "Int", "Double", "Float", "CGFloat", "Bool", "Array", "Dictionary", "Set", "Optional",
        "Result", "Error", "Any", "AnyObject", "Void", "Never", "Date", "Data", "URL", "UUID",
    ]

    /// Whether a name is so similar to a known one that it is most likely misspelt.
    ///
    /// One typing mistake counts from four letters on, two from nine on. A name that only goes on where a known one ends, as
    /// `Results` after `Result`, is a name of its own, and so is one that is known itself.
    ///
    /// - Parameters:
    ///   - prefix: what similar names have to begin with: CIImage is no misspelt CGImage.
    ///   - mistakes: how many typing mistakes at most make a name of a compiled module another one. Where a package is missing,
    ///     two words of its and of a module's can be as similar as `Coordinates` and `Coordinator`.
    func isMisspelt(_ name: String, prefix: String = "", mistakes: Int = 2) -> Bool {
        nearest(to: name, prefix: prefix, mistakes: mistakes) != nil
    }

    /// The known name that a misspelt one most likely stands for; nil where it is not misspelt.
    func nearest(to name: String, prefix: String = "", mistakes: Int = 2) -> String? {
        near(name, prefix: prefix, mistakes: mistakes).first
    }

    /// The known names that a misspelt one can stand for, the most likely one first: those of the sources, or else those of modules.
    func near(_ name: String, prefix: String = "", mistakes: Int = 2) -> [String] {
        guard name.utf8.count >= 4, !declared.contains(name), !compiled.contains(name), !frequent.contains(name) else { return [] }
        let (wanted, mask) = (Array(name.utf8), KnownNames.letters(of: name))
        for (known, most) in [(declared, 2), (compiled, mistakes)] {
            let allowed = wanted.count >= 9 ? most : 1
            var found: [(distance: Int, name: String)] = []
            for candidate in known {
                let bytes = candidate.utf8
                guard bytes.count >= 4, abs(bytes.count - wanted.count) <= allowed, (KnownNames.letters(of: candidate) ^ mask).nonzeroBitCount <= allowed * 2,
                    // A typing mistake changes the first letter only by swapping it with the second.
                    let first = bytes.first, first == wanted[0] || first == wanted[1] && bytes.dropFirst().first == wanted[0]
                else { continue }
                if !candidate.hasPrefix(prefix) || name.hasPrefix(candidate) || candidate.hasPrefix(name) { continue }
                // Another digit is another name, and the tables of compiled modules hold parts of symbols.
                let letters = Array(bytes)
                guard letters.allSatisfy({ $0 | 32 >= 97 && $0 | 32 <= 122 }) else { continue }
                let limit = min(wanted.count, letters.count) >= 9 ? most : 1
                // In the tables of modules a length or kind may follow a name, which looks like a last letter.
                if compiled.contains(String(candidate.dropLast())) { continue }
                if KnownNames.hasOtherWords(name, than: candidate) { continue }
                let distance = NearNames.distance(wanted, letters)
                if distance <= limit, !unseen.contains(candidate) { found.append((distance, candidate)) }
            }
            if !found.isEmpty { return found.sorted { $0 < $1 }.map(\.name) }
        }
        // Only the case of letters differs.
        return declared.filter { $0.utf8.count == wanted.count && $0.lowercased() == name.lowercased() && $0.first == name.first }
            .sorted()
    }

    /// Whether the sources have a name with one letter more or less at its end: `totall` for `total`. Another tense or a noun of the same
    /// verb is a name of its own, as `encoded` and `encoder` are.
    func differsAtItsEnd(_ name: String) -> Bool {
        func isMistake(_ short: Substring, _ long: Substring) -> Bool {
            short.utf8.count >= 4 && long.dropLast() == short && long.last != "d" && long.last != "r"
        }
        return declared.contains { isMistake($0[...], name[...]) || isMistake(name[...], $0[...]) }
    }

    /// Whether two names differ in whole words.
    ///
    /// They have different numbers of words, as `valueAsString` and `valueString` or `TransformOf` and `Transformed`; where only the
    /// case differs, it is a mistake. Or they differ in nothing but words of two letters, as `asURL` and `anURL`, "get" and "set",
    /// as `CFDataSetLength` and `CFDataGetLength`, and forms of a verb, as `Transformer` and `Transformed`. Or a word of less than
    /// nine letters differs by two mistakes or more, as those of `targetFrame` and `targetName`.
    private static func hasOtherWords(_ name: String, than other: String) -> Bool {
        let (first, second) = (words(of: name), words(of: other))
        guard first.count == second.count else { return name.lowercased() != other.lowercased() }
        let pairs = zip(first, second).filter { $0 != $1 }
        if pairs.allSatisfy(areForms) { return !pairs.isEmpty }
        guard first.count > 1 else { return false }
        return pairs.contains { max($0.count, $1.count) < 9 && NearNames.distance(Array($0.utf8), Array($1.utf8)) > 1 }
            || pairs.allSatisfy { $0.count == 2 && $1.count == 2 || isGetAndSet($0, $1) }
    }

    /// Whether two words are "-er" and "-ed" of the same verb, or "-man" and "-men".
    private static func areForms(_ word: Substring, _ other: Substring) -> Bool {
        if Set([word.suffix(3).lowercased(), other.suffix(3).lowercased()]) == ["man", "men"] { return word.dropLast(3) == other.dropLast(3) }
        return word.count >= 6 && word.dropLast() == other.dropLast() && Set([word.suffix(2), other.suffix(2)]) == ["er", "ed"]
    }

    private static func isGetAndSet(_ word: Substring, _ other: Substring) -> Bool {
        Set([word.lowercased(), other.lowercased()]) == ["get", "set"]
    }

    /// The words of a name in camel case.
    private static func words(of name: String) -> [Substring] {
        var (words, start): ([Substring], String.Index) = ([], name.startIndex)
        for index in name.indices.dropFirst() where name[index].isUppercase {
            words.append(name[start..<index])
            start = index
        }
        return words + [name[start...]]
    }

    /// A bit for each letter that occurs, of whatever case.
    private static func letters(of name: String) -> UInt32 {
        var mask: UInt32 = 0
        for byte in name.utf8 where byte | 32 >= 97 && byte | 32 <= 122 { mask |= 1 << UInt32((byte | 32) - 97) }
        return mask
    }
}
