/// How the names of pictures tell the variant of a run.
package struct VariantLabel: Hashable, Sendable {
    /// The name of the variant, which stands for its settings; nil for one without a name.
    package var name: String?
    /// The values of settings that differ between the variants of the run and that names of pictures tell only then.
    package var settings: [String]
    /// Whether the variant has one appearance, which its name stands for.
    package var standsForAppearance: Bool

    /// The label as a text; nil if names of pictures do not tell it.
    package var text: String? { name ?? (settings.isEmpty ? nil : settings.joined(separator: "-")) }

    package init(name: String? = nil, settings: [String] = [], standsForAppearance: Bool = false) {
        (self.name, self.settings, self.standsForAppearance) = (name, settings, standsForAppearance)
    }
}
