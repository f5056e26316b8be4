/// What follows `swift package darkroom`: the plugin's own options, the program's command and its arguments.
struct PluginArguments {
    /// The name of the product that `--product` chooses.
    private(set) var product: String?

    /// Whether the program is built with optimization.
    private(set) var isRelease = false

    /// The command and everything behind it, for the program.
    private(set) var programArguments: [String]

    /// Reads the plugin's options, which stand before the command.
    ///
    /// - Throws: `PluginFailure` if a value or the command is missing.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        options: while let first = rest.first {
            switch first {
            case "--product":
                guard let name = rest.dropFirst().first else { throw PluginFailure("--product needs the name of a product.") }
                product = name
                rest = rest.dropFirst(2)
            case "--release":
                isRelease = true
                rest = rest.dropFirst()
            default:
                break options
            }
        }
        guard !rest.isEmpty else {
            throw PluginFailure(
                "A command is missing. Use swift package darkroom [--product NAME] [--release] COMMAND, where the command is "
                    + "render, verify, studio or another of the program's: swift package darkroom help lists them.")
        }
        programArguments = Array(rest)
    }

    /// The program that the options name, or the only one there is.
    ///
    /// - Throws: `PluginFailure` if no program has that name, or there are several to choose from.
    func chooseProgram(among programs: [String]) throws -> String {
        if let product {
            guard programs.contains(product) else {
                let known = programs.isEmpty ? "" : " These do: \(programs.joined(separator: ", "))."
                throw PluginFailure("No executable product \(product) depends on Darkroom.\(known)")
            }
            return product
        }
        guard let only = programs.first else {
            throw PluginFailure(
                "The package has no executable target that depends on Darkroom's WidgetKit. Add one, as docs/package.md shows.")
        }
        guard programs.count == 1 else {
            throw PluginFailure("Several products have widgets. Choose one with --product: \(programs.joined(separator: ", ")).")
        }
        return only
    }
}

/// Why the plugin cannot go on, in words for its user.
struct PluginFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
