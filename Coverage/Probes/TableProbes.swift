import Foundation

/// The conversion of the rows of each table to code.
struct TableProbes {
    let examples: ExampleTables

    /// Example receivers for modifiers of all views. Text, images and shapes have some modifiers of their own.
    private static let views = ["VStack { Text(\"x\") }", "Text(\"x\")", "Image(systemName: \"star\")", "Circle()"]

    func probe(_ row: String, in table: String) -> Probe {
        if let code = examples.fragments(table, row) { return .code(code, shape: ArgumentShape(row), type: nil) }
        switch table {
        case "declarations":
            let codes = examples.declarations.filter { $0.name == row }.map(\.code)
            return .code(codes, shape: nil, type: nil)
        case "modifier_overloads": return modifier(row, receivers: TableProbes.views)
        case "config_modifiers":
            return modifier(
                row,
                receivers: [
                    "StaticConfiguration(kind: \"x\", provider: CoverageProvider()) { _ in Text(\"x\") }"
                ])
        case "widgetcenter_methods":
            return modifier(row, receivers: ["WidgetCenter.shared", "ControlCenter.shared"])
        case "modifiers": return .asOverloads("modifier_overloads")
        case "view_inits", "text_inits", "color_inits", "config_inits", "static_calls": return call(row)
        case "system_shapes": return call("Font." + row)
        case "views", "widgetkit_types", "appintents_types", "extensions_of", "external_types_in_ui_files":
            return type(row)
        case "conformances": return conformance(row)
        case "availability":
            return .code(
                ["func r§() { if #available(\(row.dropFirst("#available ".count))) {} }"], shape: nil, type: nil)
        case "color_statics": return .expressions([row])
        case "text_styles": return .expressions(["(Font.\(row), Font.TextStyle.\(row))"])
        case "text_date_styles": return .expressions(["Text(Date(), style: .\(row))"])
        case "widget_families": return .expressions(["WidgetFamily.\(row)"])
        case "timeline_policies":
            return .expressions(["TimelineReloadPolicy.\(row.replacingOccurrences(of: "(_:)", with: "(Date())"))"])
        case "environment_keys": return .code([environment(row)], shape: nil, type: nil)
        case "keypaths": return keyPath(row)
        case "shapestyle_names": return style(row)
        case "font_args": return font(row)
        case "format_styles": return format(row)
        case "context_props":
            return .code(
                ["TimelineProviderContext", "ActivityViewContext<CoverageAttributes>"].map {
                    "func r§(_ context: \($0)) { _ = context.\(row) }"
                }, shape: nil, type: nil)
        case "imports":
            return .code(["#if !canImport(\(row))\n#error(\"no such module\")\n#endif"], shape: nil, type: nil)
        case "sf_symbols_all": return .symbol(row)
        default: return .unchecked("the lists of examples have no code for it")
        }
    }

    private func modifier(_ row: String, receivers: [String]) -> Probe {
        guard let shape = ArgumentShape(row) else { return .unchecked("not the shape of a call") }
        guard let calls = shape.calls(in: examples) else { return .unchecked("no example for an argument") }
        let receivers = examples.receivers(of: shape.name) ?? receivers
        return .expressions(calls.flatMap { call in receivers.map { "\($0).\(call)" } }, shape: shape)
    }

    private func call(_ row: String) -> Probe {
        guard let shape = ArgumentShape(row) else { return .unchecked("not the shape of a call") }
        guard let calls = shape.calls(in: examples) else { return .unchecked("no example for an argument") }
        return .expressions(calls, shape: shape, type: shape.name)
    }

    private func type(_ row: String) -> Probe {
        .code(
            [
                "extension \(row) {}", "typealias R§ = \(row)", "extension CoverageProvider { typealias R§ = \(row) }",
                "extension CoverageModifier { typealias R§ = \(row) }", "extension ButtonStyle { typealias R§ = \(row) }",
            ], shape: nil, type: row)
    }

    private func conformance(_ row: String) -> Probe {
        let name = row.replacingOccurrences(of: "@unchecked ", with: "")
        return .code(
            ["func r§<T: \(name)>(_: T) {}", "enum R§: \(name) { case a }"], shape: nil, type: row)
    }

    private func environment(_ path: String) -> String {
        """
        struct R§: View {
            @Environment(\(path)) var value
            var body: some View { Text("x") }
        }
        """
    }

    private func keyPath(_ row: String) -> Probe {
        let path = row.dropFirst()
        let bases = [
            "String", "[String]", "Date", "CGPoint", "TimelineProviderContext", "(Int, String)", "Locale",
            "(offset: Int, element: String)", "ClosedRange<Int>", "Dictionary<String, Int>",
            "NSNotification.Name",
        ]
        return .code(
            [environment(row)] + bases.map { "func r§() { let path = \\(\($0))\(path); _ = path }" }
                + bases.map { "func r§() { let path: PartialKeyPath<\($0)> = \(row); _ = path }" },
            shape: nil, type: nil)
    }

    private func style(_ row: String) -> Probe {
        let values = row == ".linearGradient" ? "\(row)(colors: [.red], startPoint: .top, endPoint: .bottom)" : row
        return .expressions([
            "Circle().fill(\(values))", "Text(\"x\").foregroundColor(\(values))", "Text(\"x\").clipShape(\(values))",
        ])
    }

    private func font(_ row: String) -> Probe {
        let argument = row.replacingOccurrences(of: "\\bN\\b", with: "12", options: .regularExpression)
        let (opened, closed) = (argument.filter { $0 == "(" }.count, argument.filter { $0 == ")" }.count)
        guard opened == closed else {
            return .unchecked("truncated when it was counted")
        }
        return .expressions(["Text(\"x\").font(\(argument))"])
    }

    private func format(_ row: String) -> Probe {
        let parts = row.components(separatedBy: " in ")
        guard parts.count == 2 else { return .unchecked("not the shape of a call") }
        var style = parts[0]
        if let shape = ArgumentShape(style) {
            guard let calls = shape.calls(in: examples) else { return .unchecked("no example for an argument") }
            style = calls[0]
        }
        let values = ["Date()", "1.5", "12", "Duration.seconds(5)"]
        return .expressions(
            values.map {
                parts[1].hasPrefix("Text") ? "Text(\($0), format: .\(style))" : "\($0).formatted(.\(style))"
            })
    }
}
