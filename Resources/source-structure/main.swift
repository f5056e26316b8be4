// Describes the structure of Swift sources as JSON: their imports, declarations, statements and the types that they name.
//
// The tool compiles this file against the parser that the toolchain brings (lib/swift/host), because Darkroom itself would
// take far longer to build with a parser of its own. The file decides nothing. It is not part of any SwiftPM target.
//
//     source-structure LIST
//
// LIST is a file with a line for each source: its path. Lines `-D NAME` define a condition, and lines `-m NAME` name a
// module that canImport finds.

import Glibc
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// The conditions that the tool has not answered in the text itself.
struct Configuration: BuildConfiguration {
    var conditions: Set<String> = []
    var modules: Set<String> = []

    func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
    func hasFeature(name: String) -> Bool { true }
    func hasAttribute(name: String) -> Bool { true }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        importPath.first.map { modules.contains($0.1) } ?? false
    }
    func isActiveTargetOS(name: String) -> Bool { name == "Linux" }
    func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
    func isActiveTargetEnvironment(name: String) -> Bool { false }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    var endianness: Endianness { .little }
    var languageVersion: VersionTuple { VersionTuple(6, 0) }
    var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}

/// A declaration, a statement, or a part of one.
struct Piece {
    let kind: String
    let parent: Int
    let range: Range<Int>
    var keyword = ""
    var name = ""
    var body: Range<Int>?
    /// The end of the last statement in the statement's own block.
    var blockEnd: Int?
    /// The type that a variable is declared with, or that a function returns.
    var type: (text: String, range: Range<Int>)?
    var modifiers: [(name: String, range: Range<Int>)] = []
    /// The identifiers in it, without those of the pieces inside.
    var used: [String] = []
    var flags: Set<String> = []
}

final class Reader: ActiveSyntaxVisitor {
    private(set) var imports: [(module: String, range: Range<Int>)] = []
    private(set) var pieces: [Piece] = []
    /// Capitalized names in expressions, without members.
    private(set) var references: [(name: String, range: Range<Int>)] = []
    private(set) var types: [(path: String, arity: Int, role: String, start: Int)] = []
    private var stack: [Int] = []

    private func range(_ node: some SyntaxProtocol) -> Range<Int> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    private func inside(_ left: TokenSyntax, _ right: TokenSyntax) -> Range<Int> {
        let (start, end) = (left.endPositionBeforeTrailingTrivia.utf8Offset, right.positionAfterSkippingLeadingTrivia.utf8Offset)
        return start..<max(start, end)
    }

    private func open(_ kind: String, _ node: some SyntaxProtocol, _ change: (inout Piece) -> Void = { _ in })
        -> SyntaxVisitorContinueKind {
        var piece = Piece(kind: kind, parent: stack.last ?? -1, range: range(node))
        change(&piece)
        pieces.append(piece)
        stack.append(pieces.count - 1)
        return .visitChildren
    }

    private func close() { stack.removeLast() }

