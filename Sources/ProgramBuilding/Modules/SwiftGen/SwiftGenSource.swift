import Foundation

/// A source that SwiftGen generates, and that is generated here where it is not on the disk.
struct SwiftGenSource: Equatable, CustomStringConvertible {
    enum Kind: Equatable {
        case assets, fonts, plists
        /// - isFlat: whether names are made of whole keys.
        case strings(isFlat: Bool)
        /// - isLiteral: whether members are colors themselves.
        case colors(isLiteral: Bool)

        /// Nil for commands and templates that nothing here stands for.
        init?(command: String, template: String) {
            guard template.contains(#/(^|-)swift[45]$/#) else { return nil }
            switch (command, template.dropLast(6)) {
            case ("xcassets", ""): self = .assets
            case ("fonts", ""): self = .fonts
            case ("plist", "inline-"), ("plist", "runtime-"): self = .plists
            case ("strings", "structured-"): self = .strings(isFlat: false)
            case ("strings", "flat-"): self = .strings(isFlat: true)
            case ("colors", ""): self = .colors(isLiteral: false)
            case ("colors", "literals-"): self = .colors(isLiteral: true)
            default: return nil
            }
        }
    }

    let kind: Kind
    let isSwift4: Bool
    /// The place that the source would have.
    let place: URL
    let files: [SwiftGenInputs.File]
    let parameters: SwiftGenParameters
    let options: SwiftGenParameters
    let configuration: URL

    /// Nil for commands and templates that nothing here stands for.
    init?(_ output: SwiftGenConfiguration.Output, of configuration: URL) {
        guard !output.isCustom, let kind = Kind(command: output.command, template: output.template) else { return nil }
        self.kind = kind
        isSwift4 = output.template.hasSuffix("4")
        (place, files, self.configuration) = (output.place, output.inputs.files(), configuration)
        (parameters, options) = (output.parameters, output.options)
    }

    /// What decides its text besides the contents of files.
    var description: String { "\(place.lastPathComponent) \(kind) \(isSwift4 ? 4 : 5) \(files.map(\.path)) \(parameters) \(options)" }
}
