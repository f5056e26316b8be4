import AppIntents

enum City: String, AppEnum {
    case cupertino, reykjavik, singapore

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let caseDisplayRepresentations: [City: DisplayRepresentation] = [
        .cupertino: "Cupertino", .reykjavik: "Reykjavik", .singapore: "Singapore",
    ]

    var name: String {
        switch self {
        case .cupertino: "Cupertino"
        case .reykjavik: "Reykjavik"
        case .singapore: "Singapore"
        }
    }
}
