import Foundation

extension Progress {
    // Foundation keeps these in the dictionary for the user alone.
    private subscript<Value>(key: ProgressUserInfoKey) -> Value? {
        get { userInfo[key] as? Value }
        set { setUserInfoObject(newValue, forKey: key) }
    }

    /// In seconds.
    public var estimatedTimeRemaining: TimeInterval? {
        get { self[.estimatedTimeRemainingKey] }
        set { self[.estimatedTimeRemainingKey] = newValue }
    }

    /// In bytes per second.
    public var throughput: Int? {
        get { self[.throughputKey] }
        set { self[.throughputKey] = newValue }
    }

    public var fileOperationKind: FileOperationKind? {
        get { self[.fileOperationKindKey] }
        set { self[.fileOperationKindKey] = newValue }
    }

    public var fileURL: URL? {
        get { self[.fileURLKey] }
        set { self[.fileURLKey] = newValue }
    }

    public var fileTotalCount: Int? {
        get { self[.fileTotalCountKey] }
        set { self[.fileTotalCountKey] = newValue }
    }

    public var fileCompletedCount: Int? {
        get { self[.fileCompletedCountKey] }
        set { self[.fileCompletedCountKey] = newValue }
    }
}

/// Gives progress the descriptions that it has on Apple's systems, in English. Foundation's are empty.
///
/// The texts are those that Apple's header NSProgress.h lists as examples.
// The class has no properties of its own, so that every progress can stand for one.
package final class ProgressDescription: Progress, @unchecked Sendable {
    private class Unchanged: Progress, @unchecked Sendable {}

    /// Whether descriptions are corrected. The first use corrects them, for the rest of the process.
    package static let isInstalled = MethodTable.replaceMethods(
        of: Progress.self, by: ProgressDescription.self, plain: Unchanged.self, count: 2)

    package override var localizedDescription: String! { kind == .file ? filesText : share }
    package override var localizedAdditionalDescription: String! { amount }

    private var share: String {
        "\((fractionCompleted * 100).rounded(.down).formatted(.number.precision(.fractionLength(0))))% completed"
    }

    private var filesText: String {
        let verb =
            switch fileOperationKind {
            case .downloading?: "Downloading"
            case .receiving?: "Receiving"
            case .copying?: "Copying"
            default: "Processing"
            }
        if let name = fileURL?.lastPathComponent { return "\(verb) \u{201C}\(name)\u{201D}\u{2026}" }
        return fileTotalCount.map { "\(verb) \($0) \($0 == 1 ? "file" : "files")\u{2026}" } ?? "\(verb) files\u{2026}"
    }

    private var amount: String {
        guard kind == .file else { return "\(completedUnitCount.formatted()) of \(totalUnitCount.formatted())" }
        guard totalUnitCount > 0 else {
            return fileTotalCount.map { "\(fileCompletedCount ?? 0) of \($0) \($0 == 1 ? "file" : "files")" } ?? ""
        }
        func bytes(_ count: Int64) -> String { ByteCountFormatter.string(fromByteCount: count, countStyle: .file) }
        return "\(bytes(completedUnitCount)) of \(bytes(totalUnitCount))"
    }
}
