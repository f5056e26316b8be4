import DisplayList
import Foundation
import FoundationSupplement

/// An error that keeps a picture from being drawn as its source specifies.
package enum ViewFailure: Error, CustomStringConvertible {
    case viewsTooDeep(type: Any.Type, depth: Int)
    case layoutTooDeep
    /// A view read an object that its environment does not contain. `kind` is SwiftUI's term for such objects.
    case missingObject(kind: String, type: Any.Type)

    package var description: String {
        switch self {
        case .viewsTooDeep(let type, let depth):
            "the views are nested too deeply: \(depth) bodies around \(type); check for a body that contains itself"
        case .layoutTooDeep:
            "the views are nested too deeply to be laid out; check for a body that contains itself"
        case .missingObject(let kind, let type):
            // SwiftUI's own wording.
            "No \(kind) of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor "
                + "of this view."
        }
    }
}

/// Collects messages, each of them once.
package final class RenderDiagnostics {
    /// The messages, in the order of their first occurrence.
    package private(set) var messages: [String] = []
    private var seen: Set<String> = []
    private let handler: (RunWarning) -> Void

    package init(handler: @escaping (RunWarning) -> Void = { _ in }) { self.handler = handler }

    /// Reports a message, unless it has been reported before.
    ///
    /// - Parameter place: the place in the sources that the message is about.
    package func report(_ message: String, at place: SourcePlace = .unknown) {
        let warning = RunWarning(message, at: place)
        guard seen.insert(warning.message).inserted else { return }
        messages.append(warning.message)
        handler(warning)
    }
}

/// The context in which one picture is made: the shaper, the assets and the diagnostics.
package final class RenderSession {
    /// The shaper of the picture's text.
    package let shaper: any TextShaper
    /// The source of images, symbols and named colors.
    package let images: any ImageSource
    let caches: SessionCaches
    /// The messages about the picture.
    package let diagnostics: RenderDiagnostics
    /// The first failure that kept the picture from being complete.
    package private(set) var failure: ViewFailure?
    /// Whether nodes record the views from which they were resolved, for layout trees.
    package var inspects = false
    /// Whether missing images and colors are drawn conspicuously. On a device, they are not drawn.
    package var marksMissing = false
    /// Ends the program if a view lacks a required value, because bodies cannot throw.
    package var onAbandon: (ViewFailure) -> Never = { fatalError("\($0)") }
    /// What the engine has noticed about the picture.
    package var notices: [PictureNotice] = []
    let stack = StackGuard.current
    /// The version of the cached sizes. It changes when a reference container of views changes its size.
    @exclusivity(unchecked) var layoutVersion = 0
    /// The walk through the sibling views that are being resolved; nil if all of them are resolved.
    @exclusivity(unchecked) var siblings: SiblingWalk?
    /// The state and reports of views while the picture is made.
    let updates = ViewUpdates()

    package init(
        shaper: any TextShaper, images: any ImageSource, diagnostics: RenderDiagnostics = RenderDiagnostics(),
        caches: SessionCaches = SessionCaches()
    ) {
        self.shaper = shaper
        self.caches = caches
        self.images = images
        self.diagnostics = diagnostics
    }

    func fail(_ failure: ViewFailure) {
        if self.failure == nil { self.failure = failure }
    }

    /// Ends the program. A session, if there is one, decides how.
    static func abandon(_ failure: ViewFailure, in session: RenderSession?) -> Never {
        guard let session else { fatalError("\(failure)") }
        session.onAbandon(failure)
    }
}
