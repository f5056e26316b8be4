import DisplayList
import Foundation

/// Something that kept a picture from being drawn as its source says.
package enum RenderFailure: Error, CustomStringConvertible {
    case viewsTooDeep(type: Any.Type, depth: Int)
    case layoutTooDeep
    /// A view read an object that its environment does not have; `kind` is what SwiftUI calls such objects.
    case missingObject(kind: String, type: Any.Type)

    package var description: String {
        switch self {
        case .viewsTooDeep(let type, let depth):
            "the views are nested too deep: \(depth) bodies around \(type); does a body contain itself without an end?"
        case .layoutTooDeep:
            "the views are nested too deep to lay out; does a body contain itself without an end?"
        case .missingObject(let kind, let type):
            // SwiftUI's own words.
            "No \(kind) of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor "
                + "of this view."
        }
    }
}

/// Says each message once.
package final class RenderDiagnostics {
    /// The messages in the order in which they first came.
    package private(set) var messages: [String] = []
    private var seen: Set<String> = []
    private let handler: (String) -> Void

    package init(handler: @escaping (String) -> Void = { _ in }) { self.handler = handler }

    package func report(_ message: String) {
        guard seen.insert(message).inserted else { return }
        messages.append(message)
        handler(message)
    }
}

/// What one picture is made with: the shaper, the assets, and where messages go.
package final class RenderSession {
    package let shaper: any TextShaper
    package let images: any ImageSource
    let typesetters: TypesetterCache
    package let diagnostics: RenderDiagnostics
    /// The first thing that kept the picture from being complete.
    package private(set) var failure: RenderFailure?
    /// Whether nodes keep the names of the views they came out of, for layout trees.
    package var inspects = false
    /// Ends the program where a view cannot go on without what it asked for; bodies cannot throw.
    package var onAbandon: (RenderFailure) -> Never = { fatalError("\($0)") }
    let stack = StackGuard.current
    /// Changes where sizes found so far no longer hold, because a container that views measure by has another size.
    @exclusivity(unchecked) var layoutVersion = 0
    /// What views keep and report while the picture is made.
    let updates = ViewUpdates()

    package init(
        shaper: any TextShaper, images: any ImageSource, diagnostics: RenderDiagnostics = RenderDiagnostics(),
        typesetters: TypesetterCache = TypesetterCache()
    ) {
        self.shaper = shaper
        self.typesetters = typesetters
        self.images = images
        self.diagnostics = diagnostics
    }

    func fail(_ failure: RenderFailure) {
        if self.failure == nil { self.failure = failure }
    }

    /// Ends the program, by the session's own way where the view that failed has one.
    static func abandon(_ failure: RenderFailure, in session: RenderSession?) -> Never {
        guard let session else { fatalError("\(failure)") }
        session.onAbandon(failure)
    }
}
