import CairoGraphics

/// The data for the page's script: the report with the same texts as the other reports.
struct ReportPageData: Encodable {
    struct LayoutRow: Encodable {
        let kind: String
        let view: String
        let words: String
        let from: LayoutChange.Frame?
        let to: LayoutChange.Frame?
    }

    struct Row: Encodable {
        let name: String
        let kind: String
        let family: String?
        let scheme: String
        let outcome: String
        let brief: String
        let sentences: [String]
        let scale: Double
        let tolerance: String?
        let expectedSize: PictureDifference.Size?
        let actualSize: PictureDifference.Size?
        let boxes: [PictureDifference.Box]?
        let masks: [PictureDifference.Box]?
        let expected: PictureEmbedding.Place?
        let actual: PictureEmbedding.Place?
        let difference: PictureEmbedding.Place?
        let layout: [LayoutRow]?
        let seconds: Double?
    }

    /// How many warnings stand above the pictures.
    private static let largestNumberOfWarnings = 20

    let headline: String
    let darkroom: String
    let goldens: String
    let shard: String?
    let passes: Bool
    let causes: [String]
    /// Notes about the page itself.
    let notes: [String]
    /// The warnings of the run.
    let warnings: [String]
    let outcomes: [String]
    let acceptStart: String
    /// The outcomes of pictures that can be accepted.
    let acceptable: [String]

    init(_ report: VerificationReport, pictures embedding: PictureEmbedding) {
        headline = report.headline
        (darkroom, goldens, shard, passes) = (report.darkroom, report.goldens, report.shard, report.passes)
        causes = report.causes.map(\.sentence)
        notes = embedding.leftOut == 0 ? [] : [
            "\(ReportNumber.count(embedding.leftOut, "picture file")) did not fit into this page and "
                + "\(embedding.leftOut == 1 ? "is" : "are") read from its folder: pass on the whole folder, not "
                + "only the page."
        ]
        let all = (report.warnings ?? []).map { "Warning: \($0.message)" }
        warnings = Array(all.prefix(ReportPageData.largestNumberOfWarnings))
            + (all.count > ReportPageData.largestNumberOfWarnings
                ? ["\(all.count - ReportPageData.largestNumberOfWarnings) more warnings are in report.json."] : [])
        outcomes = GoldenOutcome.byImportance.map(\.rawValue)
        (acceptStart, acceptable) = (AcceptCommandLine.start(of: report), AcceptCommandLine.outcomes.map(\.rawValue))
    }
}

extension ReportPageData.Row {
    init(_ picture: VerifiedPicture, in report: VerificationReport, _ embedding: PictureEmbedding) {
        (name, kind, family, scheme) = (picture.name, picture.kind, picture.family, picture.scheme)
        outcome = picture.outcome.rawValue
        (brief, sentences, scale) = (picture.brief, picture.sentences, picture.scale)
        (tolerance, masks, seconds) = (picture.tolerance, picture.masks, picture.seconds)
        expectedSize = picture.difference?.expectedSize
        actualSize = picture.difference?.actualSize
        boxes = picture.difference.map(\.boxes)
        // Pictures that pass have no files of their own. Their goldens may be at the path in the report.
        let isGoldenEnough = picture.outcome.passes && picture.expected == nil && picture.actual == nil
        expected = (picture.expected ?? (isGoldenEnough ? PictureEmbedding.golden(of: picture, in: report) : nil))
            .map(embedding.place)
        actual = picture.actual.map(embedding.place)
        difference = picture.differencePicture.map(embedding.place)
        layout = picture.layout.map { changes in
            changes.map {
                ReportPageData.LayoutRow(kind: $0.kind.rawValue, view: $0.view, words: $0.words, from: $0.from, to: $0.to)
            }
        }
    }
}
