import Foundation

/// What the toolchain's parser says about one source: its imports, declarations, statements, and the types that it names.
///
/// Places are counted in bytes of UTF-8. What conditions leave out is not in it.
struct SourceStructure: Decodable, Equatable {
    /// A declaration, a statement, or a part of one that is looked at by itself.
    struct Piece: Equatable {
        enum Kind: String, Decodable {
            case type, function, `subscript`, variable, accessor, `case`, `typealias`, `associatedtype`, macro
            case attribute, inherited
            /// The value that a variable, or a parameter, is initialized with.
            case value
            case statement, closure
        }

        var kind: Kind
        /// The index of the piece around it; -1 at the top of the source.
        var parent: Int
        var range: Range<Int>
        /// `class`, `func`, `get`, `expression` and the like.
        var keyword = ""
        /// The declaration's name, as `load(from:)`; of a statement that is an expression, the identifier it starts with.
        var name = ""
        /// The inside of its braces; of a statement, the block whose errors it takes all.
        var body: Range<Int>?
        /// The end of the last statement of the block that the statement is in.
        var blockEnd: Int?
        /// The type that a variable is declared with, or that a function returns.
        var type: Part?
        var modifiers: [Part] = []
        /// The identifiers in it, without those of the pieces inside it.
        var used: Set<String> = []
        var flags: Set<String> = []

        /// The name without the labels of parameters.
        var baseName: String { String(name.prefix { $0 != "(" }) }
    }

    struct Part: Decodable, Equatable {
        let text: String
        let range: Range<Int>

        enum CodingKeys: CodingKey { case text, range }

        init(text: String, range: Range<Int>) { (self.text, self.range) = (text, range) }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            text = try container.decode(String.self, forKey: .text)
            range = try container.range(.range)
        }
    }

    /// A place where a type is named.
    struct TypeUse: Decodable, Equatable {
        /// The name as `Realm.Configuration`.
        let path: String
        /// The number of generic arguments.
        let arity: Int
        /// `superclass`, `conformance`, `existential`, `composition`, `constraint`, `attribute`, `extension`, `parameter` (of
        /// a generic declaration), or empty.
        let role: String
        let start: Int
    }

    var imports: [Part] = []
    /// Capitalized names in expressions, without members.
    var references: [Part] = []
    var types: [TypeUse] = []
    /// A piece follows the one around it.
    var pieces: [Piece] = []

    /// The pieces around a place, from the innermost to the outermost, by their indices.
    func chain(at place: Int) -> [Int] {
        let inside = pieces.lastIndex { $0.range.contains(place) } ?? pieces.lastIndex { $0.range.upperBound == place }
        var chain: [Int] = []
        var next = inside ?? -1
        while next >= 0 {
            chain.append(next)
            next = pieces[next].parent
        }
        return chain
    }

    /// The statements around a place, from the innermost to the outermost one of its declaration; the declaration where the place
    /// is in none.
    func statements(at place: Int) -> [Int] {
        let pieces = chain(at: place).filter { ![.closure, .value, .attribute].contains(self.pieces[$0].kind) }
        let statements = pieces.prefix { self.pieces[$0].kind == .statement }
        return statements.isEmpty ? Array(pieces.prefix(1)) : Array(statements)
    }

    /// The texts of the declarations around a place, each up to its body.
    func signatures(around place: Int, of text: [UInt8]) -> [String] {
        chain(at: place).map { pieces[$0] }.compactMap { piece in
            guard [.function, .variable, .subscript, .type].contains(piece.kind), let body = piece.body,
                body.lowerBound > piece.range.lowerBound
            else { return nil }
            return String(decoding: text[piece.range.lowerBound..<body.lowerBound], as: UTF8.self)
        }
    }

    /// The pieces directly inside another.
    func children(of index: Int) -> [Int] {
        var (found, next): ([Int], Int) = ([], index + 1)
        // What is inside a piece follows it, before all else.
        while next < pieces.count, pieces[next].parent >= index {
            if pieces[next].parent == index { found.append(next) }
            next += 1
        }
        return found
    }

    /// All identifiers in a piece, with those of the pieces inside it.
    func identifiers(in index: Int) -> Set<String> {
        let range = pieces[index].range
        var names = pieces[index].used
        var next = index + 1
        while next < pieces.count, pieces[next].range.lowerBound < range.upperBound {
            names.formUnion(pieces[next].used)
            next += 1
        }
        return names
    }

    /// The identifiers of a declaration without its body: its name, its signature, its attributes and what it inherits.
    func signature(of index: Int) -> Set<String> {
        children(of: index).filter { [.attribute, .inherited].contains(pieces[$0].kind) }
            .reduce(pieces[index].used) { $0.union(pieces[$1].used) }
    }

    /// The identifiers that say the type of what is declared: those of the signature, or of a variable's value where it has
    /// no type of its own.
    func typeWords(of index: Int) -> Set<String> {
        pieces[index].kind == .variable && pieces[index].type == nil ? identifiers(in: index) : signature(of: index)
    }

    /// Whether a variable is declared in a body.
    func isLocal(_ index: Int) -> Bool {
        let parent = pieces[index].parent
        guard pieces[index].kind == .variable, parent >= 0, pieces[parent].kind == .statement else { return false }
        return pieces[parent].parent >= 0
    }

    /// Whether a place is in the declaration whose body declares a variable.
    func isVisible(_ index: Int, at place: Int) -> Bool {
        var next = pieces[index].parent
        while next >= 0, ![.function, .accessor, .subscript, .variable, .type].contains(pieces[next].kind) || isLocal(next) {
            next = pieces[next].parent
        }
        return next < 0 || pieces[next].range.contains(place)
    }
}

extension KeyedDecodingContainer {
    fileprivate func range(_ key: Key) throws -> Range<Int> {
        let bounds = try decode([Int].self, forKey: key)
        guard bounds.count == 2, bounds[0] <= bounds[1] else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "\(bounds) is no range.")
        }
        return bounds[0]..<bounds[1]
    }
}

extension SourceStructure.Piece: Decodable {
    enum CodingKeys: CodingKey {
        case kind, parent, range, keyword, name, body, blockEnd, type, modifiers, used, flags
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kind = try container.decode(Kind.self, forKey: .kind)
        parent = try container.decode(Int.self, forKey: .parent)
        range = try container.range(.range)
        keyword = try container.decodeIfPresent(String.self, forKey: .keyword) ?? ""
        name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
        body = container.contains(.body) ? try container.range(.body) : nil
        blockEnd = try container.decodeIfPresent(Int.self, forKey: .blockEnd)
        type = try container.decodeIfPresent(SourceStructure.Part.self, forKey: .type)
        modifiers = try container.decodeIfPresent([SourceStructure.Part].self, forKey: .modifiers) ?? []
        used = try container.decodeIfPresent(Set<String>.self, forKey: .used) ?? []
        flags = try container.decodeIfPresent(Set<String>.self, forKey: .flags) ?? []
    }
}
