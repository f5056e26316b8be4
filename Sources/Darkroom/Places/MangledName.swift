/// The names that Swift's compiler gives to functions in object files.
enum MangledName {
    /// Returns the module in which a function is declared, or for a function of an extension, that of the extended type.
    /// Nil if the name is not one of Swift's, or does not begin with a module.
    static func module(of name: String) -> String? {
        guard let prefix = ["$s", "_$s", "$S", "_$S"].first(where: name.hasPrefix) else { return nil }
        let rest = name.dropFirst(prefix.count)
        // The types of the standard library have letters of their own: S and one letter more.
        if rest.first == "S" { return "Swift" }
        if rest.first == "s" { return "Swift" }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let length = Int(digits), length > 0, digits.first != "0" else { return nil }
        let module = rest.dropFirst(digits.count).prefix(length)
        return module.count == length ? String(module) : nil
    }
}
