import Foundation

/// Answers a source's conditions as another system's compiler would.
struct PlatformConditions {
    let platform: Platform

    /// The source with its questions answered in place, so that lines and columns stay; nil where it asks none.
    func answered(_ source: Data) -> Data? {
        var bytes = [UInt8](source)
        let conditions = ConditionScanner.conditions(in: bytes)
        var isChanged = false
        for condition in conditions {
            let text = String(decoding: bytes[condition], as: UTF8.self)
            let answer = answered(text)
            guard answer != text, answer.utf8.count == text.utf8.count else { continue }
            bytes.replaceSubrange(condition, with: answer.utf8)
            isChanged = true
        }
        return isChanged ? Data(bytes) : nil
    }

    /// A condition with `os(…)` and what else is otherwise here in the form of `true` and `false`.
    private func answered(_ condition: String) -> String {
        condition.replacing(#/\b(os|canImport)\s*\(\s*(\w+)\s*\)/#) { match in
            let (question, name) = (match.output.1, String(match.output.2))
            let holds: Bool
            if question == "os" {
                holds = platform.names.contains(name)
            } else if platform.absentModules.contains(name) {
                holds = false
            } else {
                return String(match.output.0)
            }
            let answer = holds ? "true" : "false"
            return answer + String(repeating: " ", count: match.output.0.utf8.count - answer.utf8.count)
        }
    }
}
