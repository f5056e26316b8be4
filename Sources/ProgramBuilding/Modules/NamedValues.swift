/// Texts of a description in YAML that name values, as `${TARGET_NAME}`.
enum NamedValues {
    /// A value with each `${NAME}` that is known replaced in all of its texts.
    static func replaced(_ value: Any, by texts: [String: String]) -> Any {
        switch value {
        case let text as String:
            guard text.contains("${") else { return text }
            return text.replacing(#/\$\{([\w]+)\}/#) { texts[String($0.output.1)] ?? String($0.output.0) }
        case let list as [Any]: return list.map { replaced($0, by: texts) }
        case let values as [String: Any]:
            return Dictionary(values.map { (replaced($0.key, by: texts) as? String ?? $0.key, replaced($0.value, by: texts)) }) { $1 }
        default: return value
        }
    }
}
