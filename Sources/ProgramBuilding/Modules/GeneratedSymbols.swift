/// Which symbols a module has of its catalogues.
enum GeneratedSymbols: Equatable {
    case all
    /// All that the sources do not declare themselves: the choice where no setting says anything.
    case undeclared
    case none

    /// What a setting that is `YES`, `NO` or not there means.
    init(_ setting: String?) {
        switch setting?.uppercased() {
        case nil, "": self = .undeclared
        case "YES": self = .all
        default: self = .none
        }
    }
}
