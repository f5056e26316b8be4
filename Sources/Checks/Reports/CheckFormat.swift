/// How findings are written.
package enum CheckFormat: String, CaseIterable, Sendable {
    case text, json, sarif, junit, markdown, github, html
}
