/// A cache that sessions may share.
protocol SessionCache: AnyObject {
    init()
}

/// The caches of a session, one of each type. Sessions may share them where they share their shaper.
package final class SessionCaches {
    private var caches: [ObjectIdentifier: any SessionCache] = [:]

    package init() {}

    /// Returns the cache of a type, which is empty the first time.
    func cache<Cache: SessionCache>(_ type: Cache.Type) -> Cache {
        if let known = caches[ObjectIdentifier(type)] { return unsafeDowncast(known, to: type) }
        let cache = Cache()
        caches[ObjectIdentifier(type)] = cache
        return cache
    }
}