    private func text(_ node: some SyntaxProtocol) -> String {
        node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether code may throw any error there.
    private func mayThrow(_ clause: ThrowsClauseSyntax?) -> Bool {
        guard let clause, clause.throwsSpecifier.text == "throws" else { return false }
        return clause.type.map { ["any Error", "Error"].contains(text($0)) } ?? true
    }

    /// Whether a function answers through one of its parameters.
    private func answers(_ parameters: FunctionParameterListSyntax) -> Bool {
        parameters.contains { parameter in
            let words = text(parameter.type) + parameter.firstName.text
            return ["->", "@escaping", "ompletion", "allback", "andler", "ontinuation", "romise"].contains(where: words.contains)
        }
    }

    /// Whether the last clause after a block takes every error.
    private func catchesAll(_ statement: DoStmtSyntax) -> Bool {
        guard let last = statement.catchClauses.last, statement.throwsClause == nil else { return false }
        guard let item = last.catchItems.first else { return true }
        let binding = item.pattern?.as(ValueBindingPatternSyntax.self)
        return last.catchItems.count == 1 && item.whereClause == nil && binding?.pattern.is(IdentifierPatternSyntax.self) ?? false
    }

    private func modifiers(_ list: DeclModifierListSyntax) -> [(String, Range<Int>)] {
        list.map { ($0.name.text + ($0.detail.map { "(\($0.detail.text))" } ?? ""), range($0)) }
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        switch node.tokenKind {
        case .identifier(let name), .dollarIdentifier(let name):
            if let top = stack.last, node.presence == .present {
                pieces[top].used.append(name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name)
            }
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember, let first = name.unicodeScalars.first, first.properties.isUppercase { references.append((name, range(node))) }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append((node.path.first?.name.text ?? "", range(node)))
        return .skipChildren
    }

    // MARK: Declarations

    private func type(
        _ node: some DeclGroupSyntax, _ keyword: String, _ name: String
    ) -> SyntaxVisitorContinueKind {
        open("type", node) {
            ($0.keyword, $0.name, $0.modifiers) = (keyword, name, modifiers(node.modifiers))
            $0.body = inside(node.memberBlock.leftBrace, node.memberBlock.rightBrace)
            for attribute in node.attributes {
                if case .attribute(let attribute) = attribute, attribute.attributeName.trimmedDescription == "main" {
                    $0.flags.insert("main")
                }
            }
        }
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node, "class", node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { close() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node, "struct", node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { close() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node, "enum", node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { close() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node, "actor", node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { close() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node, "protocol", node.name.text) }
    override func visitPost(_ node: ProtocolDeclSyntax) { close() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        type(node, "extension", text(node.extendedType))
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { close() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        open("function", node) {
            let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
            ($0.keyword, $0.name, $0.modifiers) = ("func", "\(node.name.text)(\(labels))", modifiers(node.modifiers))
            if let result = node.signature.returnClause?.type { $0.type = (text(result), range(result)) }
            if let body = node.body { $0.body = inside(body.leftBrace, body.rightBrace) }
            if mayThrow(node.signature.effectSpecifiers?.throwsClause) { $0.flags.insert("throws") }
            if answers(node.signature.parameterClause.parameters) { $0.flags.insert("answers") }
        }
    }
    override func visitPost(_ node: FunctionDeclSyntax) { close() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        open("function", node) {
            let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
            ($0.keyword, $0.name, $0.modifiers) = ("init", "init(\(labels))", modifiers(node.modifiers))
            if let body = node.body { $0.body = inside(body.leftBrace, body.rightBrace) }
            if mayThrow(node.signature.effectSpecifiers?.throwsClause) { $0.flags.insert("throws") }
        }
    }
    override func visitPost(_ node: InitializerDeclSyntax) { close() }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        open("function", node) {
            ($0.keyword, $0.name) = ("deinit", "deinit")
            if let body = node.body { $0.body = inside(body.leftBrace, body.rightBrace) }
        }
    }
    override func visitPost(_ node: DeinitializerDeclSyntax) { close() }

    private func accessors(_ block: AccessorBlockSyntax?, _ piece: inout Piece) {
        guard let block else { return }
        piece.flags.insert("computed")
        switch block.accessors {
        case .getter: piece.body = inside(block.leftBrace, block.rightBrace)
        case .accessors(let list):
            piece.flags.insert("accessors")
            for accessor in list {
                let name = accessor.accessorSpecifier.text
                piece.flags.insert(name)
                if name == "willSet" || name == "didSet" { piece.flags.remove("computed") }
            }
        }
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        open("subscript", node) {
            let labels = node.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
            ($0.keyword, $0.name, $0.modifiers) = ("subscript", "subscript(\(labels))", modifiers(node.modifiers))
            $0.type = (text(node.returnClause.type), range(node.returnClause.type))
            accessors(node.accessorBlock, &$0)
        }
    }
    override func visitPost(_ node: SubscriptDeclSyntax) { close() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        open("variable", node) {
            let names = node.bindings.map { text($0.pattern) }.joined(separator: ", ")
            ($0.keyword, $0.name, $0.modifiers) = (node.bindingSpecifier.text, names, modifiers(node.modifiers))
            if node.bindings.count > 1 { $0.flags.insert("several") }
            guard let binding = node.bindings.first else { return }
            if let type = binding.typeAnnotation?.type { $0.type = (text(type), range(type)) }
            if binding.initializer != nil { $0.flags.insert("initialized") }
            accessors(binding.accessorBlock, &$0)
        }
    }
    override func visitPost(_ node: VariableDeclSyntax) { close() }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        open("accessor", node) {
            $0.keyword = node.accessorSpecifier.text
            if mayThrow(node.effectSpecifiers?.throwsClause) { $0.flags.insert("throws") }
            if let body = node.body { $0.body = inside(body.leftBrace, body.rightBrace) }
        }
    }
    override func visitPost(_ node: AccessorDeclSyntax) { close() }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        open("value", node.value) {
            if node.parent?.is(FunctionParameterSyntax.self) ?? false { $0.keyword = "default" }
            if let call = node.value.as(FunctionCallExprSyntax.self) { $0.name = text(call.calledExpression) }
            if node.value.is(StringLiteralExprSyntax.self) { $0.flags.insert("String") }
            if node.value.is(IntegerLiteralExprSyntax.self) { $0.flags.insert("Int") }
            if node.value.is(FloatLiteralExprSyntax.self) { $0.flags.insert("Double") }
            if node.value.is(BooleanLiteralExprSyntax.self) { $0.flags.insert("Bool") }
        }
    }
    override func visitPost(_ node: InitializerClauseSyntax) { close() }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        open("case", node) { $0.name = node.elements.map(\.name.text).joined(separator: ", ") }
    }
    override func visitPost(_ node: EnumCaseDeclSyntax) { close() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        open("typealias", node) { $0.name = node.name.text }
    }
    override func visitPost(_ node: TypeAliasDeclSyntax) { close() }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        open("associatedtype", node) { $0.name = node.name.text }
    }
    override func visitPost(_ node: AssociatedTypeDeclSyntax) { close() }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        open("macro", node) { $0.name = node.macroName.text }
    }
    override func visitPost(_ node: MacroExpansionDeclSyntax) { close() }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        open("attribute", node) { $0.name = text(node.attributeName) }
    }
    override func visitPost(_ node: AttributeSyntax) { close() }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        // Without the comma behind it.
        open("inherited", node.type) { $0.name = text(node.type) }
    }
    override func visitPost(_ node: InheritedTypeSyntax) { close() }

    // MARK: Statements

    /// Whether a statement is a condition such as `#if`. What it holds stands where the condition stands.
    private func isCondition(_ node: CodeBlockItemSyntax) -> Bool {
        if case .decl(let declaration) = node.item { declaration.is(IfConfigDeclSyntax.self) } else { false }
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if isCondition(node) { return .visitChildren }
        let list = node.parent?.as(CodeBlockItemListSyntax.self)
        return open("statement", node) {
            $0.blockEnd = list?.last.map { range($0).upperBound } ?? $0.range.upperBound
            switch node.item {
            case .decl: $0.keyword = "declaration"
            case .stmt(let statement):
                $0.keyword = statement.is(ReturnStmtSyntax.self) ? "return" : "statement"
                if statement.is(DeferStmtSyntax.self) { $0.flags.insert("defer") }
                if let part = statement.as(DoStmtSyntax.self), catchesAll(part) {
                    $0.flags.insert("catches")
                    $0.body = inside(part.body.leftBrace, part.body.rightBrace)
                }
            case .expr(let expression):
                $0.keyword = "expression"
                if list?.count == 1 { $0.flags.insert("only") }
                $0.name = root(of: expression)
                if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
                    sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false {
                    $0.flags.insert("assignment")
                } else if isCall(expression) {
                    $0.flags.insert("call")
                }
                if expression.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .prefixAmpersand }) {
                    $0.flags.insert("inout")
                }
            }
        }
    }
    override func visitPost(_ node: CodeBlockItemSyntax) {
        if !isCondition(node) { close() }
    }

    private func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        if let part = expression.as(TryExprSyntax.self) { return unwrapped(part.expression) }
        if let part = expression.as(AwaitExprSyntax.self) { return unwrapped(part.expression) }
        if let part = expression.as(OptionalChainingExprSyntax.self) { return unwrapped(part.expression) }
        if let part = expression.as(ForceUnwrapExprSyntax.self) { return unwrapped(part.expression) }
        return expression
    }

    private func isCall(_ expression: ExprSyntax) -> Bool { unwrapped(expression).is(FunctionCallExprSyntax.self) }

    /// The identifier that an expression starts with.
    private func root(of expression: ExprSyntax) -> String {
        let expression = unwrapped(expression)
        if let part = expression.as(FunctionCallExprSyntax.self) { return root(of: part.calledExpression) }
        if let part = expression.as(MemberAccessExprSyntax.self) { return part.base.map(root) ?? "" }
        if let part = expression.as(SubscriptCallExprSyntax.self) { return root(of: part.calledExpression) }
        if let part = expression.as(SequenceExprSyntax.self) { return part.elements.first.map(root) ?? "" }
        if let part = expression.as(GenericSpecializationExprSyntax.self) { return root(of: part.expression) }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        // An empty one does nothing, whoever calls it.
        if !node.statements.isEmpty { for index in stack { pieces[index].flags.insert("closure") } }
        return open("closure", node) {
            let start = node.signature.map { range($0).upperBound } ?? node.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
            if mayThrow(node.signature?.effectSpecifiers?.throwsClause) { $0.flags.insert("throws") }
            $0.body = start..<max(start, node.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
    }
    override func visitPost(_ node: ClosureExprSyntax) { close() }

    // MARK: Types

    private func role(of node: Syntax) -> String {
        guard let parent = node.parent else { return "" }
        // `nonisolated Delegate` or `@preconcurrency Delegate`.
        if parent.is(AttributedTypeSyntax.self) { return role(of: parent) }
        if parent.is(InheritedTypeSyntax.self) {
            let list = parent.parent?.as(InheritedTypeListSyntax.self)
            let owner = list?.parent?.parent
            let isFirst = list?.first?.id == parent.id
            if owner?.is(ClassDeclSyntax.self) ?? false { return isFirst ? "superclass" : "conformance" }
            return "conformance"
        }
        if parent.is(SomeOrAnyTypeSyntax.self) { return "existential" }
        if parent.is(CompositionTypeElementSyntax.self) { return "composition" }
        if parent.is(GenericParameterSyntax.self) || parent.is(ConformanceRequirementSyntax.self) {
            if let requirement = parent.as(ConformanceRequirementSyntax.self), requirement.leftType.id == node.id { return "" }
            return "constraint"
        }
        if parent.is(AttributeSyntax.self) { return "attribute" }
        if parent.is(ExtensionDeclSyntax.self) { return "extension" }
        return ""
    }

    private func path(_ node: TypeSyntax) -> String? {
        if let part = node.as(IdentifierTypeSyntax.self) { return part.name.text }
        if let part = node.as(MemberTypeSyntax.self) { return path(part.baseType).map { "\($0).\(part.name.text)" } }
        return nil
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        types.append((node.name.text, node.genericArgumentClause?.arguments.count ?? 0, role(of: Syntax(node)), range(node).lowerBound))
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let path = path(TypeSyntax(node)) {
            types.append((path, node.genericArgumentClause?.arguments.count ?? 0, role(of: Syntax(node)), range(node).lowerBound))
        }
        return .visitChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.expression.as(DeclReferenceExprSyntax.self) {
            types.append((name.baseName.text, node.genericArgumentClause.arguments.count, "", range(node).lowerBound))
        }
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        types.append((node.name.text, 0, "parameter", range(node).lowerBound))
        return .visitChildren
    }
}

// MARK: JSON

func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case "\u{0}"..<" ": result += " "
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}

