extension Ownership {
    /// Who a name belongs to that does not compile.
    ///
    /// The tables are counted from syntax, so projects' own names are among them. What belongs to whom follows from the
    /// names of Apple's in the lists, the prefixes of its frameworks, and how many repositories declare the name anew.
    static func of(_ row: UsageTable.Row, in table: String, catalogue: Catalogue) -> Ownership {
        let root = String(row.name.drop { "@.\\#".contains($0) }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        func apples(_ kinds: String...) -> Ownership {
            if kinds.contains(where: { catalogue.isApples(root, $0 + "-elsewhere") }) { return .elsewhere }
            return kinds.contains { catalogue.isApples(root, $0) } ? .apples : .projects
        }
        switch table {
        case "modifiers", "modifier_overloads", "config_modifiers":
            // A call that only as many repositories have as declare a modifier of the name is theirs.
            return row.redeclaring > 0 && row.repositories <= row.redeclaring || !catalogue.isApples(root, "modifier")
                ? .projects : .apples
        case "imports": return apples("module")
        case "color_statics":
            return catalogue.isApples(String(row.name.dropFirst("Color.".count)), "color") ? .apples : .projects
        case "shapestyle_names": return apples("color", "style")
        case "font_args":
            let first = row.name.hasPrefix("Font.") ? String(row.name.dropFirst("Font.".count)) : row.name
            let name = String(first.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber })
            return catalogue.isApples(name, "font") && first.first != "(" && !first.contains("?")
                && !first.contains("MaterialDesign") ? .apples : .projects
        case "environment_keys", "keypaths": return apples("environment")
        case "context_props": return apples("context")
        case "color_inits":
            return catalogue.isApples(row.name, "initialiser") ? .apples : .projects
        case "text_inits": return catalogue.isApples(row.name, "initialiser") ? .apples : .projects
        case "view_inits" where root == "Color" || root == "Text" || root == "Image":
            return catalogue.isApples(row.name, "initialiser") ? .apples : .projects
        case "attributes": return apples("attribute")
        case "static_calls":
            if catalogue.isApples(root, "type-elsewhere") { return .elsewhere }
            guard catalogue.isApplesType(root) else { return .projects }
            // An extension of a type of Apple's looks like a member of it.
            return catalogue.isApples(row.name, "static") ? .apples : .projects
        case "views", "view_inits", "config_inits", "widgetkit_types", "appintents_types", "conformances",
            "external_types_in_ui_files", "extensions_of":
            let parts = root.isEmpty ? row.name : root
            if catalogue.isApples(parts, "type-elsewhere") { return .elsewhere }
            return catalogue.isApplesType(parts) ? .apples : .projects
        default: return .apples
        }
    }
}
