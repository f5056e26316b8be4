import CoreGraphics
import Foundation

/// A filter with inputs by name.
// An open class cannot be checked. Every property that changes is guarded.
open class CIFilter: NSObject, @unchecked Sendable {
    @_Guarded open var name: String
    @_Guarded private var inputs: [String: Any]
    @_Guarded open var isEnabled = true

    /// Creates a filter of Apple's name. The result is nil for other names.
    public init?(name: String) {
        guard let defaults = FilterCatalog.defaults(of: name) else { return nil }
        (self.name, inputs) = (name, defaults)
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// Creates a filter of a name that the catalog has.
    init(known name: String) {
        (self.name, inputs) = (name, FilterCatalog.defaults(of: name) ?? [:])
    }

    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    open var inputKeys: [String] {
        Array(Set(inputs.keys).union(FilterCatalog.images(of: name))).sorted()
    }
    open var outputKeys: [String] { [kCIOutputImageKey] }

    open var attributes: [String: Any] {
        var attributes: [String: Any] = [kCIAttributeFilterName: name]
        for (key, value) in FilterCatalog.defaults(of: name) ?? [:] { attributes[key] = [kCIAttributeDefault: value] }
        return attributes
    }

    open func setDefaults() { inputs = FilterCatalog.defaults(of: name) ?? [:] }

    open func setValue(_ value: Any?, forKey key: String) { inputs[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : inputs[key] }

    open var outputImage: CIImage? { FilterCatalog.output(of: self) }

    open class func filterNames(inCategory category: String?) -> [String] { FilterCatalog.drawnNames }
    open class func filterNames(inCategories categories: [String]?) -> [String] { FilterCatalog.drawnNames }
    open class func localizedName(forFilterName filterName: String) -> String? {
        FilterCatalog.defaults(of: filterName) == nil ? nil : String(filterName.dropFirst(2))
    }

    // MARK: Inputs as the filters' drawing reads them

    func number(_ key: String) -> CGFloat {
        switch inputs[key] {
        case let value as CGFloat: value.isFinite ? value : 0
        case let value as Float: value.isFinite ? CGFloat(value) : 0
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: 0
        }
    }

    func image(_ key: String = kCIInputImageKey) -> CIImage? { inputs[key] as? CIImage }
    func color(_ key: String) -> CIColor { inputs[key] as? CIColor ?? .black }
    func vector(_ key: String) -> CIVector { inputs[key] as? CIVector ?? CIVector(x: 0, y: 0) }
    func data(_ key: String) -> Data? { inputs[key] as? Data }
    func string(_ key: String) -> String? { inputs[key] as? String }

    func transform(_ key: String) -> CGAffineTransform {
        switch inputs[key] {
        case let value as CGAffineTransform: value
        case let value as CIVector:
            CGAffineTransform(
                a: value.value(at: 0), b: value.value(at: 1), c: value.value(at: 2), d: value.value(at: 3),
                tx: value.value(at: 4), ty: value.value(at: 5))
        default: .identity
        }
    }
}

/// A search for faces, texts and codes in images. There is none.
// An open class cannot be checked. There is no state.
open class CIDetector: NSObject, @unchecked Sendable {
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { return nil }

    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorFocalLength = "CIDetectorFocalLength"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

// An open class cannot be checked. All state is constant.
open class CIFeature: NSObject, @unchecked Sendable {
    open var type: String { "" }
    open var bounds: CGRect { .zero }
}

// An open class cannot be checked. All state is constant.
open class CIFaceFeature: CIFeature, @unchecked Sendable {}

// An open class cannot be checked. All state is constant.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    open var messageString: String? { nil }
}
