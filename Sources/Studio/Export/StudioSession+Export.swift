import Foundation
import Processes

extension StudioSession {
    /// Builds the program once, draws everything that it has in light and dark and in each look of darkroom.yml, and writes the
    /// page with the pictures.
    ///
    /// - Parameters:
    ///   - folder: the folder of the files.
    ///   - page: the folder of the page's own files.
    /// - Returns: the number of pictures.
    /// - Throws: `ProgramFailure` if the sources do not compile, nothing can be drawn, or a file cannot be written.
    package func export(to folder: URL, page: URL) async throws -> Int {
        try await prepare()
        var (answers, failures): ([StudioExport.Answer], [String]) = ([], [])
        for item in items {
            for options in looks(of: item) {
                let picture = item.merging(["options": options]) { $1 }
                let answer = await request(["do": "draw", "picture": picture, "inspect": true, "check": true])
                if let result = answer["result"] as? [String: Any] {
                    answers.append((picture, result))
                } else if let message = (answer["error"] as? [String: Any])?["message"] as? String {
                    failures.append(message)
                }
            }
        }
        for message in failures { Console.shared.error(message) }
        guard !answers.isEmpty else { throw ProgramFailure.widgetFailed("No picture could be drawn, so nothing is exported.") }
        try StudioExport(page: page).write(state: state, answers: answers, pictures: pictures, to: folder)
        return answers.reduce(0) { $0 + ((($1.result["pictures"] as? [Any])?.count) ?? 0) }
    }

    /// The options of an item's pictures: each look of darkroom.yml in light and dark, in the order of the page's words.
    private func looks(of item: [String: Any]) -> [[String]] {
        let names = [item["kind"] as? String ?? "", (item["form"] ?? item["preview"]) as? String ?? ""].map { $0.lowercased() }
        func isNamed(_ list: Any?) -> Bool { (list as? [String] ?? []).contains { names.contains($0.lowercased()) } }
        let variants = (contents["variants"] as? [[String: Any]] ?? []).filter {
            (($0["only"] as? [String] ?? []).isEmpty || isNamed($0["only"])) && !isNamed($0["except"])
        }.map { $0["options"] as? [String] ?? [] }
        return (variants.isEmpty ? [[]] : variants).flatMap { options in
            options.contains("--scheme") ? [options] : appearances.map { options + $0 }
        }
    }

    /// The options for light and dark. The page does not name the appearance that darkroom.yml or the command gives.
    private var appearances: [[String]] {
        let words = StudioOptions.merged(state["options"] as? [String] ?? [], over: contents["configuration"] as? [String] ?? [])
        let given = Set(zip(words, words.dropFirst()).filter { $0.0 == "--scheme" }.map(\.1))
        return ["light", "dark"].map { given == [$0] || given.isEmpty && $0 == "light" ? [] : ["--scheme", $0] }
    }

    /// All that the program has, as requests without options.
    private var items: [[String: Any]] {
        let listing = contents["listing"] as? [String: Any] ?? [:]
        func list(_ key: String) -> [[String: Any]] { listing[key] as? [[String: Any]] ?? [] }
        var items: [[String: Any]] = []
        for widget in list("widgets") {
            for family in widget["families"] as? [[String: Any]] ?? [] where family["width"] != nil {
                items.append(["kind": widget["kind"] ?? "", "form": family["name"] ?? ""])
            }
        }
        for surface in list("activities") + list("controls") {
            for form in surface["families"] as? [String] ?? [] { items.append(["kind": surface["kind"] ?? "", "form": form]) }
        }
        return items + list("previews").map { ["preview": $0["name"] ?? ""] }
    }
}
