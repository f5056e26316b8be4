import Foundation

/// Answers a source's conditions as another system's compiler would.
struct PlatformConditions {
    let platform: Platform

    /// The source with its questions answered in place, so that lines and columns stay; nil where it asks none.
    func answered(_ source: Data) -> Data? {
        var bytes = [UInt8](source)
        let scanner = ConditionScanner(bytes)
        var isChanged = false
        func replace(_ places: [Range<Int>], by answer: (String) -> String) {
            for place in places {
                let text = String(decoding: bytes[place], as: UTF8.self)
                let answer = answer(text)
                guard answer != text, answer.utf8.count == text.utf8.count else { continue }
                bytes.replaceSubrange(place, with: answer.utf8)
                isChanged = true
            }
        }
        replace(scanner.conditions, by: answered)
        replace(scanner.imports, by: wholeModule)
        return isChanged ? Data(bytes) : nil
    }

    /// `import os.log` imports a part of a module that is whole here.
    private func wholeModule(_ name: String) -> String {
        name.replacing(#/^(\s+)(\w+)(\.[\w.]+)/#) { match in
            let (blanks, module, part) = (match.output.1, match.output.2, match.output.3)
            guard PlatformConditions.wholeModules.contains(String(module)) else { return String(match.output.0) }
            return blanks + module + String(repeating: " ", count: part.utf8.count)
        }
    }

    /// Modules with parts of their own on Apple's systems.
    private static let wholeModules: Set<String> = [
        "AVFoundation", "CoreGraphics", "CoreLocation", "Darwin", "Dispatch", "Foundation", "Intents", "os", "StoreKit",
        "UIKit", "UserNotifications",
    ]

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
