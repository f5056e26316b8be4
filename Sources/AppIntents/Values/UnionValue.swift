import FoundationSupplement

/// A value of one of several types, which `@UnionValue` makes of an enumeration.
public protocol AppUnionValue: _IntentValue, TypeDisplayRepresentable {
    /// The cases without their values.
    associatedtype Cases: AppUnionValueCasesProviding where Cases.UnionValue == Self

    static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
}

extension AppUnionValue {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: String(describing: Self.self))
    }

    public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { [:] }
}

/// The cases of such a value.
public protocol AppUnionValueCasesProviding: AppEnum {
    associatedtype UnionValue: AppUnionValue where UnionValue.Cases == Self
}

extension AppUnionValueCasesProviding {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { UnionValue.typeDisplayRepresentation }
    public static var caseDisplayRepresentations: [Self: DisplayRepresentation] { UnionValue.caseDisplayRepresentations }
}

/// Makes an enumeration whose cases have a value each a type for parameters.
@attached(extension, conformances: _IntentValue, AppUnionValue, names: arbitrary)
public macro UnionValue() = #externalMacro(module: "DarkroomMacros", type: "UnionValue")
