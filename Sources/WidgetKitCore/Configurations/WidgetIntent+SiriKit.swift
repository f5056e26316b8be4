import Intents

extension WidgetIntent {
    init<Intent: INIntent>(siriKitIntent intent: Intent) {
        self.init(
            value: intent,
            parameters: { intent.configurationParameters() },
            setParameter: { try intent.setConfigurationParameter($0, from: $1) },
            setProposedValues: { intent.setProposedParameterValues() },
            unsetParameterNames: { [] })
    }
}
