import Files
import Foundation
import Intents
import Processes

/// The symbols that Xcode generates for the manually managed strings of a String Catalog.
struct StringSymbols {
    private let catalog: Catalog
    private let table: String

    private struct Catalog: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {
        let extractionState: String?
        let localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        let stringUnit: Unit?
        let substitutions: [String: Substitution]?

        struct Unit: Decodable { let value: String }
        struct Substitution: Decodable {
            let argNum: Int?
            let formatSpecifier: String?
        }
    }

    /// A value that is formatted into a string.
    struct Argument: Equatable {
        /// The argument label; nil where it has none.
        let label: String?
        let type: String
        let specifier: String
    }

    /// - Throws: `ProgramFailure` where the file is not a String Catalog.
    init(_ file: URL) throws {
        table = file.deletingPathExtension().lastPathComponent
        do {
            catalog = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
        } catch {
            throw ProgramFailure.badInput("\(file.path) is not a String Catalog that can be read: \(error)")
        }
    }

    /// The generated source; nil where no string is managed manually.
    func text(for module: SourceModule) -> String? {
        var known: Set<String> = []
        let declared = module.stringSymbols == .undeclared ? DeclaredMembers(in: module.sources) : nil
        let members = catalog.strings.sorted { $0.key < $1.key }.compactMap { key, entry -> String? in
            guard entry.extractionState == "manual" else { return nil }
            let arguments = arguments(of: key, entry)
            let symbol = SymbolName.string(FormatSpecifiers.removed(from: key))
            guard known.insert("\(symbol) \(arguments.map(\.label))").inserted, !(declared?.contains(symbol) ?? false) else {
                return nil
            }
            return member(symbol, key: key, arguments)
        }
        guard !members.isEmpty else { return nil }
        let bundle = module.bundle == nil ? ".main" : ".atURL(\(module.bundleExpression).bundleURL)"
        let indent = table == "Localizable" ? "    " : "        "
        let body = members.flatMap { $0.split(separator: "\n") }.map { "\(indent)\($0)\n" }.joined()
        return """
            import Foundation
            import SwiftUI

            private nonisolated let resourceBundle: LocalizedStringResource.BundleDescription = \(bundle)

            nonisolated extension LocalizedStringResource {

            """ + (table == "Localizable" ? body : "    enum \(SymbolName.type(table)) {\n\(body)    }\n") + "}\n"
    }

    private func member(_ symbol: String, key: String, _ arguments: [Argument]) -> String {
        let place = "table: \(SwiftSource.literal(table)), bundle: resourceBundle"
        let name = SwiftKeywords.escaped(symbol)
        guard !arguments.isEmpty else {
            return """
                static var \(name): LocalizedStringResource {
                    LocalizedStringResource(\(SwiftSource.literal(key)), defaultValue: \(SwiftSource.literal(sourceText(of: key))), \(place))
                }
                """
        }
        let names = arguments.enumerated().map { $0.element.label ?? "arg\($0.offset + 1)" }
        let parameters = zip(arguments, names).map { argument, name in
            argument.label == nil ? "_ \(name): \(argument.type)" : "\(SwiftKeywords.escaped(name)): \(argument.type)"
        }
        // The text comes from the table at run time; the default value only passes the arguments in their order.
        let values = zip(arguments, names).map { argument, name in
            argument.type == "String"
                ? "\\(\(SwiftKeywords.escaped(name)))" : "\\(\(SwiftKeywords.escaped(name)), specifier: \"\(argument.specifier)\")"
        }
        return """
            static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource {
                LocalizedStringResource(\(SwiftSource.literal(key)), defaultValue: "\(values.joined())", \(place))
            }
            """
    }

    /// The text in the source language, which is shown where the table is not found.
    private func sourceText(of key: String) -> String {
        catalog.strings[key]?.localizations?[catalog.sourceLanguage]?.stringUnit?.value ?? key
    }

    /// The values of a string in the order of their numbers. Labelled values of the text in the source language override
    /// those of the key, and substitutions override both.
    private func arguments(of key: String, _ entry: Entry) -> [Argument] {
        var arguments: [Int: Argument] = [:]
        let text = entry.localizations?[catalog.sourceLanguage]?.stringUnit?.value ?? ""
        for source in [key, text] {
            for (number, argument) in FormatSpecifiers.arguments(in: source) where arguments[number] == nil || argument.label != nil {
                arguments[number] = argument
            }
        }
        let languages = [catalog.sourceLanguage] + (entry.localizations?.keys.sorted() ?? [])
        let substitutions = languages.lazy.compactMap { entry.localizations?[$0]?.substitutions }.first ?? [:]
        for (offset, (name, substitution)) in substitutions.sorted(by: { $0.key < $1.key }).enumerated() {
            let specifier = substitution.formatSpecifier ?? "lld"
            arguments[substitution.argNum ?? offset + 1] = Argument(
                label: SymbolName.string(name), type: FormatSpecifiers.type(of: specifier), specifier: "%\(specifier)")
        }
        return arguments.sorted { $0.key < $1.key }.map(\.value)
    }
}
