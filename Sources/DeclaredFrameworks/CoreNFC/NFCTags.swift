import Foundation

// Tags, which nothing finds here.

public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }

/// A tag with a message.
public protocol NFCNDEFTag: NSObjectProtocol, NSSecureCoding, NSCopying {
    var isAvailable: Bool { get }
    func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
    func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

// The same as functions that are awaited.
extension NFCNDEFTag {
    public func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int) {
        try await withCheckedThrowingContinuation { continuation in
            queryNDEFStatus { status, capacity, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: (status, capacity)) }
            }
        }
    }
    public func readNDEF() async throws -> NFCNDEFMessage {
        try await withCheckedThrowingContinuation { continuation in
            readNDEF { message, error in
                if let message {
                    continuation.resume(returning: message)
                } else {
                    continuation.resume(throwing: error ?? NFCReaderError(.readerErrorUnsupportedFeature))
                }
            }
        }
    }
    public func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            writeNDEF(ndefMessage) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
    public func writeLock() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            writeLock { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}

public enum NFCMiFareFamily: UInt, Sendable { case unknown = 1, ultralight, plus, desfire }

/// A tag of the MIFARE family.
public protocol NFCMiFareTag: NFCNDEFTag {
    var mifareFamily: NFCMiFareFamily { get }
    var identifier: Data { get }
    var historicalBytes: Data? { get }
    func sendMiFareCommand(commandPacket command: Data, completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
}

/// A tag with applications, such as a passport.
public protocol NFCISO7816Tag: NFCNDEFTag {
    var initialSelectedAID: String { get }
    var identifier: Data { get }
    var historicalBytes: Data? { get }
    var applicationData: Data? { get }
    var proprietaryApplicationDataCoding: Bool { get }
    func sendCommand(
        apdu: NFCISO7816APDU, completionHandler: @escaping @Sendable (Data, UInt8, UInt8, (any Error)?) -> Void)
}

extension NFCMiFareTag {
    public func sendMiFareCommand(commandPacket command: Data) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            sendMiFareCommand(commandPacket: command) { data, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: data) }
            }
        }
    }
}

extension NFCISO7816Tag {
    public func sendCommand(apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8) {
        try await withCheckedThrowingContinuation { continuation in
            sendCommand(apdu: apdu) { data, first, second, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: (data, first, second)) }
            }
        }
    }
}

/// A tag that is read from further away.
public protocol NFCISO15693Tag: NFCNDEFTag {
    var identifier: Data { get }
    var icManufacturerCode: Int { get }
    var icSerialNumber: Data { get }
}

/// A tag as Japan's cards have it.
public protocol NFCFeliCaTag: NFCNDEFTag {
    var currentSystemCode: Data { get }
    var currentIDm: Data { get }
}

/// A command to a tag with applications.
open class NFCISO7816APDU: NSObject {
    public let instructionClass: UInt8
    public let instructionCode: UInt8
    public let p1Parameter: UInt8
    public let p2Parameter: UInt8
    public let data: Data?
    public let expectedResponseLength: Int

    public init(
        instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data,
        expectedResponseLength: Int
    ) {
        (self.instructionClass, self.instructionCode) = (instructionClass, instructionCode)
        (self.p1Parameter, self.p2Parameter) = (p1Parameter, p2Parameter)
        (self.data, self.expectedResponseLength) = (data, expectedResponseLength)
    }
}

public enum NFCTag {
    case feliCa(any NFCFeliCaTag)
    case iso7816(any NFCISO7816Tag)
    case iso15693(any NFCISO15693Tag)
    case miFare(any NFCMiFareTag)

    public var isAvailable: Bool { false }
}

/// Hears which tags a session finds.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
    public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

/// A session that looks for tags. It ends as soon as it begins.
open class NFCTagReaderSession: NFCReaderSession {
    public struct PollingOption: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let iso14443 = PollingOption(rawValue: 1)
        public static let iso15693 = PollingOption(rawValue: 2)
        public static let iso18092 = PollingOption(rawValue: 4)
        public static let pace = PollingOption(rawValue: 8)
    }

    private weak var delegate: (any NFCTagReaderSessionDelegate)?

    public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
        self.delegate = delegate
    }

    open var connectedTag: NFCTag? { nil }
    open override func begin() {
        delegate?.tagReaderSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
    }
    open func restartPolling() {}
    @preconcurrency open func connect(to tag: NFCTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
    }
    open func connect(to tag: NFCTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }
}

extension NFCNDEFReaderSession {
    public func restartPolling() {}
    @preconcurrency public func connect(to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
    }
    public func connect(to tag: any NFCNDEFTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }
}
