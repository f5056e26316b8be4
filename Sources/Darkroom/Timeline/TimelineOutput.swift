import CairoGraphics
import DisplayList
import Foundation
import PictureEngine
import SwiftUICore
import WidgetKitCore

/// Takes the pictures of a timeline as they come: to the queue that draws them, and to the manifest.
@MainActor final class TimelineOutput {
    /// A kind, family and appearance: a folder of pictures in the order of time.
    private struct Sequence {
        var latest: DisplayList?
        var latestDigest: PictureDigest?
        var latestFile = ""
        var latestHash = SharedText()
        /// The latest file's name, and how many pictures have had it, for entries of the same second.
        var name = ""
        var uses = 0
    }

    private let queue: RenderQueue
    private let journal: ManifestJournal
    private let format: PictureFormat
    private let folder: URL
    private let changedOnly: Bool
    private let finished: FinishedPictures?
    private let progress: ProgressLine
    private let keepsSequences: Bool
    private var sequences: [String: Sequence] = [:]
    private var bases: [String] = []
    private var pictureSequences: [String: PictureSequence] = [:]
    private var index = 0
    private(set) var pictures = 0
    /// The hash values of the files' paths: a long timeline has many.
    private(set) var files: Set<Int> = []
    /// How many pictures of an interrupted run were taken over.
    private(set) var resumed = 0

    /// - Parameter keepsSequences: whether something is to be made of the pictures when they are all there.
    init(
        queue: RenderQueue, journal: ManifestJournal, format: PictureFormat, folder: URL, changedOnly: Bool,
        keepsSequences: Bool, finished: FinishedPictures?, progress: ProgressLine
    ) {
        (self.queue, self.journal, self.format, self.folder) = (queue, journal, format, folder)
        (self.changedOnly, self.finished, self.progress) = (changedOnly, finished, progress)
        self.keepsSequences = keepsSequences
    }

    /// All pictures so far, in the order in which their kinds, families and appearances first came.
    var allSequences: [PictureSequence] { bases.compactMap { pictureSequences[$0] } }

    /// Writes down that a provider was asked.
    func add(_ reload: TimelineManifest.Reload) {
        journal.add(at: index) { .reload(reload) }
        index += 1
    }

    /// Removes those of earlier runs' files that lie among this run's and are none of them: of the run whose manifest
    /// is there still, and of one that was abandoned.
    func removeOutdated(abandoned: [String]) {
        func removeOutdated(_ file: String) {
            guard !files.contains(file.hashValue) else { return }
            let path = file as NSString
            // Pictures lie in a sequence's folder, what was made of them beside it.
            let isOurs = [path.deletingLastPathComponent, path.deletingPathExtension].contains { sequences[$0] != nil }
            if isOurs || file == ContactSheet.path { unlink(folder.appendingPathComponent(file).path) }
        }
        abandoned.forEach(removeOutdated)
        ManifestFile.forEachFile(in: folder, removeOutdated)
    }

    /// Counts files among this run's that were made of its pictures.
    func add(files: [String]) { self.files.formUnion(files.map(\.hashValue)) }

    /// Hands over a picture that is shown from `date` on.
    ///
    /// - Throws: what keeps pictures from being drawn or written.
    func add(
        _ picture: RenderedView, of entry: WidgetEntry, from date: Date, policy: TimelineReloadPolicy,
        kind: String, in surroundings: WidgetSurroundings
    ) throws {
        try journal.check()
        let base = PicturePath.base(kind: kind, surroundings: surroundings)
        var sequence = sequences[base] ?? Sequence()
        let list = picture.displayList
        let isChanged = sequence.latest != list
        var record = TimelineManifest.Frame(
            picture, of: entry, from: date, policy: policy, kind: kind, in: surroundings)
        record.isChanged = isChanged
        let turn = index
        index += 1
        pictures += 1
        progress.update(pictures, date: date)
        let hasFile = isChanged || !changedOnly
        let name = PicturePath.name(of: date)
        let uses = name == sequence.name ? sequence.uses + 1 : 1
        if keepsSequences {
            keep(
                PictureSequence.Moment(
                    date: date, number: Int32(clamping: uses), isChanged: isChanged, hasFile: hasFile),
                base: base, kind: kind, surroundings: surroundings)
        }
        if !hasFile {
            record.file = sequence.latestFile
            // The file may still be waiting to be drawn; its own line is written before this one.
            let hash = sequence.latestHash
            return journal.add(at: turn) {
                record.hash = hash.value
                return .picture(record, digest: 0, size: 0)
            }
        }
        (sequence.name, sequence.uses) = (name, uses)
        record.file = PicturePath.picture(in: base, date: date, number: uses, format: format)
        let hash = SharedText()
        let digest = isChanged ? PictureDigest(list) : sequence.latestDigest ?? PictureDigest(list)
        (sequence.latest, sequence.latestDigest) = (list, digest)
        (sequence.latestFile, sequence.latestHash) = (record.file, hash)
        sequences[base] = sequence
        files.insert(record.file.hashValue)
        if let done = finished?.finished(record.file, digest: digest.first, in: folder) {
            hash.set(done.hash)
            record.hash = done.hash
            resumed += 1
            return journal.add(at: turn) { .picture(record, digest: digest.first, size: done.size) }
        }
        try queue.add(list, digest: digest, path: record.file) { [journal, record] file in
            var record = record
            record.hash = file.hash
            hash.set(file.hash)
            journal.add(at: turn) { .picture(record, digest: digest.first, size: file.size) }
        }
    }
}

extension TimelineOutput {
    private func keep(
        _ moment: PictureSequence.Moment, base: String, kind: String, surroundings: WidgetSurroundings
    ) {
        if pictureSequences[base] == nil {
            bases.append(base)
            pictureSequences[base] = PictureSequence(kind: kind, surroundings: surroundings)
        }
        pictureSequences[base]?.moments.append(moment)
    }
}

/// A text that is known later, on another thread.
// The text is touched with `lock` held alone.
