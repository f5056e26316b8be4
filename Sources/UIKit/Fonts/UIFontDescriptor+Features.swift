import DisplayList
import Foundation
import FoundationSupplement

// The features of a font that a descriptor asks for: equal widths of digits, and small capitals.

public var kCTFontFeatureTypeIdentifierKey: CFString { "CTFeatureTypeIdentifier" }
public var kCTFontFeatureSelectorIdentifierKey: CFString { "CTFeatureSelectorIdentifier" }
public var kCTFontOpenTypeFeatureTag: CFString { "CTFeatureOpenTypeTag" }
public var kCTFontOpenTypeFeatureValue: CFString { "CTFeatureOpenTypeValue" }

extension UIFontDescriptor {
    /// A key of one of the dictionaries of ``AttributeName/featureSettings``.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static var featureIdentifier: FeatureKey { .type }
        public static var typeIdentifier: FeatureKey { .selector }
    }

    /// Changes values as a feature asks. Features that are not drawn are said once.
    ///
    /// - Parameter setting: a dictionary with UIKit's or Core Text's keys.
    static func apply(_ setting: [AnyHashable: Any], to values: inout Values) {
        func value(_ key: String) -> Any? {
            setting[FeatureKey(rawValue: key)] ?? setting[key] ?? setting[NSString(string: key)]
        }
        if let tag = value("CTFeatureOpenTypeTag").map({ "\($0)" }) {
            let isOn = value("CTFeatureOpenTypeValue").flatMap(number).map { $0 > 0 } ?? true
            return apply(openType: tag, isOn: isOn, to: &values)
        }
        guard let type = value("CTFeatureTypeIdentifier").flatMap(number),
            let selector = value("CTFeatureSelectorIdentifier").flatMap(number)
        else { return }
        switch (Int(type), Int(selector)) {
        case (kNumberSpacingType, kMonospacedNumbersSelector): values.hasMonospacedDigits = true
        case (kNumberSpacingType, kProportionalNumbersSelector): values.hasMonospacedDigits = false
        case (kLowerCaseType, kLowerCaseSmallCapsSelector): values.smallCaps.insert(.lowercaseSmallCaps)
        case (kLowerCaseType, kDefaultLowerCaseSelector): values.smallCaps.remove(.lowercaseSmallCaps)
        case (kUpperCaseType, kUpperCaseSmallCapsSelector): values.smallCaps.insert(.uppercaseSmallCaps)
        case (kUpperCaseType, kDefaultUpperCaseSelector): values.smallCaps.remove(.uppercaseSmallCaps)
        case (kLetterCaseType, kSmallCapsSelector): values.smallCaps.insert(.lowercaseSmallCaps)
        case (let type, let selector):
            FrameworkWarning.report(
                "The feature of type \(type) with the selector \(selector) (SFNTLayoutTypes.h) of a font is not drawn; digits of "
                    + "equal width and small capitals are.")
        }
    }

    private static func apply(openType tag: String, isOn: Bool, to values: inout Values) {
        switch tag {
        case "tnum": values.hasMonospacedDigits = isOn
        case "pnum": values.hasMonospacedDigits = !isOn
        case "smcp" where isOn: values.smallCaps.insert(.lowercaseSmallCaps)
        case "smcp": values.smallCaps.remove(.lowercaseSmallCaps)
        case "c2sc" where isOn: values.smallCaps.insert(.uppercaseSmallCaps)
        case "c2sc": values.smallCaps.remove(.uppercaseSmallCaps)
        default: FrameworkWarning.report("The feature \(tag) of a font is not drawn; tnum, pnum, smcp and c2sc are.")
        }
    }
}
