import Foundation

/// Sources that the studio shows, and how a program is made of them.
package protocol StudioProject: Sendable {
    /// The name in the page's title.
    var name: String { get }
    /// The folder that the page names.
    var folder: URL { get }
    /// The words that start a command for these sources, such as `darkroom`, and the words that follow the command's name.
    var command: (words: [String], sources: [String]) { get }
    /// What is watched until the first program is built.
    var watched: [URL] { get }

    /// Builds the program. It is called on a thread of its own.
    ///
    /// - Parameter progress: receives the step that the build is at.
    /// - Throws: `StudioFailure` if the sources do not compile.
    func build(progress: @escaping @Sendable (String) -> Void) throws -> StudioProgram
}

/// A program that draws pictures.
package struct StudioProgram: Sendable {
    package let executable: URL
    /// The variables of its environment, beside those of this process.
    package let environment: [String: String]
    /// The files and folders that it is made from.
    package let watched: [URL]
    /// The options that its pictures have if nothing names others.
    package let options: [String]
    /// The folder for what crashes write if the program runs in a sandbox; nil for none.
    package let backtraces: URL?

    /// A program that has been built.
    package init(
        executable: URL, environment: [String: String] = [:], watched: [URL], options: [String] = [], backtraces: URL? = nil
    ) {
        (self.executable, self.environment, self.watched, self.options) = (executable, environment, watched, options)
        self.backtraces = backtraces
    }
}

/// Why there is no program.
package struct StudioFailure: Error, Codable, Equatable, Sendable {
    /// A message of the compiler with its place.
    package struct Message: Codable, Equatable, Sendable {
        /// A line of a source.
        package struct Line: Codable, Equatable, Sendable {
            /// Counts from 1.
            package let line: Int
            package let text: String

            package init(line: Int, text: String) { (self.line, self.text) = (line, text) }
        }

        /// The file's name.
        package let file: String
        package let path: String
        /// Counts from 1.
        package let line: Int
        /// Counts from 1; 0 where only the line is known.
        package let column: Int
        /// `error`, `warning` or `note`.
        package let severity: String
        package let text: String
        /// The lines around the place.
        package let excerpt: [Line]

        package init(path: String, line: Int, column: Int, severity: String, text: String, excerpt: [Line]) {
            (self.path, self.line, self.column, self.severity) = (path, line, column, severity)
            (self.text, self.excerpt) = (text, excerpt)
            file = (path as NSString).lastPathComponent
        }
    }

    package let title: String
    /// The whole text.
    package let text: String
    package let messages: [Message]

    package init(title: String, text: String, messages: [Message] = []) {
        (self.title, self.text, self.messages) = (title, text, messages)
    }
}
