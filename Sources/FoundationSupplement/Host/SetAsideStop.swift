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

    // It is replaced as a whole, and the messages are added one by one.
    private static let warning = Mutex<(say: @Sendable (String) -> Void, said: Set<String>)>(({ _ in }, []))

    /// Says that code goes on without what is not available. A program with commands sets it before a widget's code runs.
    package static var warn: @Sendable (String) -> Void {
        get { warning.withLock { $0.say } }
        set { warning.withLock { $0.say = newValue } }
    }

    /// Says once for each place that code goes on.
    fileprivate static func goOn(_ message: String) {
        let say = warning.withLock { $0.said.insert(message).inserted ? $0.say : nil }
        say?(message)
    }

    fileprivate static func stop(_ problem: StaticString, _ line: Int, _ file: StaticString) -> Never {
        let advice: String
        if "\(problem)".contains("the module ") || "\(problem)".hasPrefix("this code does not compile here") {
            // No data has what a module lacks, or makes code compile.
            advice = "the list of what is set aside says why"
        } else {
            let isUndeclared = "\(problem)".contains(" is declared neither here nor ")
            advice = (isUndeclared ? "if it is the app's own, name its file, too, or " : "") + "give the data with --defaults, --fixture or --data"
        }
        end("\(describe(problem, line, file)); \(advice)")
    }

    fileprivate static func describe(_ problem: StaticString, _ line: Int, _ file: StaticString) -> String {
        var path = "\(file)"
        let folder = FileManager.default.currentDirectoryPath + "/"
        if path.hasPrefix(folder) { path = String(path.dropFirst(folder.count)) }
        let place = line > 0 ? "\(path):\(line): " : ""
        return "\(place)\(problem)"
    }
}

/// What code that handles errors gets in the place of code that could not be compiled.
struct SetAsideError: LocalizedError, CustomStringConvertible {
    /// What is not available, and the user's place.
    let description: String
    /// What is not available. A widget that shows the error looks the same whatever folder its source is in.
    let errorDescription: String?
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

/// Makes the error that a function throws whose code could not be compiled, and says so once.
///
/// - Parameters:
///   - problem: what is not available.
///   - line: the user's line.
///   - file: the user's file.
public func _setAsideError(_ problem: StaticString, _ line: Int, file: StaticString = #filePath) -> any Error {
    let description = SetAsideStop.describe(problem, line, file)
    SetAsideStop.goOn("\(description); the code gets an error in its place")
    return SetAsideError(description: description, errorDescription: "\(problem)")
}

/// Says once that a function without a result returns early, because its code could not be compiled.
///
/// - Parameters:
///   - problem: what is not available.
///   - line: the user's line.
///   - file: the user's file.
public func _setAsideSkip(_ problem: StaticString, _ line: Int, file: StaticString = #filePath) {
    SetAsideStop.goOn("\(SetAsideStop.describe(problem, line, file)); what the function does there is skipped")
}
