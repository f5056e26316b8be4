/// Which assets or strings of a module get a generated symbol.
enum SymbolGeneration: Equatable {
    case all
    /// Those whose names the sources do not declare themselves. This holds where no setting says otherwise.
    case undeclared
    case none

    /// - Parameter setting: the value of Xcode's build setting, `YES` or `NO`; nil or empty where it is not set.
    init(_ setting: String?) {
        switch setting?.uppercased() {
        case nil, "": self = .undeclared
        case "YES": self = .all
        default: self = .none
        }
    }
}
