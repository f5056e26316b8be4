import Foundation
import Testing

@testable import darkroom_fuzz

/// The pictures of seeds, their sources, and smaller ones.
@Suite struct TreeTests {
    @Test func aSeedMakesTheSamePictureEachTime() {
        for seed in 0..<200 as Range<UInt64> {
            let picture = TreeGenerator.picture(seed: seed)
            // What is no number does not equal itself, so texts are compared.
            #expect(JSON.text(picture) == JSON.text(TreeGenerator.picture(seed: seed)))
            #expect(picture.tree.count <= 200)
        }
        #expect(Set((0..<200).map { TreeGenerator.picture(seed: $0) }).count > 190)
    }

    @Test func everyPieceIsUsed() {
        func pieces(_ tree: Tree) -> Set<Int> { tree.children.reduce(into: [tree.piece]) { $0.formUnion(pieces($1)) } }
        let used = (0..<5000).reduce(into: Set<Int>()) { $0.formUnion(pieces(TreeGenerator.picture(seed: $1).tree)) }
        let unused = Piece.all.indices.filter { !used.contains($0) }.map { Piece.all[$0].source }
        #expect(unused == [])
    }

    @Test func sourcesHaveValuesInAllPlaces() {
        for seed in 0..<500 as Range<UInt64> {
            let source = TreeGenerator.picture(seed: seed).source
            #expect(source.firstRange(of: #/\$(\d|view|all|last)/#) == nil, "\(source)")
        }
        let tree = Tree(piece: piece("$view.offset(x: $0, y: $1)"), values: [.number(.nan), .number(-0.0)], children: [plain])
        #expect(tree.source == "Color.red.offset(x: .nan, y: -0)")
    }

    @Test func picturesAreTheSameBehindJSON() throws {
        for seed in 0..<300 as Range<UInt64> {
            let picture = TreeGenerator.picture(seed: seed)
            let again = try JSON.decoder.decode(Picture.self, from: Data(JSON.text(picture).utf8))
            #expect(again.source == picture.source)
        }
    }

    @Test func shrinkingKeepsWhatFailsAlone() {
        let guilty = piece("$view.blur(radius: $0, opaque: $1)")
        func isGuilty(_ tree: Tree) -> Bool {
            if tree.piece == guilty, case .number(let radius) = tree.values[0], radius > 1e6 { return true }
            return tree.children.contains(where: isGuilty)
        }
        let seeds = (0..<20_000 as Range<UInt64>).filter { isGuilty(TreeGenerator.picture(seed: $0).tree) }.prefix(5)
        #expect(seeds.count == 5)
        for seed in seeds {
            let smallest = TreeShrinker.smallest(of: TreeGenerator.picture(seed: seed), attempts: 2000) { isGuilty($0.tree) }
            #expect(smallest.tree.count == 2 && smallest.setting == .plain, "\(smallest.source)")
        }
    }

    private var plain: Tree { Tree(piece: Piece.plainLeaf, values: []) }

    private func piece(_ source: String) -> Int { Piece.all.firstIndex { $0.source == source } ?? -1 }
}
