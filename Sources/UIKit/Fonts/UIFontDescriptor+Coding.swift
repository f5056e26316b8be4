import DisplayList
import Foundation
import SwiftUICore

extension UIFontDescriptor: NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        if let name { coder.encode(NSString(string: name), forKey: "UIFontName") }
        coder.encode(Double(values.size), forKey: "UIFontSize")
        coder.encode(Double(values.weight.rawValue), forKey: "UIFontWeight")
        coder.encode(UIFontDescriptor.designs.firstIndex(of: values.design) ?? 0, forKey: "UIFontDesign")
        coder.encode(values.isItalic, forKey: "UIFontItalic")
        coder.encode(values.hasMonospacedDigits, forKey: "UIFontMonospacedDigits")
        coder.encode(values.smallCaps.rawValue, forKey: "UIFontSmallCaps")
        coder.encode(Double(values.width), forKey: "UIFontWidth")
    }

    private static let designs: [Font.Design] = [.default, .serif, .rounded, .monospaced]

    /// The values that ``encode(with:)`` has written; nil where there are none.
    static func values(from coder: NSCoder) -> Values? {
        let design = coder.decodeInteger(forKey: "UIFontDesign")
        guard coder.containsValue(forKey: "UIFontSize"), designs.indices.contains(design) else { return nil }
        let hasName = coder.containsValue(forKey: "UIFontName")
        return Values(
            name: hasName ? coder.decodeObject(of: NSString.self, forKey: "UIFontName") as String? : nil,
            size: coder.decodeDouble(forKey: "UIFontSize"),
            weight: UIFont.Weight(coder.decodeDouble(forKey: "UIFontWeight")), design: designs[design],
            isItalic: coder.decodeBool(forKey: "UIFontItalic"),
            hasMonospacedDigits: coder.decodeBool(forKey: "UIFontMonospacedDigits"),
            smallCaps: FontDescriptor.Features(rawValue: coder.decodeInteger(forKey: "UIFontSmallCaps")),
            width: coder.decodeDouble(forKey: "UIFontWidth"))
    }
}
