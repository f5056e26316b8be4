/// A call without its values: `Gauge(value:in:){}currentValueLabel:{}`.
struct ArgumentShape {
    struct Argument {
        let label: String
        let isTrailing: Bool
    }

    let name: String
    let arguments: [Argument]
    let hasParentheses: Bool

    /// Parses a shape. The result is `nil` if the text is not one.
    init?(_ text: String) {
        var rest = Substring(text)
        let name = rest.prefix { $0 != "(" && $0 != "{" }
        guard !name.isEmpty, name.count < text.count else { return nil }
        rest = rest.dropFirst(name.count)
        self.name = String(name)
        var arguments: [Argument] = []
        hasParentheses = rest.first == "("
        if hasParentheses {
            guard let end = rest.firstIndex(of: ")") else { return nil }
            let labels = rest[rest.index(after: rest.startIndex)..<end]
            guard labels.isEmpty || labels.last == ":" else { return nil }
            arguments = labels.split(separator: ":").map { Argument(label: String($0), isTrailing: false) }
            rest = rest[rest.index(after: end)...]
        }
        while !rest.isEmpty {
            let label = rest.prefix { $0 != "{" && $0 != ":" }
            rest = rest.dropFirst(label.count)
            if rest.first == ":" { rest = rest.dropFirst() }
            guard rest.hasPrefix("{}") else { return nil }
            rest = rest.dropFirst(2)
            arguments.append(Argument(label: String(label), isTrailing: true))
        }
        self.arguments = arguments
    }

    /// The labels between the parentheses.
    var labels: [String] { arguments.filter { !$0.isTrailing }.map(\.label) }

    /// Returns the possible calls with example values, or `nil` if an argument has no example.
    func calls(in examples: ExampleTables) -> [String]? {
        let shape = name + (hasParentheses ? "(\(labels.map { $0 + ":" }.joined()))" : "")
        var choices: [[String]] = []
        var counts: [String: Int] = [:]
        for argument in arguments {
            if argument.isTrailing {
                let label = argument.label + "{}"
                choices.append(examples.values(of: label, in: name, shape: shape, place: 0) ?? ["{ Text(\"x\") }"])
            } else {
                let place = counts[argument.label, default: 0]
                counts[argument.label] = place + 1
                guard let values = examples.values(of: argument.label, in: name, shape: shape, place: place)
                else { return nil }
                choices.append(values)
            }
        }
        let ways = choices.map(\.count).max() ?? 1
        return (0..<ways).map { way in call(choices.map { $0[min(way, $0.count - 1)] }) }
    }

    private func call(_ values: [String]) -> String {
        let plain = zip(arguments, values).filter { !$0.0.isTrailing }
            .map { $0.label == "_" ? $1 : "\($0.label): \($1)" }
        let trailing = zip(arguments, values).filter(\.0.isTrailing)
            .map { $0.label.isEmpty ? " \($1)" : " \($0.label): \($1)" }
        return name + (hasParentheses || trailing.isEmpty ? "(\(plain.joined(separator: ", ")))" : "")
            + trailing.joined()
    }
}
