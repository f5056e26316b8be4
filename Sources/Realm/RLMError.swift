import Foundation

/// An error of a Realm. Nothing fails in a Realm that is kept in memory, save what a program does wrong.
public struct RLMError: Error, Equatable, CustomNSError, LocalizedError {
    public enum Code: Int, Sendable {
        case fail = 1
        case fileAccess = 2
        case filePermissionDenied = 3
        case fileExists = 4
        case fileNotFound = 5
        case fileFormatUpgradeRequired = 6
        case incompatibleLockFile = 8
        case addressSpaceExhausted = 9
        case schemaMismatch = 10
        case invalidDatabase = 1015
    }

    public static var errorDomain: String { "io.realm" }

    public let code: Code
    private let reason: String

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        reason = userInfo[NSLocalizedDescriptionKey] as? String ?? "The Realm failed (\(code))."
    }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { reason }
    public static func == (left: RLMError, right: RLMError) -> Bool { left.code == right.code }

    public static var fail: Code { .fail }
    public static var fileAccess: Code { .fileAccess }
    public static var filePermissionDenied: Code { .filePermissionDenied }
    public static var fileExists: Code { .fileExists }
    public static var fileNotFound: Code { .fileNotFound }
    public static var fileFormatUpgradeRequired: Code { .fileFormatUpgradeRequired }
    public static var incompatibleLockFile: Code { .incompatibleLockFile }
    public static var addressSpaceExhausted: Code { .addressSpaceExhausted }
    public static var schemaMismatch: Code { .schemaMismatch }
}
