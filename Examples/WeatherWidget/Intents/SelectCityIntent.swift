import AppIntents

struct SelectCityIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Select a City"
    static let description = IntentDescription("Chooses the city whose weather is shown.")

    @Parameter(title: "City", default: .cupertino)
    var city: City

    @Parameter(title: "Unit", default: .celsius)
    var unit: TemperatureUnit
}

enum TemperatureUnit: String, AppEnum {
    case celsius, fahrenheit

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    static let caseDisplayRepresentations: [TemperatureUnit: DisplayRepresentation] = [
        .celsius: "Celsius", .fahrenheit: "Fahrenheit",
    ]
}
