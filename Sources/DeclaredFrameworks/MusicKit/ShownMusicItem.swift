/// What is shown of an album, a playlist or a station.
struct ShownMusicItem {
    let id: MusicItemID
    let title: String
    let subtitle: String?
    let artwork: Artwork?

    init(_ album: Album) { (id, title, subtitle, artwork) = (album.id, album.title, album.artistName, album.artwork) }

    init(_ playlist: Playlist) { (id, title, subtitle, artwork) = (playlist.id, playlist.name, playlist.curatorName, playlist.artwork) }

    init(_ station: Station) { (id, title, subtitle, artwork) = (station.id, station.name, station.stationProviderName, station.artwork) }
}
