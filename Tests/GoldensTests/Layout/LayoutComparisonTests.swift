import Foundation
import Testing

@testable import Goldens

@Suite struct LayoutComparisonTests {
    /// Returns a tree from lines `type x y width height ["text"]`. Views inside a view are indented by two more spaces.
    private func tree(_ lines: String) throws -> LayoutTree {
        var waiting: [[[String: Any]]] = [[]]
        for line in lines.split(separator: "\n").reversed() {
            let depth = line.prefix { $0 == " " }.count / 2
            let parts = line.split(separator: "\"", maxSplits: 2)
            let words = parts[0].split(separator: " ").map(String.init)
            while waiting.count < depth + 2 { waiting.append([]) }
            var view: [String: Any] = ["type": words[0], "children": waiting[depth + 1]]
            view["frame"] = Dictionary(
                uniqueKeysWithValues: zip(["x", "y", "width", "height"], words.dropFirst().map { Double($0)! }))
            if parts.count > 1 { view["details"] = ["text": String(parts[1])] }
            waiting[depth + 1] = []
            waiting[depth].insert(view, at: 0)
        }
        return try JSONDecoder().decode(
            LayoutTree.self, from: JSONSerialization.data(withJSONObject: waiting[0][0]))
    }

    /// Returns the changes as `view: words`.
    private func changes(_ old: String, _ new: String) throws -> [String] {
        LayoutComparison.changes(from: try tree(old), to: try tree(new)).map { "\($0.view): \($0.words)" }
    }

    private let row = """
        HStack 0 0 100 20
          Text 0 0 30 20 "One"
          Text 30 0 30 20 "Two"
          Image 60 0 20 20
        """

    @Test func equalTreesHaveNoChanges() throws {
        #expect(try changes(row, row) == [])
        // A difference of a thousandth of a point is a rounding error.
        #expect(try changes(row, row.replacingOccurrences(of: "60 0 20 20", with: "60.001 0 20 20")) == [])
    }

