import Foundation
import Synchronization

extension AssetLibrary {
    private static let chosen = Mutex<AssetLibrary?>(nil)

    /// The library that answers where no picture is being drawn, as when a program asks for an image by name: the one
    /// set last, else one of the symbols alone.
    ///
    /// - Returns: nil where the resource folder is missing.
    public static var current: AssetLibrary? {
        get {
            chosen.withLock { library in
                if library == nil { library = try? AssetLibrary(resources: ResourceFolder.locate()) }
                return library
            }
        }
        set { chosen.withLock { $0 = newValue } }
    }
}
