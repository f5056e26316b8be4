/// How declarations for resources are written: who can use them, and in which bundle the resources are.
struct SwiftGenStyle {
    /// Whether other modules can use them.
    let isPublic: Bool
    /// The expression of the bundle with the resources.
    let bundle: String
    /// Whether they have the form of the templates for Swift 4, in which what an initializer returns needs no unwrapping.
    var isSwift4 = false
    /// What is nonisolated by default elsewhere and would not be in this module.
    let isolation: String
    private let isInternalImport: Bool

    /// - Parameter bundle: nil for the bundle that the module has here.
    init(for module: SourceModule, isPublic: Bool, bundle: String? = nil) {
        self.isPublic = isPublic
        self.bundle = bundle ?? module.bundleExpression
        isolation = module.language.isMainActorDefault ? "nonisolated " : ""
        isInternalImport = module.language.upcomingFeatures.contains("InternalImportsByDefault")
    }

    /// The word before each declaration.
    var access: String { isPublic ? "public" : "internal" }

    /// The words before the name of an enumeration.
    var enumeration: String { "\(access) \(isolation)enum" }

    /// The mark of initializers that can fail.
    var failable: String { isSwift4 ? "!" : "?" }

    /// A name at the top level for a type inside another one; nothing without a name.
    func alias(_ name: String?, _ type: String) -> String { name.map { "\(access) typealias \($0) = \(type)\n" } ?? "" }

    func imports(_ modules: String...) -> String {
        modules.map { "\(isPublic && isInternalImport ? "public " : "")import \($0)\n" }.joined()
    }
}