    @Test func movedViewsAreListedWithOldFrames() throws {
        let new = row.replacingOccurrences(of: "30 0 30 20 \"Two\"", with: "30 4 30 20 \"Two\"")
        let found = LayoutComparison.changes(from: try tree(row), to: try tree(new))
        #expect(
            found == [
                .init(
                    kind: .moved, view: "HStack/Text", from: .init(x: 30, y: 0, width: 30, height: 20),
                    to: .init(x: 30, y: 4, width: 30, height: 20), note: "text \"Two\"")
            ])
    }

    @Test func viewsThatMoveWithTheirParentAreNotListed() throws {
        let old = """
            Card 0 0 100 100
              VStack 10 10 80 40
                Text 10 10 80 20 "One"
                Text 10 30 80 20 "Two"
            """
        let new = """
            Card 0 0 100 100
              VStack 10 16 80 40
                Text 10 16 80 20 "One"
                Text 10 37 80 20 "Two"
            """
        #expect(
            try changes(old, new) == [
                "Card/VStack: moved 6 pt down, from (10, 10) to (10, 16)",
                "Card/VStack/Text: moved 7 pt down, from (10, 30) to (10, 37); text \"Two\"",
            ])
    }

    @Test func viewsThatStayWhileTheirParentMovesAreNotListed() throws {
        #expect(
            try changes("ZStack 10 10 20 20\n  Text 15 15 10 10 \"a\"", "ZStack 8 8 24 24\n  Text 15 15 10 10 \"a\"")
                == ["ZStack: resized from 20 × 20 to 24 × 24 and moved from (10, 10) to (8, 8)"])
    }

    @Test func insertedViewsDoNotReplaceOthers() throws {
        let new = """
            HStack 0 0 100 20
              Text 0 0 30 20 "One"
              Text 30 0 10 20 "New"
              Text 40 0 30 20 "Two"
              Image 70 0 20 20
            """
        #expect(
            try changes(row, new) == [
                "HStack/Text: added at (30, 0), 10 × 20; text \"New\"",
                "HStack/Text: moved 10 pt right, from (30, 0) to (40, 0); text \"Two\"",
                "HStack/Image: moved 10 pt right, from (60, 0) to (70, 0)",
            ])
        #expect(
            try changes(new, row) == [
                "HStack/Text: removed from (30, 0), 10 × 20; text \"New\"",
                "HStack/Text: moved 10 pt left, from (40, 0) to (30, 0); text \"Two\"",
                "HStack/Image: moved 10 pt left, from (70, 0) to (60, 0)",
            ])
    }

    @Test func changedTextsAreListed() throws {
        let new = row.replacingOccurrences(of: "\"Two\"", with: "\"Three\"").replacingOccurrences(of: "30 0 30", with: "30 0 44")
        #expect(
            try changes(row, new) == [
                "HStack/Text: changed; resized from 30 × 20 to 44 × 20; text \"Two\" is now \"Three\""
            ])
    }

    @Test func exchangedViewsAreMoved() throws {
        let new = """
            HStack 0 0 100 20
              Text 0 0 30 20 "Two"
              Text 30 0 30 20 "One"
              Image 60 0 20 20
            """
        #expect(
            try changes(row, new) == [
                "HStack/Text: moved 30 pt left, from (30, 0) to (0, 0); text \"Two\"",
                "HStack/Text: moved 30 pt right, from (0, 0) to (30, 0); text \"One\"",
            ])
    }

    @Test func modifiersWithTheirViewsFrameAreNotListed() throws {
        let old = """
            .frame 0 0 50 50
              Ring 0 0 50 50
                .preference 0 0 50 50
                  Circle 5 5 40 40
            """
        #expect(
            try changes(old, old.replacingOccurrences(of: "50 50", with: "60 50")) == ["Ring: resized from 50 × 50 to 60 × 50"])
        #expect(
            try changes(old, old.replacingOccurrences(of: "5 5 40 40", with: "5 5 30 40"))
                == ["Ring/Circle: resized from 40 × 40 to 30 × 40"])
    }

    @Test func viewsThatFillTheirParentAreNotListed() throws {
        let old = """
            Ring 0 0 50 50
              Circle 0 0 50 50
              _TrimmedShape 0 0 50 50
              _TrimmedShape 5 5 40 40
              Text 0 0 50 50 "14"
            """
        let new = old.replacingOccurrences(of: "0 0 50 50", with: "2 2 46 46")
            .replacingOccurrences(of: "\"14\"", with: "\"15\"").replacingOccurrences(of: "5 5 40 40", with: "5 5 40 30")
        #expect(
            try changes(old, new) == [
                "Ring: resized from 50 × 50 to 46 × 46 and moved from (0, 0) to (2, 2)",
                "Ring/TrimmedShape: resized from 40 × 40 to 40 × 30",
                "Ring/Text: changed; resized from 50 × 50 to 46 × 46; moved from (0, 0) to (2, 2); text \"14\" is now \"15\"",
            ])
    }

    @Test func viewsWithANewModifierAreFound() throws {
        let old = "VStack 0 0 50 50\n  Text 0 0 50 20 \"a\"\n  Text 0 20 50 20 \"b\""
        let new = "VStack 0 0 50 50\n  .padding 0 0 50 28\n    Text 4 4 42 20 \"a\"\n  Text 0 28 50 20 \"b\""
        #expect(
            try changes(old, new) == [
                "VStack/.padding: added at (0, 0), 50 × 28",
                "VStack/Text: resized from 50 × 20 to 42 × 20 and moved from (0, 0) to (4, 4); text \"a\"",
                "VStack/Text: moved 8 pt down, from (0, 20) to (0, 28); text \"b\"",
            ])
        #expect(
            try changes(new, old) == [
                "VStack/.padding: removed from (0, 0), 50 × 28",
                "VStack/Text: resized from 42 × 20 to 50 × 20 and moved from (4, 4) to (0, 0); text \"a\"",
                "VStack/Text: moved 8 pt up, from (0, 28) to (0, 20); text \"b\"",
            ])
    }

    @Test func replacedViewsAreRemovedAndAdded() throws {
        #expect(
            try changes("VStack 0 0 9 9\n  Text 0 0 9 9 \"a\"", "VStack 0 0 9 9\n  Image 0 0 9 9") == [
                "VStack/Text: removed from (0, 0), 9 × 9; text \"a\"", "VStack/Image: added at (0, 0), 9 × 9",
            ])
    }

    @Test func viewsWithANewParentAreListedOnce() throws {
        let old = """
            Card 0 0 100 100
              HStack 0 0 100 20
                Text 0 0 30 20 "One"
                Badge 70 0 20 20
                  Circle 70 0 20 20
                  Text 72 2 16 16 "7"
              ZStack 0 20 100 80
                Image 0 20 100 80
            """
        let new = """
            Card 0 0 100 100
              HStack 0 0 100 20
                Text 0 0 30 20 "One"
              ZStack 0 20 100 80
                Image 0 20 100 80
                Badge 80 80 20 20
                  Circle 80 80 20 20
                  Text 82 82 16 16 "7"
            """
        let found = LayoutComparison.changes(from: try tree(old), to: try tree(new))
        #expect(
            found == [
                .init(
                    kind: .moved, view: "Card/ZStack/Badge", oldView: "Card/HStack/Badge",
                    from: .init(x: 70, y: 0, width: 20, height: 20), to: .init(x: 80, y: 80, width: 20, height: 20))
            ])
        #expect(try changes(old, new) == ["Card/ZStack/Badge: moved out of HStack into ZStack, from (70, 0) to (80, 80)"])
        // Other changes of the view are listed, too.
        let other = new.replacingOccurrences(of: "82 82 16 16", with: "84 82 12 16")
        #expect(
            try changes(other, old) == [
                "Card/HStack/Badge: moved out of ZStack into HStack, from (80, 80) to (70, 0)",
                "Card/HStack/Badge/Text: resized from 12 × 16 to 16 × 16 and moved from (84, 82) to (72, 2); text \"7\"",
            ])
    }

    @Test func viewsAreIdentifiedByDetailsIfTheirPartsChange() throws {
        let old = "V 0 0 99 99\n  A 0 0 50 99\n    Row 0 0 50 20 \"x\"\n      Icon 0 0 9 9\n  B 50 0 49 99\n    Image 50 0 9 9"
        let new = "V 0 0 99 99\n  A 0 0 50 99\n  B 50 0 49 99\n    Image 50 0 9 9\n    Row 50 9 40 20 \"x\""
        #expect(
            try changes(old, new) == [
                "V/B/Row: moved out of A into B, from (0, 0) to (50, 9); resized from 50 × 20 to 40 × 20; text \"x\"",
                "V/B/Row/Icon: removed from (0, 0), 9 × 9",
            ])
    }

    @Test func viewsMovedBetweenRemovedAndAddedParentsAreFound() throws {
        let old = "V 0 0 9 9\n  H 0 0 9 5\n    Text 0 0 4 5 \"a\"\n    Text 4 0 5 5 \"b\"\n  Image 0 5 9 4"
        let new = "V 0 0 9 9\n  Image 0 0 9 4\n  Z 0 4 9 5\n    Text 0 4 4 5 \"c\"\n    .padding 4 4 5 5\n      Text 4 4 5 5 \"b\""
        #expect(
            try changes(old, new) == [
                "V/H: removed from (0, 0), 9 × 5", "V/Image: moved 5 pt up, from (0, 5) to (0, 0)",
                "V/Z: added at (0, 4), 9 × 5",
                "V/Z/Text: moved out of H into Z, from (4, 0) to (4, 4); text \"b\"",
            ])
    }

    @Test func viewsMovedIntoAModifiedParentAreListedOnce() throws {
        let old = "V 0 0 9 9\n  H 0 0 9 4\n    Image 0 0 1 1\n  B 0 4 9 4\n    Row 0 4 4 4 \"x\"\n    Circle 5 4 4 4"
        let new = "V 0 0 9 9\n  .frame 0 0 9 4\n    H 0 0 9 4\n      Image 0 0 1 1\n      Row 1 0 4 4 \"x\"\n  B 0 4 9 4\n    Circle 5 4 4 4"
        #expect(
            try changes(old, new) == [
                "V/.frame: added at (0, 0), 9 × 4", "V/H/Row: moved out of B into H, from (0, 4) to (1, 0); text \"x\"",
            ])
        // The same holds if another view follows the modified view.
        let both = old.replacingOccurrences(of: "Circle 5 4 4 4", with: "Row 5 4 4 4 \"y\"\n    Circle 9 4 0 0")
        let moved = new.replacingOccurrences(of: ".frame", with: "Z").replacingOccurrences(of: "Circle 5 4 4 4", with: "Circle 9 4 0 0")
            .replacingOccurrences(of: "\n  B", with: "\n    Row 5 0 4 4 \"y\"\n  B")
        #expect(
            try changes(both, moved) == [
                "V/Z: added at (0, 0), 9 × 4", "V/Z/Row: moved out of B into Z, from (5, 4) to (5, 0); text \"y\"",
                "V/Z/H/Row: moved out of B into H, from (0, 4) to (1, 0); text \"x\"",
            ])
    }

    @Test func ambiguousViewsAreNotMoved() throws {
        // Two views are removed, and one is added.
        let old = "V 0 0 9 9\n  A 0 0 9 4\n    Text 0 0 4 4 \"a\"\n    Text 4 0 4 4 \"a\"\n  B 0 4 9 4\n    Image 0 4 1 1"
        let new = "V 0 0 9 9\n  A 0 0 9 4\n  B 0 4 9 4\n    Image 0 4 1 1\n    Text 1 4 4 4 \"a\""
        #expect(
            try changes(old, new) == [
                "V/A/Text: removed from (0, 0), 4 × 4; text \"a\"", "V/A/Text: removed from (4, 0), 4 × 4; text \"a\"",
                "V/B/Text: added at (1, 4), 4 × 4; text \"a\"",
            ])
        // Views without details must have the same size.
        let bare = "V 0 0 9 9\n  A 0 0 9 4\n    Circle 0 0 4 4\n  B 0 4 9 4\n    Image 0 4 1 1"
        let there = "V 0 0 9 9\n  A 0 0 9 4\n  B 0 4 9 4\n    Image 0 4 1 1\n    Circle 5 4 4 4"
        #expect(try changes(bare, there) == ["V/B/Circle: moved out of A into B, from (0, 0) to (5, 4)"])
        #expect(
            try changes(bare, there.replacingOccurrences(of: "5 4 4 4", with: "5 4 3 3"))
                == ["V/A/Circle: removed from (0, 0), 4 × 4", "V/B/Circle: added at (5, 4), 3 × 3"])
    }

    @Test func viewsMoveBetweenSimilarRows() throws {
        let old = "V 0 0 9 9\n  H 0 0 9 4\n    Text 0 0 4 4 \"a\"\n  H 0 4 9 4\n    Text 0 4 4 4 \"b\""
        let new = "V 0 0 9 9\n  H 0 0 9 4\n  H 0 4 9 4\n    Text 0 4 4 4 \"b\"\n    Text 4 4 4 4 \"a\""
        #expect(try changes(old, new) == ["V/H/Text: moved from one H into another, from (0, 0) to (4, 4); text \"a\""])
    }

    @Test func longRowsAndDeepTreesAreCompared() throws {
        let row = (0..<2_000).map { "  Text \($0) 0 1 1 \"\($0)\"" }
        let head = "HStack 0 0 2000 1"
        let new = [head] + row.prefix(700) + ["  Text 5000 0 1 1 \"new\""] + row.suffix(1_300)
        #expect(
            try changes(([head] + row).joined(separator: "\n"), new.joined(separator: "\n"))
                == ["HStack/Text: added at (5000, 0), 1 × 1; text \"new\""])
        let deep = (0..<200).map { String(repeating: "  ", count: $0) + "VStack \($0) 0 1000 1000" }
        #expect(
            try changes(deep.joined(separator: "\n"), (deep.dropLast() + [deep[199] + "0"]).joined(separator: "\n")).count == 1)
    }
}
