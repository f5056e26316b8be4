import Foundation
import Processes

/// The `Info.plist` of a target: the values that Xcode generates and those of the target's file.
enum InfoPlist {
    /// The keys and values of a property list file; nil where it cannot be read as one.
    static func read(_ file: URL) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    /// - Throws: `ProgramFailure` where the target's file is not a property list.
    static func values(of target: XcodeTarget, packageType: String = "XPC!") throws -> [String: Any] {
        let settings = target.settings
        var values = basicValues(of: settings, name: target.name, packageType: packageType)
        values["CFBundleDevelopmentRegion"] = settings["DEVELOPMENT_LANGUAGE"] ?? "en"
        // Versions of other systems have numbers of their own, and no check needs them.
        if target.platform == .iOS, let oldest = settings["IPHONEOS_DEPLOYMENT_TARGET"] { values["MinimumOSVersion"] = oldest }
        if settings.isOn("GENERATE_INFOPLIST_FILE") {
            for key in settings.keys(withPrefix: "INFOPLIST_KEY_") {
                values[String(key.dropFirst(14))] = generated(settings[key] ?? "")
            }
        }
        let described = target.object.dictionary(DescribedProject.infoPlistKey)
        // XcodeGen and Tuist write these versions where a description gives none.
        if !described.isEmpty {
            values["CFBundleShortVersionString"] = values["CFBundleShortVersionString"] ?? "1.0"
            values["CFBundleVersion"] = values["CFBundleVersion"] ?? "1"
        }
        for (key, value) in described { values[key] = expanded(value, by: settings) }
        if let file = target.infoPlistFile, FileManager.default.fileExists(atPath: file.path) {
            guard let own = read(file) else {
                throw ProgramFailure.badInput(
                    "The Info.plist of \(target.name), \(file.path), is not a property list that can be read.")
            }
            for (key, value) in own { values[key] = expanded(value, by: settings) }
        }
        return values
    }

    /// The values for sources without a project: those of an extension's file among them, and for what it lacks those of a new target of
    /// Xcode's.
    static func values(of module: SourceModule) -> [String: Any] {
        let (name, packageType) = (module.name, "XPC!")
        let settings = BuildSettings([
            "EXECUTABLE_NAME": name, "PRODUCT_NAME": name, "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType, "DEVELOPMENT_LANGUAGE": "en",
            "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(name.replacing("_", with: "-"))", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1",
        ])
        var values = basicValues(of: settings, name: name, packageType: packageType)
        // A folder can also have the app's file.
        let own = module.resources.filter { $0.path == "Info.plist" }.compactMap { read($0.url) }
        let list = own.first { $0["NSExtension"] != nil } ?? own.first
        for (key, value) in list ?? [:] { values[key] = expanded(value, by: settings) }
        return values
    }

    /// The values that every bundle has.
    private static func basicValues(of settings: BuildSettings, name: String, packageType: String) -> [String: Any] {
        var values: [String: Any] = [
            "CFBundleExecutable": settings["EXECUTABLE_NAME"] ?? name, "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "",
            "CFBundleName": settings["PRODUCT_NAME"] ?? name, "CFBundlePackageType": packageType, "CFBundleInfoDictionaryVersion": "6.0",
        ]
        if let version = settings["MARKETING_VERSION"] { values["CFBundleShortVersionString"] = version }
        if let build = settings["CURRENT_PROJECT_VERSION"] { values["CFBundleVersion"] = build }
        return values
    }

    /// Xcode writes switches as Boolean values.
    private static func generated(_ setting: String) -> Any {
        switch setting {
        case "YES": true
        case "NO": false
        default: setting
        }
    }

    private static func expanded(_ value: Any, by settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expanded(text)
        case let list as [Any]: list.map { expanded($0, by: settings) }
        case let values as [String: Any]: values.mapValues { expanded($0, by: settings) }
        default: value
        }
    }
}
