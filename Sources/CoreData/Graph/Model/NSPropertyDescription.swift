import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject {
    open internal(set) weak var entity: NSEntityDescription!
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open var versionHashModifier: String?
    open var renamingIdentifier: String?
    /// Effect: none, because nothing is searched outside the program.
    open var isIndexedBySpotlight = false
    open var validationPredicates: [NSPredicate] { predicates }
    open var validationWarnings: [Any] { warnings }
    private var predicates: [NSPredicate] = []
    private var warnings: [Any] = []

    public override init() {}

    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        (predicates, warnings) = (validationPredicates ?? [], validationWarnings ?? [])
    }

    open override var description: String { "\(type(of: self)) \(name)" }
}

/// A property whose values are the results of a fetch. It always has none.
open class NSFetchedPropertyDescription: NSPropertyDescription {
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// A value that a fetch computes.
open class NSExpressionDescription: NSPropertyDescription {
    open var expression: _NSExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
    /// The type of the result.
    open var resultType: NSAttributeDescription.AttributeType {
        get { .init(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
}
