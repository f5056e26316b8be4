import Foundation

/// What a model takes and tells. There are no values of it, because models cannot be loaded.
open class MLModelDescription: NSObject {
    override init() {}

    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    open var predictedFeatureName: String? { nil }
    open var predictedProbabilitiesName: String? { nil }
    open var metadata: [MLModelMetadataKey: Any] { [:] }
    open var classLabels: [Any]? { nil }
    open var isUpdatable: Bool { false }
}

/// What a feature of a model is.
open class MLFeatureDescription: NSObject {
    override init() {}

    open var name: String { "" }
    open var type: MLFeatureType { .invalid }
    open var isOptional: Bool { false }
    open func isAllowedValue(_ value: MLFeatureValue) -> Bool { false }
}

/// What a model's author says of it.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
    public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}
