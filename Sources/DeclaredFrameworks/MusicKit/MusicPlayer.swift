import Combine
import Foundation
import Observation

/// A player that plays nothing.
// The state and the queues keep nothing.
public class MusicPlayer: @unchecked Sendable {
    public enum PlaybackStatus: Hashable, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
    public enum RepeatMode: Hashable, Sendable { case none, one, all }
    public enum ShuffleMode: Hashable, Sendable { case off, songs }

    /// The state of a player, which never changes.
    public class State: ObservableObject {
        init() {}

        public var playbackStatus: PlaybackStatus { .stopped }
        public var audioVariant: AudioVariant? { nil }
        /// Effect: none, because nothing is played.
        public var playbackRate: Float { get { 0 } set {} }
        /// Effect: none, because nothing is played.
        public var repeatMode: RepeatMode? { get { nil } set {} }
        /// Effect: none, because nothing is played.
        public var shuffleMode: ShuffleMode? { get { nil } set {} }
    }

    public let state = State()
    public var playbackTime: TimeInterval { get { 0 } set {} }
    public var isPreparedToPlay: Bool { false }

    init() {}
    public func play() async throws { throw MusicTokenRequestError.permissionDenied }
    public func prepareToPlay() async throws { throw MusicTokenRequestError.permissionDenied }
    public func pause() {}
    public func stop() {}
    public func restartCurrentEntry() {}
    public func beginSeekingForward() {}
    public func beginSeekingBackward() {}
    public func endSeeking() {}
    public func skipToNextEntry() async throws { throw MusicTokenRequestError.permissionDenied }
    public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.permissionDenied }
}

// There is no state but the player's constant one.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = ApplicationMusicPlayer()

    /// Effect: none, because nothing is played.
    public var queue: ApplicationMusicPlayer.Queue { get { ApplicationMusicPlayer.Queue() } set {} }
}
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = SystemMusicPlayer()

    /// Effect: none, because nothing is played.
    public var queue: MusicPlayer.Queue { get { MusicPlayer.Queue() } set {} }
}

extension MusicPlayer {
    /// What a player plays next. Nothing is played.
    public class Queue: ObservableObject, Observable, ExpressibleByArrayLiteral, Hashable {
        init() {}
        public required init(arrayLiteral elements: any PlayableMusicItem...) {}
        public required init<S: Sequence, PlayableMusicItemType: PlayableMusicItem>(
            for playableItems: S, startingAt startPlayableItem: S.Element? = nil
        ) where S.Element == PlayableMusicItemType {}
        public required init<S: Sequence>(_ entries: S, startingAt startEntry: S.Element? = nil) where S.Element == Entry {}
        public required init(album: Album, startingAt startTrack: Track) {}
        public required init(playlist: Playlist, startingAt startEntry: Playlist.Entry) {}

        public static func == (lhs: MusicPlayer.Queue, rhs: MusicPlayer.Queue) -> Bool { lhs === rhs }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

        /// Where items are put into a queue.
        public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }

        public func insert<PlayableMusicItemType: PlayableMusicItem>(
            _ playableItem: PlayableMusicItemType, position: EntryInsertionPosition
        ) async throws { throw MusicTokenRequestError.permissionDenied }
        public func insert<S: Sequence, PlayableMusicItemType: PlayableMusicItem>(
            _ playableItems: S, position: EntryInsertionPosition
        ) async throws where S.Element == PlayableMusicItemType { throw MusicTokenRequestError.permissionDenied }
        public func insert(_ entry: Entry, position: EntryInsertionPosition) async throws {
            throw MusicTokenRequestError.permissionDenied
        }
        public func insert<S: Sequence>(_ entries: S, position: EntryInsertionPosition) async throws where S.Element == Entry {
            throw MusicTokenRequestError.permissionDenied
        }

        /// What is played at a place of the queue.
        public struct Entry: Identifiable, Hashable, Sendable {
            public enum Item: Hashable, Sendable {
                case song(Song)
                case musicVideo(MusicVideo)
            }

            public let id: String
            public let title: String
            public let subtitle: String?
            public let artwork: Artwork?
            public let item: Item?
            public let isTransient: Bool
            public var startTime: TimeInterval?
            public var endTime: TimeInterval?

            public init(_ playableItem: some PlayableMusicItem, startTime: TimeInterval? = nil, endTime: TimeInterval? = nil) {
                id = UUID().uuidString
                (self.startTime, self.endTime, isTransient) = (startTime, endTime, true)
                switch playableItem {
                case let song as Song:
                    (title, subtitle, artwork, item) = (song.title, song.artistName, song.artwork, .song(song))
                case let video as MusicVideo:
                    (title, subtitle, artwork, item) = (video.title, video.artistName, video.artwork, .musicVideo(video))
                case let album as Album:
                    (title, subtitle, artwork, item) = (album.title, album.artistName, album.artwork, nil)
                case let playlist as Playlist:
                    (title, subtitle, artwork, item) = (playlist.name, playlist.curatorName, playlist.artwork, nil)
                default: (title, subtitle, artwork, item) = ("", nil, nil, nil)
                }
            }
        }

        /// The entry that is played; nil, because nothing is.
        public var currentEntry: Entry? { get { nil } set {} }
    }
}

extension ApplicationMusicPlayer {
    /// The entries of a queue, of which a player keeps none.
    // Nothing changes, because a queue keeps no entries.
    public final class Queue: MusicPlayer.Queue {
        /// The entries of a queue.
        public struct Entries: RangeReplaceableCollection, BidirectionalCollection, RandomAccessCollection,
            ExpressibleByArrayLiteral, Hashable, Sendable
        {
            private var entries: [MusicPlayer.Queue.Entry]

            public init() { entries = [] }
            public init(arrayLiteral elements: MusicPlayer.Queue.Entry...) { entries = elements }

            public var startIndex: Int { 0 }
            public var endIndex: Int { entries.count }
            public subscript(position: Int) -> MusicPlayer.Queue.Entry { entries[position] }
            public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
            where C.Element == MusicPlayer.Queue.Entry { entries.replaceSubrange(subrange, with: newElements) }
        }

        /// Effect: none, because nothing is played.
        public var entries: Entries { get { Entries() } set {} }
    }
}
