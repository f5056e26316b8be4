import Foundation
import Synchronization

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

/// The descriptions that a program has set. Foundation's class has no place for them.
// Everything is read and written while the lock is held.
private enum OwnProgressTexts {
    struct Texts {
        weak var progress: Progress?
        var description: String?
        var additionalDescription: String?
    }

    private static let all = Mutex<[ObjectIdentifier: Texts]>([:])

    static subscript(progress: Progress) -> Texts {
        get {
            all.withLock { texts in
                guard let found = texts[ObjectIdentifier(progress)], found.progress === progress else { return Texts(progress: progress) }
                return found
            }
        }
        set {
            all.withLock { texts in
                texts = texts.filter { $0.value.progress != nil }
                texts[ObjectIdentifier(progress)] = newValue
            }
        }
    }
}

/// Gives progress descriptions that can be written. Foundation's can only be read, and give what is written here.
public protocol _ProgressTexts: AnyObject {}

extension Progress: _ProgressTexts {}

extension _ProgressTexts where Self: Progress {
    public var localizedDescription: String! {
        get { OwnProgressTexts[self].description ?? ProgressDescription.text(of: self) }
        set { OwnProgressTexts[self].description = newValue }
    }

    public var localizedAdditionalDescription: String! {
        get { OwnProgressTexts[self].additionalDescription ?? ProgressDescription.additionalText(of: self) }
        set { OwnProgressTexts[self].additionalDescription = newValue }
    }
}

extension Progress {
    /// Calls the closure as `becomeCurrent(withPendingUnitCount:)` and `resignCurrent()` around it do.
    ///
    /// - Throws: what the closure throws.
    public func performAsCurrent<ReturnType>(
        withPendingUnitCount unitCount: Int64, using work: () throws -> ReturnType
    ) rethrows -> ReturnType {
        becomeCurrent(withPendingUnitCount: unitCount)
        defer { resignCurrent() }
        return try work()
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

    package override var localizedDescription: String! {
        OwnProgressTexts[self].description ?? ProgressDescription.text(of: self)
    }
    package override var localizedAdditionalDescription: String! {
        OwnProgressTexts[self].additionalDescription ?? ProgressDescription.additionalText(of: self)
    }

    fileprivate static func text(of progress: Progress) -> String { progress.kind == .file ? progress.filesText : progress.share }
    fileprivate static func additionalText(of progress: Progress) -> String { progress.amount }
}

extension Progress {
    fileprivate var share: String {
        "\((fractionCompleted * 100).rounded(.down).formatted(.number.precision(.fractionLength(0))))% completed"
    }

    fileprivate var filesText: String {
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

    fileprivate var amount: String {
        guard kind == .file else { return "\(completedUnitCount.formatted()) of \(totalUnitCount.formatted())" }
        guard totalUnitCount > 0 else {
            return fileTotalCount.map { "\(fileCompletedCount ?? 0) of \($0) \($0 == 1 ? "file" : "files")" } ?? ""
        }
        func bytes(_ count: Int64) -> String { ByteCountFormatter.string(fromByteCount: count, countStyle: .file) }
        return "\(bytes(completedUnitCount)) of \(bytes(totalUnitCount))"
    }
}
