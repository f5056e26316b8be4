/// Names of modules.
enum ModuleName {
    /// The identifier that Xcode makes from a target's name: every character that is not an ASCII letter or digit becomes
    /// an underscore.
    static func identifier(_ name: String) -> String {
        var text = String(name.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                ? Character(scalar) : "_"
        })
        if text.first?.isNumber ?? true { text = "_" + text }
        return text
    }
}
