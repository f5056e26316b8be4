import FoundationSupplement

/// A way to pay, such as a card.
public struct IntentPaymentMethod: Hashable, Sendable {
    /// The kind of a way to pay.
    public enum PaymentType: Hashable, Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    public let paymentType: PaymentType
    public let identificationHint: String?
    public let icon: DisplayRepresentation.Image?
    private let resource: LocalizedStringResource?

    /// The name of the way to pay, in the current language.
    public var name: String? { resource.map { String(localized: $0) } }

    public init(
        type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        (paymentType, resource) = (type, name)
        (self.identificationHint, self.icon) = (identificationHint, icon)
    }
}

extension IntentPaymentMethod {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Payment Method") }

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: resource ?? "", subtitle: identificationHint.map { "\($0)" }, image: icon)
    }
}

extension IntentPaymentMethod: _IntentValue {
    public static var _kind: IntentValueKind { .choice }
    public var _text: String? { name }

    /// Returns the choice with the text as its name. Other texts name no way to pay.
    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> IntentPaymentMethod? {
        choices?.choice(for: text).flatMap { _value(wrapping: $0.value) }
    }
}
