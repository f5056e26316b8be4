// Core ML, which runs no models here: models cannot be loaded. Features and arrays hold what is put in.
@_exported import Foundation

public let MLModelErrorDomain = "com.apple.CoreML"

/// The reason why a model is not run.
public struct MLModelError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { MLModelErrorDomain }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = MLModelError

        case generic = 0, featureType = 1, io = 3, customLayer = 4, customModel = 5, update = 6, parameters = 7
        case modelDecryptionKeyFetch = 8, modelDecryption = 9, modelCollection = 10, predictionCancelled = 11
    }

    public static var generic: Code { .generic }
    public static var io: Code { .io }

    static let notRun = MLModelError(.io, userInfo: [NSLocalizedDescriptionKey: "Core ML models are not run here."])
}

public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
public enum MLFeatureType: Int, Sendable {
    case invalid, int64, double, string, image, multiArray, dictionary, sequence
}
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65600, float32 = 65568, float16 = 65552, int32 = 131104
}

/// How a model is to be run.
open class MLModelConfiguration: NSObject {
    open var modelDisplayName: String?
    open var computeUnits = MLComputeUnits.all
    open var allowLowPrecisionAccumulationOnGPU = false

    public override init() {}
}

/// Numbers with a shape.
open class MLMultiArray: NSObject {
    public let shape: [NSNumber]
    public let dataType: MLMultiArrayDataType
    private var values: [NSNumber]

    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        (self.shape, self.dataType) = (shape, dataType)
        values = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
    }

    private init(row values: [NSNumber], _ dataType: MLMultiArrayDataType) {
        (shape, self.dataType, self.values) = ([NSNumber(value: values.count)], dataType, values)
    }
    public convenience init(_ data: [Int32]) throws { self.init(row: data.map { NSNumber(value: $0) }, .int32) }
    public convenience init(_ data: [Float]) throws { self.init(row: data.map { NSNumber(value: $0) }, .float32) }
    public convenience init(_ data: [Double]) throws { self.init(row: data.map { NSNumber(value: $0) }, .double) }

    open var count: Int { values.count }
    /// How many elements lie between neighbours of each dimension.
    open var strides: [NSNumber] {
        var (strides, step): ([NSNumber], Int) = ([], 1)
        for length in shape.reversed() {
            strides.insert(NSNumber(value: step), at: 0)
            step *= length.intValue
        }
        return strides
    }
    open subscript(idx: Int) -> NSNumber { get { values[idx] } set { values[idx] = newValue } }
    open subscript(key: [NSNumber]) -> NSNumber {
        get { values[index(key)] }
        set { values[index(key)] = newValue }
    }
    private func index(_ key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
}

/// A value that goes into a model or comes out of it.
open class MLFeatureValue: NSObject {
    private let value: Any
    public let type: MLFeatureType

    private init(_ value: Any, _ type: MLFeatureType) { (self.value, self.type) = (value, type) }
    public convenience init(int64 value: Int64) { self.init(value, .int64) }
    public convenience init(double value: Double) { self.init(value, .double) }
    public convenience init(string value: String) { self.init(value, .string) }
    /// - Throws: nothing, because numbers are all that there can be.
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(value, .dictionary) }
    public convenience init(multiArray value: MLMultiArray) { self.init(value, .multiArray) }

    open var int64Value: Int64 { value as? Int64 ?? 0 }
    open var doubleValue: Double { value as? Double ?? 0 }
    open var stringValue: String { value as? String ?? "" }
    open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
}

/// What has values by name.
public protocol MLFeatureProvider {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values by name.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
    public let dictionary: [String: MLFeatureValue]

    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: return value
            case let value as MLMultiArray: return MLFeatureValue(multiArray: value)
            case let value as String: return MLFeatureValue(string: value)
            case let value as Int: return MLFeatureValue(int64: Int64(value))
            case let value as Int64: return MLFeatureValue(int64: value)
            case let value as Double: return MLFeatureValue(double: value)
            default: throw MLModelError(.featureType)
            }
        }
    }

    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// How a prediction is made.
open class MLPredictionOptions: NSObject {
    open var usesCPUOnly = false
    open var outputBackings: [String: Any] = [:]

    public override init() {}
}

/// Several inputs or outputs.
public protocol MLBatchProvider {
    var count: Int { get }
    func features(at index: Int) -> any MLFeatureProvider
}

/// Several inputs or outputs in an array.
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
    public let array: [any MLFeatureProvider]

    public init(array: [any MLFeatureProvider]) { self.array = array }
    public convenience init(dictionary: [String: [Any]]) throws {
        let count = dictionary.values.map(\.count).min() ?? 0
        self.init(
            array: try (0..<count).map { index in
                try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[index] })
            })
    }

    open var count: Int { array.count }
    open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}

/// A model, which cannot be loaded.
open class MLModel: NSObject {
    open class var availableComputeDevices: [String] { [] }

    public init(contentsOf url: URL) throws { throw MLModelError.notRun }
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError.notRun }

    open var modelDescription: MLModelDescription { MLModelDescription() }
    open var configuration: MLModelConfiguration { MLModelConfiguration() }

    @preconcurrency open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
        completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void
    ) { handler(.failure(MLModelError.notRun)) }
    open class func load(
        contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
    ) async throws -> MLModel { throw MLModelError.notRun }
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError.notRun }
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions
    ) throws -> any MLFeatureProvider { throw MLModelError.notRun }
    open func prediction(
        from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
    ) async throws -> any MLFeatureProvider { throw MLModelError.notRun }
    open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider { throw MLModelError.notRun }
    open func predictions(
        from inputBatch: any MLBatchProvider, options: MLPredictionOptions
    ) throws -> any MLBatchProvider { throw MLModelError.notRun }
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError.notRun
    }
}