func json(_ range: Range<Int>) -> String { "[\(range.lowerBound),\(range.upperBound)]" }

func json(_ piece: Piece) -> String {
    var fields = ["\"kind\":\(quoted(piece.kind))", "\"parent\":\(piece.parent)", "\"range\":\(json(piece.range))"]
    if !piece.keyword.isEmpty { fields.append("\"keyword\":\(quoted(piece.keyword))") }
    if !piece.name.isEmpty { fields.append("\"name\":\(quoted(piece.name))") }
    if let body = piece.body { fields.append("\"body\":\(json(body))") }
    if let end = piece.blockEnd { fields.append("\"blockEnd\":\(end)") }
    if let type = piece.type { fields.append("\"type\":{\"text\":\(quoted(type.text)),\"range\":\(json(type.range))}") }
    if !piece.modifiers.isEmpty {
        let list = piece.modifiers.map { "{\"text\":\(quoted($0.name)),\"range\":\(json($0.range))}" }
        fields.append("\"modifiers\":[\(list.joined(separator: ","))]")
    }
    if !piece.used.isEmpty { fields.append("\"used\":[\(Set(piece.used).sorted().map(quoted).joined(separator: ","))]") }
    if !piece.flags.isEmpty { fields.append("\"flags\":[\(piece.flags.sorted().map(quoted).joined(separator: ","))]") }
    return "{\(fields.joined(separator: ","))}"
}

