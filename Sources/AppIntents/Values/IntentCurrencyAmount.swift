import FoundationSupplement

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
    public var amount: Decimal
    public var currencyCode: String

    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: _IntentValue {
    public static var _kind: IntentValueKind { .measurement }

    public var _text: String? { "\(amount) \(currencyCode)" }

    /// Returns the amount for a number and the code of a currency, as "5.20 EUR".
    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> IntentCurrencyAmount? {
        if let choices { return choices.choice(for: text).flatMap { _value(wrapping: $0.value) } }
        guard let match = text.wholeMatch(of: #/\s*(-?[0-9]+(?:\.[0-9]+)?)\s*([A-Za-z]{3})\s*/#),
            let amount = Decimal(string: String(match.output.1))
        else { return nil }
        return IntentCurrencyAmount(amount: amount, currencyCode: match.output.2.uppercased())
    }
}
