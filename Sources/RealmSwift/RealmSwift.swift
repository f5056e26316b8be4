// RealmSwift, the database of the package realm-swift, whose core is written in Objective-C and C++ for Apple's systems. Its
// names are declared here, so that the sources of widgets that read a Realm compile, and its objects are kept in memory for
// the run. The signatures follow https://github.com/realm/realm-swift (version 20).
@_exported import Foundation
@_exported import Realm
