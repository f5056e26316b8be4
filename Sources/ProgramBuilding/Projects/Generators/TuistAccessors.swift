import Foundation

extension ResourceAccessors {
    /// Reads what the description of a project for Tuist says about a target's generated sources.
    ///
    /// - Parameters:
    ///   - value: what the description writes for a target.
    ///   - templates: the folder with the project's own templates. They are not run: a project that has one gets the names of
    ///     Tuist's. Only names of strings without levels, which SwiftGen's flat template has, are recognized.
    init(described value: [String: Any], templates: URL) {
        product = value["product"] as? String ?? ""
        bundle = value["bundle"] as? String
        kinds = (value["kinds"] as? [String] ?? []).compactMap(Kind.init)
        language = value["language"] as? String
        let template = GeneratedProject.text(of: templates.appendingPathComponent("Strings.stencil"))
        isFlat = template.contains(#/string\.key\s*\|\s*swiftIdentifier/#)
    }
}
