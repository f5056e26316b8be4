/// What Tuist generates for the resources of a target besides what Xcode does: `Bundle.module`, and names for resources.
struct ResourceAccessors: Equatable {
    /// The kinds of resources that get names, as Tuist calls them.
    enum Kind: String {
        case strings, assets, plists, fonts
    }

    /// The name of the target's product, with which the names of the generated types begin.
    var product: String
    /// The name of the bundle for the resources of a target without a bundle of its own, such as a static library; nil where
    /// the project has no `Bundle.module`.
    var bundle: String?
    var kinds: [Kind] = []
    /// The language whose tables of strings the names are made from; nil takes the first in alphabetical order.
    var language: String?
    /// Whether names of strings are made of whole keys, as SwiftGen's flat template does, instead of nested enumerations.
    var isFlat = false
}
