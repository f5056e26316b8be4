import Foundation
import Testing

/// The findings of a widget of Probe, and the messages of the program.
struct Findings {
    let found: [String: String]
    let errors: String

    subscript(name: String) -> String? { found[name] }

    /// Renders the widget of a kind, which must succeed.
    init(_ kind: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "Probe").run(
            ["render", "--kind", kind, "--json", "--output", folder.url.path, "--timeout", "600"] + arguments,
            environment: environment)
        #expect(result.status == 0, "\(result.errors)")
        let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let picture = (report?["pictures"] as? [[String: Any]])?.first
        let url = try #require(URLComponents(string: picture?["url"] as? String ?? ""))
        found = Dictionary(uniqueKeysWithValues: (url.queryItems ?? []).map { ($0.name, $0.value ?? "") })
        errors = result.errors
    }
}
