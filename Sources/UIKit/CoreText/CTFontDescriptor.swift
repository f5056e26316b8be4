import CoreGraphics
import Foundation
import FoundationSupplement

// Descriptions of fonts under Core Text's names.

public var kCTFontNameAttribute: CFString { "NSFontNameAttribute" }
public var kCTFontDisplayNameAttribute: CFString { "NSFontVisibleNameAttribute" }
public var kCTFontFamilyNameAttribute: CFString { "NSFontFamilyAttribute" }
public var kCTFontStyleNameAttribute: CFString { "NSFontFaceAttribute" }
public var kCTFontTraitsAttribute: CFString { "NSCTFontTraitsAttribute" }
public var kCTFontVariationAttribute: CFString { "NSCTFontVariationAttribute" }
public var kCTFontSizeAttribute: CFString { "NSFontSizeAttribute" }
public var kCTFontURLAttribute: CFString { "NSCTFontFileURLAttribute" }
public var kCTFontFeatureSettingsAttribute: CFString { "NSCTFontFeatureSettingsAttribute" }
public var kCTFontCascadeListAttribute: CFString { "NSCTFontCascadeListAttribute" }

public var kCTFontVariationAxisIdentifierKey: CFString { "NSCTVariationAxisIdentifier" }
public var kCTFontVariationAxisMinimumValueKey: CFString { "NSCTVariationAxisMinimumValue" }
public var kCTFontVariationAxisMaximumValueKey: CFString { "NSCTVariationAxisMaximumValue" }
public var kCTFontVariationAxisDefaultValueKey: CFString { "NSCTVariationAxisDefaultValue" }
public var kCTFontVariationAxisNameKey: CFString { "NSCTVariationAxisName" }
public var kCTFontVariationAxisHiddenKey: CFString { "NSCTVariationAxisHidden" }

/// Nil, as for a font without axes: of these, the weight alone is drawn.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? { nil }

/// Nil, as for a font whose axes have their own values.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? { nil }

public var kCTFontSymbolicTrait: CFString { "NSCTFontSymbolicTrait" }
public var kCTFontWeightTrait: CFString { "NSCTFontWeightTrait" }
public var kCTFontWidthTrait: CFString { "NSCTFontProportionTrait" }
public var kCTFontSlantTrait: CFString { "NSCTFontSlantTrait" }

/// Describes a font by its name. A size of 0 leaves the size open.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    UIFontDescriptor(name: String(describing: name), size: size)
}

/// Describes a font by its attributes, as far as UIKit's descriptors know them.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    var known: [UIFontDescriptor.AttributeName: Any] = [:]
    for (key, value) in attributes {
        known[UIFontDescriptor.AttributeName(rawValue: String(describing: key))] = (value as? NSString).map(String.init) ?? value
    }
    return UIFontDescriptor(fontAttributes: known)
}

/// Returns a name or the size of what is described; nil for other attributes.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    let font = UIFont(descriptor: descriptor, size: 0)
    switch String(describing: attribute) {
    case "NSFontNameAttribute", "NSFontVisibleNameAttribute": return NSString(string: font.fontName)
    case "NSFontFamilyAttribute": return NSString(string: font.familyName)
    case "NSFontSizeAttribute": return NSNumber(value: Double(descriptor.pointSize))
    default: return nil
    }
}
