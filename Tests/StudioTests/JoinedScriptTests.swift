import Foundation
import Testing

@testable import Studio

@Suite struct JoinedScriptTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Resources/studio")

    @Test func modulesStandBehindThoseThatTheyImport() throws {
        let modules = [
            "a.js": "import { b } from \"./b.js\";\nimport { c, d } from \"./c.js\";\n\nb(c, d);\n",
            "b.js": "import { c } from \"./c.js\";\nexport function b() { return c; }\n",
            "c.js": "export const c = 1;\nexport const d = 'export const e';\n",
        ]
        let script = try JoinedScript("a.js") { modules[$0] ?? "" }
        #expect(
            script.text == """
                (async () => {
                "use strict";
                // c.js
                const c = 1;
                const d = 'export const e';

                // b.js
                function b() { return c; }

                // a.js
                b(c, d);
                })();

                """)
    }

    /// The exporter relies on these rules.
    @Test func thePagesModulesCanBeJoined() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: JoinedScriptTests.page.path).filter { $0.hasSuffix(".js") }
        var (declared, used): ([String: String], Set<String>) = ([:], ["page.js"])
        for name in names.sorted() {
            let text = try String(contentsOf: JoinedScriptTests.page.appendingPathComponent(name), encoding: .utf8)
            for line in text.split(separator: "\n") where line.hasPrefix("import") || line.hasPrefix("export") {
                let isImport = line.wholeMatch(of: #/import \{ [\w, ]+ \} from "\.\/[a-z-]+\.js";/#) != nil
                let isExport = line.firstMatch(of: #/^export (async )?(function|class|const|let) /#) != nil
                #expect(isImport || isExport, "\(name): \(line)")
            }
            for match in text.matches(of: #/(?m)^(?:export )?(?:async )?(?:function\*?|class|const|let) (\w+)/#) {
                let other = declared.updateValue(name, forKey: String(match.output.1))
                #expect(other == nil, "\(match.output.1) is declared in \(name) and \(other ?? "")")
            }
            for match in text.matches(of: #/(?m)^import \{[^}]*\} from "\.\/([a-z-]+\.js)";$/#) { used.insert(String(match.output.1)) }
        }
        #expect(used == Set(names))
        let script = try JoinedScript("page.js") {
            try String(contentsOf: JoinedScriptTests.page.appendingPathComponent($0), encoding: .utf8)
        }
        #expect(script.text.matches(of: #/(?m)^(import|export) /#).isEmpty)
    }
}
