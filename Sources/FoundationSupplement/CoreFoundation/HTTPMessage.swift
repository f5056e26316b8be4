import Foundation

// The requests and responses of CFNetwork as text, https://www.rfc-editor.org/rfc/rfc9112. Libraries of web sockets write and read
// them. Apple's Foundation brings them along.

public var kCFHTTPVersion1_0: CFString { "HTTP/1.0" }
public var kCFHTTPVersion1_1: CFString { "HTTP/1.1" }
public var kCFHTTPVersion2_0: CFString { "HTTP/2.0" }

/// A request or a response.
public final class CFHTTPMessage {
    fileprivate enum Kind {
        case request(method: String, url: URL?)
        case response(status: Int, line: String)
    }

    fileprivate var kind: Kind?
    fileprivate let isRequest: Bool
    fileprivate var version = "HTTP/1.1"
    fileprivate var fields: [(name: String, value: String)] = []
    fileprivate var body = Data()
    fileprivate var isComplete = false
    /// The bytes of a header that has no end yet.
    private var unread = Data()

    fileprivate init(isRequest: Bool) { self.isRequest = isRequest }

    fileprivate func set(_ name: String, to value: String?) {
        let place = fields.firstIndex { $0.name.caseInsensitiveCompare(name) == .orderedSame }
        switch (place, value) {
        case (let place?, let value?): fields[place] = (name, value)
        case (let place?, nil): fields.remove(at: place)
        case (nil, let value?): fields.append((name, value))
        case (nil, nil): break
        }
    }

    fileprivate func value(of name: String) -> String? {
        fields.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value
    }

    /// Reads bytes, and fails where they are no message.
    fileprivate func read(_ bytes: Data) -> Bool {
        if isComplete {
            body += bytes
            return true
        }
        unread += bytes
        guard let end = unread.firstRange(of: Data("\r\n\r\n".utf8)) else { return true }
        let lines = String(decoding: unread[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        guard begin(with: lines[0]) else { return false }
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return false }
            fields.append((String(line[..<colon]), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)))
        }
        body = Data(unread[end.upperBound...])
        (unread, isComplete) = (Data(), true)
        return true
    }

    private func begin(with line: String) -> Bool {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        if isRequest {
            guard words.count == 3, words[2].hasPrefix("HTTP/") else { return false }
            (kind, version) = (.request(method: words[0], url: URL(string: words[1])), words[2])
        } else {
            guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else { return false }
            (kind, version) = (.response(status: status, line: line), words[0])
        }
        return true
    }

    fileprivate var bytes: Data? {
        let start: String
        switch kind {
        case .request(let method, let url):
            let path = url.map { ($0.path.isEmpty ? "/" : $0.path) + ($0.query.map { "?\($0)" } ?? "") } ?? "/"
            start = "\(method) \(path) \(version)"
            if value(of: "Host") == nil, let host = url?.host { set("Host", to: host + (url?.port.map { ":\($0)" } ?? "")) }
        case .response(_, let line): start = line
        case nil: return nil
        }
        return Data(([start] + fields.map { "\($0.name): \($0.value)" } + ["", ""]).joined(separator: "\r\n").utf8) + body
    }
}

/// Creates a request.
public func CFHTTPMessageCreateRequest(
    _ alloc: CFAllocator?, _ requestMethod: CFString, _ url: CFURL, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
    let message = CFHTTPMessage(isRequest: true)
    (message.kind, message.version) = (.request(method: requestMethod as String, url: url as URL), httpVersion as String)
    message.isComplete = true
    return .passRetained(message)
}

/// Creates a response. The description is the standard's where it is nil.
public func CFHTTPMessageCreateResponse(
    _ alloc: CFAllocator?, _ statusCode: CFIndex, _ statusDescription: CFString?, _ httpVersion: CFString
) -> Unmanaged<CFHTTPMessage> {
    let message = CFHTTPMessage(isRequest: false)
    let description = statusDescription.map { $0 as String } ?? HTTPURLResponse.localizedString(forStatusCode: statusCode).capitalized
    message.kind = .response(status: statusCode, line: "\(httpVersion) \(statusCode) \(description)")
    (message.version, message.isComplete) = (httpVersion as String, true)
    return .passRetained(message)
}

