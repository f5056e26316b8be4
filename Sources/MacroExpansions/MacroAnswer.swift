/// Answers the compiler's messages.
package enum MacroAnswer {
    /// Returns the answer to a message, as the compiler's protocol describes it.
    package static func answer(to message: [String: Any]) -> [String: Any] {
        if message["getCapability"] != nil {
            return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
        }
        if let request = message["expandFreestandingMacro"] as? [String: Any] { return result(freestanding(request)) }
        if let request = message["expandAttachedMacro"] as? [String: Any] {
            return result(MacroRequest(request).flatMap(attached))
        }
        return result(nil)
    }

    private static func freestanding(_ request: [String: Any]) -> String? {
        guard let macro = request["macro"] as? [String: Any], let name = macro["typeName"] as? String else { return nil }
        // No tip shows, so nobody asks what its rule says.
        if name == "TipRule" { return "TipKit.Tips.Rule()" }
        guard name == "Preview", let syntax = request["syntax"] as? [String: Any], let source = syntax["source"] as? String,
            let discriminator = request["discriminator"] as? String
        else { return nil }
        return PreviewExpansion.expansion(of: source, discriminator: discriminator)
    }

    /// Returns the expansion. Macros that only mark a declaration, such as `@Transient`, expand to nothing.
    private static func attached(_ request: MacroRequest) -> String? {
        switch request.macro {
        case "PersistentModel": ModelExpansion.expansion(of: request)
        case "PersistedProperty": PersistedPropertyExpansion.expansion(of: request)
        case "Query": QueryExpansion.expansion(of: request)
        case "ModelActor": ModelActorExpansion.expansion(of: request)
        case "TipParameter": TipParameterExpansion.expansion(of: request)
        case "Entry": EntryExpansion.expansion(of: request)
        case "Generable": GenerableExpansion.expansion(of: request)
        case "ComputedProperty", "DeferredProperty": EntityPropertyExpansion.expansion(of: request)
        case "Animatable": AnimatableExpansion.expansion(of: request)
        case "UnionValue": UnionValueExpansion.expansion(of: request)
        case "SchemaIntent", "SchemaEntity", "SchemaEnum": SchemaExpansion.expansion(of: request)
        default: nil
        }
    }

    private static func result(_ source: String?) -> [String: Any] {
        ["expandMacroResult": ["expandedSource": source ?? "", "diagnostics": [Any]()] as [String: Any]]
    }
}
