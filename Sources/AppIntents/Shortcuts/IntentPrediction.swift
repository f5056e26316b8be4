import FoundationSupplement

/// An intent that the system suggests. Nothing suggests intents here, so the predictions are never asked for.
public protocol PredictableIntent: AppIntent {
    associatedtype PredictionConfiguration: IntentPredictionConfiguration

    @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration { get }
}

/// The predictions of an intent.
public protocol IntentPredictionConfiguration {}

/// A prediction: the parameters that are suggested together, and what stands for them.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}

    public init<each Value>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
    ) {}
}

/// Several predictions.
public struct IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration {
    let predictions: [IntentPrediction<Intent>]
}

@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression(_ expression: IntentPrediction<Intent>) -> IntentPrediction<Intent> {
        expression
    }

    public static func buildBlock(
        _ components: IntentPrediction<Intent>...
    ) -> some IntentPredictionConfiguration {
        IntentPredictions(predictions: components)
    }
}
