import DisplayList
import Goldens
import SwiftUICore

/// The display list of a golden's picture, which any thread can draw.
struct GoldenDrawing: Sendable {
    let identity: GoldenIdentity
    let displayList: DisplayList
    /// The duration of the layout in seconds.
    let layoutSeconds: Double
}

/// A thread's result for a picture.
struct GoldenFinding: Sendable {
    var verdict: GoldenVerdict
    /// The files that show why the picture fails; nil if none were written.
    var evidence: PictureEvidence.Files?
}

/// A picture that was laid out, drawn and compared with its golden.
struct JudgedPicture {
    let drawing: GoldenDrawing
    let finding: GoldenFinding
    /// The duration of drawing and judging in seconds.
    let seconds: Double
    /// The root of the laid-out tree.
    let root: _LayoutNode

    var name: String { drawing.identity.name }
    var verdict: GoldenVerdict { finding.verdict }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
