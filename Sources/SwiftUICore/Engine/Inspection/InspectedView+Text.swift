import Foundation

extension InspectedView {
    /// The tree as indented lines: type, frame (origin, size), proposal, baselines and details. Lengths are in points.
    ///
    /// A proposal that equals the view's size is omitted.
    package var text: String {
        var lines: [String] = []
        write(into: &lines, indentation: "")
        return lines.joined(separator: "\n")
    }

    private func write(into lines: inout [String], indentation: String) {
        lines.append(indentation + line)
        for child in children { child.write(into: &lines, indentation: indentation + "  ") }
    }

    private var line: String {
        let number = InspectedView.number
        let size = "\(number(frame.width))×\(number(frame.height))"
        let offer = "\(proposal.width.map(number) ?? "nil")×\(proposal.height.map(number) ?? "nil")"
        var parts = [type, "(\(number(frame.x)), \(number(frame.y)))", size]
        if offer != size { parts.append("offered \(offer)") }
        switch (firstTextBaseline, lastTextBaseline) {
        case (let first?, let last?) where first != last: parts.append("baselines \(number(first)), \(number(last))")
        case (let first?, _): parts.append("baseline \(number(first))")
        default: break
        }
        parts += details?.words ?? []
        if let place { parts.append("at \(place)") }
        return parts.joined(separator: " ")
    }

    /// Formats a number with at most two decimals and without trailing zeros.
    private static func number(_ value: Double) -> String {
        if value == .infinity { return "∞" }
        guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return "\(sign)\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
    }
}

extension InspectedView.Details {
    fileprivate var words: [String] {
        let named = [
            ("image", image), ("opens", url), ("performs", intent), ("label", accessibilityLabel),
            ("value", accessibilityValue), ("hint", accessibilityHint), ("identifier", accessibilityIdentifier),
        ]
        return [text.map(quoted)].compactMap { $0 } + named.compactMap { name, value in
            value.map { "\(name) \(quoted($0))" }
        }
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}
