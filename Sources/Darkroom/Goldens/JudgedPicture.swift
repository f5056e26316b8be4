import DisplayList
import Goldens
import SwiftUICore

/// What a golden's picture is drawn from, on any thread.
struct GoldenDrawing: Sendable {
    let identity: GoldenIdentity
    let displayList: DisplayList
    /// How long the layout took, in seconds.
    let layoutSeconds: Double
}

/// What a thread found out about a picture.
struct GoldenFinding: Sendable {
    var verdict: GoldenVerdict
    /// The files that show why the picture does not pass, where they were written.
    var evidence: PictureEvidence.Files?
}

/// A picture that was laid out, drawn and compared with its golden.
struct JudgedPicture {
    let drawing: GoldenDrawing
    let finding: GoldenFinding
    /// How long drawing and judging took, in seconds.
    let seconds: Double
    /// The root of the laid-out tree.
    let root: _LayoutNode

    var name: String { drawing.identity.name }
    var verdict: GoldenVerdict { finding.verdict }
}

extension Duration {
    /// The length in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
