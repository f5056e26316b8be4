extension LanguageSettings {
    /// What a target's settings say about how its sources are read.
    init(_ settings: BuildSettings) {
        self.init()
        version = LanguageSettings.mode(for: settings["SWIFT_VERSION"] ?? "5")
        conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        isMainActorDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        for key in settings.keys(withPrefix: "SWIFT_UPCOMING_FEATURE_") where settings.isOn(key) {
            if let name = LanguageSettings.features[String(key.dropFirst(23))] { upcomingFeatures.append(name) }
        }
        if settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") { upcomingFeatures.append("BareSlashRegexLiterals") }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
            upcomingFeatures += [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ]
        }
        add(flags: settings.list("OTHER_SWIFT_FLAGS"))
        // A feature that its language mode has anyway would only draw a warning.
        upcomingFeatures = upcomingFeatures.unique().filter { version != "6" || !LanguageSettings.inSwift6.contains($0) }
        conditions = conditions.unique()
    }

    /// Takes from a project's own arguments what changes how sources are read; all else is about how they are built.
    mutating func add(flags: [String]) {
        var index = 0
        while index < flags.count {
            let (flag, value) = (flags[index], index + 1 < flags.count ? flags[index + 1] : nil)
            index += 1
            if flag == "-D" || flag == "-enable-upcoming-feature" || flag == "-enable-experimental-feature", let value {
                index += 1
                switch flag {
                case "-D": conditions.append(value)
                case "-enable-upcoming-feature": upcomingFeatures.append(value)
                default: experimentalFeatures.append(value)
                }
            } else if flag.hasPrefix("-D"), flag.count > 2 {
                conditions.append(String(flag.dropFirst(2)))
            } else if flag == "-enable-bare-slash-regex" {
                upcomingFeatures.append("BareSlashRegexLiterals")
            }
        }
    }

    /// The compiler's names of features, by what follows `SWIFT_UPCOMING_FEATURE_`.
    private static let features = [
        "BARE_SLASH_REGEX": "BareSlashRegexLiterals", "CONCISE_MAGIC_FILE": "ConciseMagicFile",
        "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation", "EXISTENTIAL_ANY": "ExistentialAny",
        "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "GLOBAL_CONCURRENCY": "GlobalConcurrency", "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault", "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ]

    static let inSwift6: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
        "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
        "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
    ]
}
