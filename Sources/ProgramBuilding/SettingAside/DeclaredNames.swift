import Foundation

/// What one source declares, with the names that errors are traced back through. It is collected once for each text, because
/// each pass over a module asks all of its sources.
struct DeclaredNames {
    /// Declarations that other code sees, with the identifiers that say their types.
    private(set) var declarations: [(names: [String], words: Set<String>)] = []
    /// The source's classes with the words of what they inherit.
    private(set) var classes: [(name: String, bases: Set<String>)] = []
    /// All of the source's types and extensions with the words of what they inherit or conform to.
    private(set) var conformances: [(name: String, bases: Set<String>)] = []
    /// The same by the names as they are written: an extension names the types around its own.
    private(set) var basesByName: [String: Set<String>] = [:]

    init(of structure: SourceStructure) {
        for (index, piece) in structure.pieces.enumerated() {
            if piece.kind == .type {
                let inherited = structure.children(of: index).filter { structure.pieces[$0].kind == .inherited }
                let bases = Set(inherited.flatMap { Attribution.words(structure.pieces[$0].name) })
                if piece.keyword == "class" { classes.append((piece.name, bases)) }
                basesByName[piece.name, default: []].formUnion(bases)
                if !bases.isEmpty, let name = Attribution.words(piece.name).last { conformances.append((name, bases)) }
            }
            let names = DeclaredNames.names(of: piece)
            // What a body declares, other bodies do not see.
            guard !names.isEmpty, !names.contains("body"), !names.contains("init"), !structure.isLocal(index) else { continue }
            declarations.append((names, structure.typeWords(of: index).subtracting(names)))
        }
    }

    /// The names that a piece gives to something with a type.
    private static func names(of piece: SourceStructure.Piece) -> [String] {
        switch piece.kind {
        case .type where piece.keyword != "extension": [piece.name]
        case .function where piece.keyword == "func": [piece.baseName]
        case .variable, .case, .typealias, .associatedtype: piece.name.components(separatedBy: ", ")
        default: []
        }
    }
}
