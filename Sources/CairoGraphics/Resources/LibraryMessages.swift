import CPixbuf

/// Keeps the decoding libraries from writing warnings to stderr. Real failures are reported as `AssetFailure`.
enum LibraryMessages {
    /// Silences the libraries' log domains, once per process.
    static let silenced: Void = {
        let levels = GLogLevelFlags(
            rawValue: G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_MESSAGE.rawValue
                | G_LOG_LEVEL_INFO.rawValue | G_LOG_LEVEL_DEBUG.rawValue)
        for domain in ["GdkPixbuf", "librsvg", "Poppler", "GLib", "GLib-GObject", "GLib-GIO"] {
            _ = g_log_set_handler(domain, levels, { _, _, _, _ in }, nil)
        }
    }()
}
