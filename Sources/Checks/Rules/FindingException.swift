import Files

/// Findings that are meant, as darkroom.yml lists them below `ignore`.
package struct FindingException: Hashable, Sendable {
    /// The identifier of a rule, or a group of rules; nil for all rules.
    package var rule: String?
    /// A pattern for the kind, in which `*` stands for any text; nil for all kinds.
    package var kind: String?
    /// A pattern for the text of the finding, or for what it is about.
    package var text: String?
    /// A pattern for the path of the source file, or for its name.
    package var file: String?

    /// Creates an exception; a finding has to fit everything that is given.
    package init(rule: String? = nil, kind: String? = nil, text: String? = nil, file: String? = nil) {
        (self.rule, self.kind, self.text, self.file) = (rule, kind, text, file)
    }

    /// Returns whether a finding is meant.
    package func covers(_ finding: Finding) -> Bool {
        func matches(_ pattern: String?, _ texts: [String?]) -> Bool {
            guard let pattern else { return true }
            return texts.compactMap(\.self).contains(where: TextPattern(pattern).matches)
        }
        if let rule, finding.rule != rule, !finding.rule.hasPrefix(rule + ".") { return false }
        let path = finding.place?.path
        return matches(kind, [finding.kind]) && matches(text, [finding.text, finding.subject])
            && matches(file, [path, path?.split(separator: "/").last.map(String.init)])
    }
}
