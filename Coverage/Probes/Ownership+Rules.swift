extension Ownership {
    /// Returns the owner of a name that does not compile.
    ///
    /// The tables are counted from syntax, so they also contain projects' own names. The owner follows from the lists
    /// of Apple's names, the prefixes of its frameworks, and the number of repositories that redeclare the name.
    static func of(_ row: UsageTable.Row, in table: String, examples: ExampleTables) -> Ownership {
        let root = String(row.name.drop { "@.\\#".contains($0) }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        func apples(_ kinds: String...) -> Ownership {
            if kinds.contains(where: { examples.isAppleName(root, $0 + "-elsewhere") }) { return .elsewhere }
            return kinds.contains { examples.isAppleName(root, $0) } ? .apples : .projects
        }
        switch table {
        case "modifiers", "modifier_overloads", "config_modifiers":
            // A call belongs to projects if it is not used by more repositories than declare a modifier of the name.
            return row.redeclaring > 0 && row.repositories <= row.redeclaring || !examples.isAppleName(root, "modifier")
                ? .projects : .apples
        case "imports": return apples("module")
        case "color_statics":
            return examples.isAppleName(String(row.name.dropFirst("Color.".count)), "color") ? .apples : .projects
        case "shapestyle_names": return apples("color", "style")
        case "font_args":
            let first = row.name.hasPrefix("Font.") ? String(row.name.dropFirst("Font.".count)) : row.name
            let name = String(first.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber })
            return examples.isAppleName(name, "font") && first.first != "(" && !first.contains("?")
                && !first.contains("MaterialDesign") ? .apples : .projects
        case "environment_keys", "keypaths": return apples("environment")
        case "context_props": return apples("context")
        case "color_inits":
            return examples.isAppleName(row.name, "initializer") ? .apples : .projects
        case "text_inits": return examples.isAppleName(row.name, "initializer") ? .apples : .projects
        case "view_inits" where root == "Color" || root == "Text" || root == "Image":
            return examples.isAppleName(row.name, "initializer") ? .apples : .projects
        case "attributes": return apples("attribute")
        case "static_calls":
            if examples.isAppleName(root, "type-elsewhere") { return .elsewhere }
            guard examples.isAppleType(root) else { return .projects }
            // A member of a project's extension looks like a member of Apple's type.
            return examples.isAppleName(row.name, "static") ? .apples : .projects
        case "views", "view_inits", "config_inits", "widgetkit_types", "appintents_types", "conformances",
            "external_types_in_ui_files", "extensions_of":
            let parts = root.isEmpty ? row.name : root
            if examples.isAppleName(parts, "type-elsewhere") { return .elsewhere }
            return examples.isAppleType(parts) ? .apples : .projects
        default: return .apples
        }
    }
}
