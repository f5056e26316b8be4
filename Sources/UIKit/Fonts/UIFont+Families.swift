import CairoGraphics
import Foundation

extension UIFont {
    /// The families of Apple's systems and those of the program's own fonts, by name.
    public class var familyNames: [String] { FontCatalog.namesByFamily.keys.sorted() }

    /// The PostScript names of a family's fonts.
    public class func fontNames(forFamilyName familyName: String) -> [String] { FontCatalog.namesByFamily[familyName] ?? [] }
}