/// Creates a message that gets its bytes later.
public func CFHTTPMessageCreateEmpty(_ alloc: CFAllocator?, _ isRequest: Bool) -> Unmanaged<CFHTTPMessage> {
    .passRetained(CFHTTPMessage(isRequest: isRequest))
}

/// Adds bytes to a message, and returns false where they are no message.
public func CFHTTPMessageAppendBytes(_ message: CFHTTPMessage, _ newBytes: UnsafePointer<UInt8>, _ numBytes: CFIndex) -> Bool {
    message.read(Data(bytes: newBytes, count: numBytes))
}

public func CFHTTPMessageIsHeaderComplete(_ message: CFHTTPMessage) -> Bool { message.isComplete }
public func CFHTTPMessageIsRequest(_ message: CFHTTPMessage) -> Bool { message.isRequest }

public func CFHTTPMessageSetHeaderFieldValue(_ message: CFHTTPMessage, _ headerField: CFString, _ value: CFString?) {
    message.set(headerField as String, to: value.map { $0 as String })
}

public func CFHTTPMessageCopyHeaderFieldValue(_ message: CFHTTPMessage, _ headerField: CFString) -> Unmanaged<CFString>? {
    message.value(of: headerField as String).map { .passRetained($0 as CFString) }
}

public func CFHTTPMessageCopyAllHeaderFields(_ message: CFHTTPMessage) -> Unmanaged<CFDictionary>? {
    guard message.isComplete else { return nil }
    let fields = Dictionary(message.fields, uniquingKeysWith: { "\($0), \($1)" })
    return .passRetained(NSDictionary(dictionary: fields))
}

public func CFHTTPMessageSetBody(_ message: CFHTTPMessage, _ bodyData: CFData) { message.body = bodyData as Data }

public func CFHTTPMessageCopyBody(_ message: CFHTTPMessage) -> Unmanaged<CFData>? {
    message.isComplete ? .passRetained(message.body as CFData) : nil
}

/// The message's bytes; nil for one without a header.
public func CFHTTPMessageCopySerializedMessage(_ message: CFHTTPMessage) -> Unmanaged<CFData>? {
    message.bytes.map { .passRetained($0 as CFData) }
}

/// The status of a response, and 0 of a request.
public func CFHTTPMessageGetResponseStatusCode(_ response: CFHTTPMessage) -> CFIndex {
    if case .response(let status, _)? = response.kind { status } else { 0 }
}

public func CFHTTPMessageCopyResponseStatusLine(_ response: CFHTTPMessage) -> Unmanaged<CFString>? {
    if case .response(_, let line)? = response.kind { .passRetained(line as CFString) } else { nil }
}

public func CFHTTPMessageCopyVersion(_ message: CFHTTPMessage) -> Unmanaged<CFString> { .passRetained(message.version as CFString) }

public func CFHTTPMessageCopyRequestMethod(_ request: CFHTTPMessage) -> Unmanaged<CFString>? {
    if case .request(let method, _)? = request.kind { .passRetained(method as CFString) } else { nil }
}

public func CFHTTPMessageCopyRequestURL(_ request: CFHTTPMessage) -> Unmanaged<CFURL>? {
    if case .request(_, let url?)? = request.kind { .passRetained(url as CFURL) } else { nil }
}

// Streams, which no socket feeds here.

/// Effect: none, because streams get no events.
public func CFReadStreamSetDispatchQueue(_ stream: InputStream!, _ q: DispatchQueue!) {}
/// Effect: none, because streams get no events.
public func CFWriteStreamSetDispatchQueue(_ stream: OutputStream!, _ q: DispatchQueue!) {}

/// Creates an error.
public func CFErrorCreate(_ allocator: CFAllocator!, _ domain: CFString!, _ code: CFIndex, _ userInfo: CFDictionary!) -> CFError! {
    NSError(domain: domain as String, code: code, userInfo: userInfo as? [String: Any])
}
