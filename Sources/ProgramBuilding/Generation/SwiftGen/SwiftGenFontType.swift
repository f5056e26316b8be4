/// The type of all fonts. A font that cannot be registered does not end the program, as it does with SwiftGen: a stand-in is drawn, and
/// the picture's messages name the font.
struct SwiftGenFontType {
    let name: String
    /// A function of the app that finds the file of a font.
    let lookup: String?
    /// Whether it has Tuist's form: fonts of SwiftUI without a style of text do not grow with the user's size of text, and SwiftUI's own
    /// type has no functions for them.
    let isTuists: Bool
    let style: SwiftGenStyle

    var text: String {
        let access = style.access
        let file = lookup.map { "\($0)(name, family, path)" } ?? "\(style.bundle).url(forResource: path, withExtension: nil)"
        let scaled = isTuists ? "SwiftUI.Font(font(size: size))" : "SwiftUI.Font.custom(name, size: size)"
        return """

            \(access) \(style.isolation)struct \(name): Sendable {
                \(access) typealias Font = UIKit.UIFont
                \(access) let name: String
                \(access) let family: String
                \(access) let path: String

                \(access) func font(size: CGFloat) -> Font\(style.isSwift4 ? "!" : "") { Font(font: self, size: size) ?? Font.systemFont(ofSize: size) }

                \(access) func swiftUIFont(size: CGFloat) -> SwiftUI.Font {
                    registerIfNeeded()
                    return \(scaled)
                }

                \(access) func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font {
                    registerIfNeeded()
                    return SwiftUI.Font.custom(name, fixedSize: fixedSize)
                }

                \(access) func swiftUIFont(size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
                    registerIfNeeded()
                    return SwiftUI.Font.custom(name, size: size, relativeTo: textStyle)
                }

                \(access) func register() {
                    guard let url else { return }
                    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
                }

                fileprivate func registerIfNeeded() {
                    if !Font.fontNames(forFamilyName: family).contains(name) { register() }
                }

                fileprivate var url: URL? { \(file) }
            }

            \(style.isolation)extension UIKit.UIFont {
                \(access) convenience init?(font: \(name), size: CGFloat) {
                    font.registerIfNeeded()
                    self.init(name: font.name, size: size)
                }
            }

            """ + (isTuists ? "" : functions)
    }

    private var functions: String {
        let access = style.access
        return """

            \(style.isolation)extension SwiftUI.Font {
                \(access) static func custom(_ font: \(name), size: CGFloat) -> SwiftUI.Font {
                    font.registerIfNeeded()
                    return custom(font.name, size: size)
                }

                \(access) static func custom(_ font: \(name), fixedSize: CGFloat) -> SwiftUI.Font {
                    font.registerIfNeeded()
                    return custom(font.name, fixedSize: fixedSize)
                }

                \(access) static func custom(_ font: \(name), size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
                    font.registerIfNeeded()
                    return custom(font.name, size: size, relativeTo: textStyle)
                }
            }

            """
    }
}
