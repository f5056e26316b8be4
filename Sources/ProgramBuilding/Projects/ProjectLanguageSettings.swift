extension LanguageSettings {
    /// The compiler options of an Xcode target.
    init(_ settings: BuildSettings) {
        self.init()
        version = LanguageSettings.mode(for: settings["SWIFT_VERSION"] ?? "5")
        conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        isMainActorDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        for key in settings.keys(withPrefix: "SWIFT_UPCOMING_FEATURE_") where settings.isOn(key) {
            if let name = LanguageSettings.features[String(key.dropFirst(23))] { upcomingFeatures.append(name) }
        }
        if LanguageSettings.hasBareSlashes(settings) { upcomingFeatures.append("BareSlashRegexLiterals") }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
            upcomingFeatures += [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ]
        }
        add(flags: settings.list("OTHER_SWIFT_FLAGS"))
        if let name = settings["SWIFT_PACKAGE_NAME"], !name.isEmpty { package = name }
        // A configuration that is not for debugging defines the name itself or not at all.
        isDebug = settings["CONFIGURATION"].map { $0.lowercased().contains("debug") } ?? true
    }

    /// Whether `/a/` is a regular expression. Xcode allows it by default since version 14, where the target's systems have
    /// regular expressions.
    private static func hasBareSlashes(_ settings: BuildSettings) -> Bool {
        if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != nil { return settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") }
        // The first versions of the systems with regular expressions, as Apple documents them for `Regex`.
        let first: [(prefix: String, key: String, version: Int)] = [
            ("iphone", "IPHONEOS_DEPLOYMENT_TARGET", 16), ("watch", "WATCHOS_DEPLOYMENT_TARGET", 9),
            ("macos", "MACOSX_DEPLOYMENT_TARGET", 13),
        ]
        guard let (_, key, version) = first.first(where: { settings["PLATFORM_NAME"]?.hasPrefix($0.prefix) ?? false }) else { return true }
        let major = settings[key]?.split(separator: ".").first.flatMap { Int($0) }
        return major.map { $0 >= version } ?? true
    }

    /// The compiler's names of upcoming features, by the ends of the settings' names after `SWIFT_UPCOMING_FEATURE_`.
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
}
