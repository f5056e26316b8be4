import Foundation
import Synchronization

extension AssetLibrary {
    private static let chosen = Mutex<AssetLibrary?>(nil)

    /// The library for code that runs outside a picture, such as a program that requests an image by name: the library
    /// set last, or one with symbols only. The value is `nil` if the resource folder is missing.
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
