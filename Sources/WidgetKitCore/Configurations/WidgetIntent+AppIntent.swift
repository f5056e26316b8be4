import AppIntents

extension WidgetIntent {
    init<Intent: AppIntent>(appIntent intent: Intent) {
        self.init(
            value: intent,
            parameters: { try await intent.configurationParameters() },
            setParameter: { try await intent.setConfigurationParameter($0, from: $1) },
            setProposedValues: { try await intent.setProposedParameterValues() },
            unsetParameterNames: { intent.unsetParameterNames })
    }
}