func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
}

guard CommandLine.arguments.count == 2, let list = contents(of: CommandLine.arguments[1]) else { exit(2) }
var configuration = Configuration()
var paths: [String] = []
for line in String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init) {
    if line.hasPrefix("-D ") {
        configuration.conditions.insert(String(line.dropFirst(3)))
    } else if line.hasPrefix("-m ") {
        configuration.modules.insert(String(line.dropFirst(3)))
    } else {
        paths.append(line)
    }
}
var isFirst = true
print("[", terminator: "")
for path in paths {
    guard let bytes = contents(of: path) else { continue }
    let reader = Reader(viewMode: .sourceAccurate, configuration: configuration)
    bytes.withUnsafeBufferPointer { reader.walk(Parser.parse(source: $0)) }
    let imports = reader.imports.map { "{\"text\":\(quoted($0.module)),\"range\":\(json($0.range))}" }
    let types = reader.types.map {
        "{\"path\":\(quoted($0.path)),\"arity\":\($0.arity),\"role\":\(quoted($0.role)),\"start\":\($0.start)}"
    }
    let references = reader.references.map { "{\"text\":\(quoted($0.name)),\"range\":\(json($0.range))}" }
    print(isFirst ? "" : ",", terminator: "")
    isFirst = false
    print(
        "{\"file\":\(quoted(path)),\"imports\":[\(imports.joined(separator: ","))],"
            + "\"references\":[\(references.joined(separator: ","))],\"types\":[\(types.joined(separator: ","))],"
            + "\"pieces\":[\(reader.pieces.map(json).joined(separator: ",\n"))]}")
}
print("]")
