/// An item that can be put into the user's library.
public protocol MusicLibraryAddable: MusicItem {}

extension Song: MusicLibraryAddable {}
extension Album: MusicLibraryAddable {}
extension Playlist: MusicLibraryAddable {}
extension MusicVideo: MusicLibraryAddable {}
extension Track: MusicLibraryAddable {}

/// An item that can be put into a playlist.
public protocol MusicPlaylistAddable: MusicItem {}

extension Song: MusicPlaylistAddable {}
extension Album: MusicPlaylistAddable {}
extension Playlist: MusicPlaylistAddable {}
extension MusicVideo: MusicPlaylistAddable {}
extension Track: MusicPlaylistAddable {}
extension Playlist.Entry: MusicPlaylistAddable {}

/// The user's library, which does not let anything be changed.
public final class MusicLibrary: Sendable {
    public static let shared = MusicLibrary()

    private init() {}

    public func add<MusicItemType: MusicLibraryAddable>(_ item: MusicItemType) async throws {
        throw MusicTokenRequestError.permissionDenied
    }

    @discardableResult
    public func add<MusicItemType: MusicPlaylistAddable>(_ item: MusicItemType, to playlist: Playlist) async throws -> Playlist {
        throw MusicTokenRequestError.permissionDenied
    }

    @discardableResult
    public func createPlaylist(
        name: String, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist { throw MusicTokenRequestError.permissionDenied }

    @discardableResult
    public func createPlaylist<S: Sequence, MusicPlaylistAddableType: MusicPlaylistAddable>(
        name: String, description: String? = nil, authorDisplayName: String? = nil, items: S
    ) async throws -> Playlist where S.Element == MusicPlaylistAddableType { throw MusicTokenRequestError.permissionDenied }

    @discardableResult
    public func edit(
        _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist { throw MusicTokenRequestError.permissionDenied }

    @discardableResult
    public func edit<S: Sequence, MusicPlaylistAddableType: MusicPlaylistAddable>(
        _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil, items: S
    ) async throws -> Playlist where S.Element == MusicPlaylistAddableType { throw MusicTokenRequestError.permissionDenied }
}
