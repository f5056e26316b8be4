import Darkroom
import Foundation
import Goldens
import Testing
import XCTest

/// Reports failures to Swift Testing or XCTest, whichever runs the test.
struct TestReport {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt

    /// The module of the test.
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

    /// Attaches the pictures to the test for `swift test --attachments-path`. On Linux, XCTest has no attachments; the
    /// report of failures contains the pictures.
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
