import Foundation
import Synchronization

/// Ends the program where code is reached that could not be compiled.
///
/// The tool puts calls of ``_setAside(_:_:file:)`` into copies of users' sources.
package enum SetAsideStop {
    // It is replaced as a whole.
    private static let storage = Mutex<@Sendable (String) -> Never>({ message in fatalError(message) })

    /// Ends the program with a message. A program with commands sets it before a widget's code runs.
    package static var end: @Sendable (String) -> Never {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }

    fileprivate static func stop(_ problem: StaticString, _ line: Int, _ file: StaticString) -> Never {
        var path = "\(file)"
        let folder = FileManager.default.currentDirectoryPath + "/"
        if path.hasPrefix(folder) { path = String(path.dropFirst(folder.count)) }
        let place = line > 0 ? "\(path):\(line): " : ""
        end("\(place)\(problem); give the data with --defaults, --fixture or --data")
    }
}

/// Stands for code that could not be compiled.
///
/// - Parameters:
///   - problem: what is not available.
///   - line: the user's line; 0 where there is none.
///   - file: the user's file.
public func _setAside(_ problem: StaticString, _ line: Int, file: StaticString = #filePath) -> Never {
    SetAsideStop.stop(problem, line, file)
}

/// Stands for a value whose code could not be compiled.
///
/// - Parameters:
///   - problem: what is not available.
///   - line: the user's line.
///   - file: the user's file.
public func _setAsideValue<Value>(_ problem: StaticString, _ line: Int, file: StaticString = #filePath) -> Value {
    SetAsideStop.stop(problem, line, file)
}
