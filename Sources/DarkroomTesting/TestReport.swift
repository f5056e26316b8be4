import Darkroom
import Foundation
import Goldens
import Testing
import XCTest

/// Where a test says what went wrong: in Swift Testing or in XCTest, whichever is running.
struct TestReport {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// The module that the test is in.
    var module: String { String("\(fileID)".prefix { $0 != "/" }) }

    private var sourceLocation: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    func fail(_ message: String) {
        if Test.current != nil {
            Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
        } else {
            XCTFail(message, file: filePath, line: line)
        }
    }

    /// Attaches the pictures to the test, for `swift test --attachments-path`. XCTest has no attachments on Linux; there
    /// the report of failures is the place to look.
    func attach(_ evidence: PictureEvidence, named name: String) {
        #if compiler(>=6.2)
        guard Test.current != nil else { return }
        let parts = [
            ("expected", evidence.expected), ("actual", evidence.actual), ("difference", evidence.difference),
        ]
        for case (let part, let data?) in parts {
            Attachment.record([UInt8](data), named: "\(name)-\(part).png", sourceLocation: sourceLocation)
        }
        #endif
    }
}
