import Synchronization

private let chosen = Mutex<PangoShaper?>(nil)

extension PangoShaper {
    /// The shaper for code that runs outside a picture, such as a program that draws strings: the shaper set last, or
    /// one with the pinned fonts. The value is `nil` if the resource folder is missing.
    public static var current: PangoShaper? {
        get {
            chosen.withLock { shaper in
                if shaper == nil, let folder = try? ResourceFolder.locate().fonts,
                    let catalog = try? FontCatalog(folder: folder)
                {
                    shaper = PangoShaper(catalog: catalog)
                }
                return shaper
            }
        }
        set { chosen.withLock { $0 = newValue } }
    }
}
