import CairoGraphics
import DisplayList
import Foundation
import PictureEngine
import SwiftUICore
import WidgetKitCore

/// Passes the pictures of a timeline to the queue that draws them, and to the manifest.
@MainActor final class TimelineOutput {
    /// The latest picture of a kind, family and appearance.
    private struct Sequence {
        var latest: DisplayList?
        var latestDigest: PictureDigest?
        var latestFile = ""
        var latestHash = SharedText()
        /// The latest picture's date as a file name, and the number of pictures of that second.
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
    /// The hash values of the files' paths. A long timeline has too many paths to keep.
    private(set) var files: Set<Int> = []
    /// The number of pictures taken over from an interrupted run.
    private(set) var resumed = 0

    /// - Parameter keepsSequences: whether animations or a contact sheet are made at the end.
    init(
        queue: RenderQueue, journal: ManifestJournal, format: PictureFormat, folder: URL, changedOnly: Bool,
        keepsSequences: Bool, finished: FinishedPictures?, progress: ProgressLine
    ) {
        (self.queue, self.journal, self.format, self.folder) = (queue, journal, format, folder)
        (self.changedOnly, self.finished, self.progress) = (changedOnly, finished, progress)
        self.keepsSequences = keepsSequences
    }

    /// The pictures so far, in the order in which their kinds, families and appearances first appeared.
    var allSequences: [PictureSequence] { bases.compactMap { pictureSequences[$0] } }

    /// Adds a request to a provider to the manifest.
    func add(_ reload: TimelineManifest.Reload) {
        journal.add(at: index) { .reload(reload) }
        index += 1
    }

    /// Removes files of the last finished run and of an abandoned run that lie in this run's folders and are not part
    /// of this run.
    ///
    /// - Parameter abandoned: the files of the abandoned run.
    func removeOutdated(abandoned: [String]) {
        func removeOutdated(_ file: String) {
            guard !files.contains(file.hashValue) else { return }
            let path = file as NSString
            // Pictures lie in a sequence's folder, and animations beside it.
            let isOurs = [path.deletingLastPathComponent, path.deletingPathExtension].contains { sequences[$0] != nil }
            if isOurs || ContactSheetFile.isPage(file) { unlink(folder.appendingPathComponent(file).path) }
        }
        abandoned.forEach(removeOutdated)
        ManifestFile.forEachFile(in: folder, removeOutdated)
    }

    /// Adds the animations and the contact sheet to the files of this run.
    func add(files: [String]) { self.files.formUnion(files.map(\.hashValue)) }

    /// Adds a picture that is shown from `date` on.
    ///
    /// - Parameters:
    ///   - entry: nil for a Live Activity or control, which has no entries.
    ///   - subject: the picture's name in notes about programs that ended; nil for that of a widget.
    /// - Throws: the error that prevents drawing or writing.
    func add(
        _ picture: RenderedView, of entry: WidgetEntry?, from date: Date, policy: TimelineReloadPolicy,
        kind: String, in surroundings: WidgetSurroundings, named subject: String? = nil
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
            // The file may not be drawn yet, but its line is written before this one.
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
        try queue.add(list, digest: digest, path: record.file, of: subject ?? "\(kind) \(surroundings.family.name)") { [journal, record] file in
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
        let size = surroundings.size
        if let sequence = pictureSequences[base], size != sequence.size {
            pictureSequences[base]?.otherSizes[sequence.moments.count] = size
        }
        pictureSequences[base]?.moments.append(moment)
    }
}
