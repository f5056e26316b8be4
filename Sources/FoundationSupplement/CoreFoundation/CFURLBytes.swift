import Foundation

// The bytes of a URL, and where its parts lie among them (RFC 3986, appendix B).

/// The place of what is not there.
public let kCFNotFound: CFIndex = -1

/// A part of a URL.
public enum CFURLComponentType: Int, Sendable {
    case scheme = 1, netLocation, path, resourceSpecifier, user, password, userInfo, host, port, parameterString, query, fragment
}

/// Copies the bytes of a URL, and returns their number. Without a buffer, it returns the number alone; -1 if the buffer is too small.
@discardableResult
public func CFURLGetBytes(_ url: CFURL!, _ buffer: UnsafeMutablePointer<UInt8>!, _ bufferLength: CFIndex) -> CFIndex {
    let bytes = Array(url.relativeString.utf8)
    guard let buffer else { return bytes.count }
    guard bytes.count <= bufferLength else { return -1 }
    buffer.update(from: bytes, count: bytes.count)
    return bytes.count
}

/// Creates an absolute URL of bytes in ASCII or UTF-8; nil where they are no URL.
public func CFURLCreateAbsoluteURLWithBytes(
    _ alloc: CFAllocator!, _ relativeURLBytes: UnsafeRawPointer!, _ length: CFIndex, _ encoding: CFStringEncoding, _ baseURL: CFURL!,
    _ useCompatibilityMode: Bool
) -> CFURL! {
    let bytes = UnsafeRawBufferPointer(start: relativeURLBytes, count: length)
    return NSURL(string: String(decoding: bytes, as: UTF8.self), relativeTo: baseURL.map { $0 as URL })?.absoluteURL.map { $0 as NSURL }
}

/// Returns where a part of a URL lies among its bytes; `kCFNotFound` and no bytes if it has none.
///
/// - Parameter rangeIncludingSeparators: gets the range with the separators before and behind the part.
public func CFURLGetByteRangeForComponent(
    _ url: CFURL!, _ component: CFURLComponentType, _ rangeIncludingSeparators: UnsafeMutablePointer<CFRange>!
) -> CFRange {
    let parts = URLParts(Array(url.relativeString.utf8))
    guard let (own, outer) = parts.ranges(of: component) else {
        rangeIncludingSeparators?.pointee = CFRange(location: kCFNotFound, length: 0)
        return CFRange(location: kCFNotFound, length: 0)
    }
    rangeIncludingSeparators?.pointee = CFRange(location: outer.lowerBound, length: outer.count)
    return CFRange(location: own.lowerBound, length: own.count)
}

/// The places of a URL's parts among its bytes.
private struct URLParts {
    private let bytes: [UInt8]
    private var scheme: Range<Int>?
    private var authority: Range<Int>?
    private var path = 0..<0
    private var query: Range<Int>?
    private var fragment: Range<Int>?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        func end(_ start: Int, before separators: String) -> Int {
            bytes[start...].firstIndex { separators.utf8.contains($0) } ?? bytes.count
        }
        var start = 0
        let colon = end(0, before: ":/?#")
        if colon > 0, colon < bytes.count, bytes[colon] == UInt8(ascii: ":") {
            scheme = 0..<colon
            start = colon + 1
        }
        if bytes[start...].starts(with: "//".utf8) {
            authority = start + 2..<end(start + 2, before: "/?#")
            start = authority?.upperBound ?? start
        }
        path = start..<end(start, before: "?#")
        start = path.upperBound
        if start < bytes.count, bytes[start] == UInt8(ascii: "?") {
            query = start + 1..<end(start + 1, before: "#")
            start = query?.upperBound ?? start
        }
        if start < bytes.count { fragment = start + 1..<bytes.count }
    }

    /// A part, and the part with its separators.
    func ranges(of component: CFURLComponentType) -> (Range<Int>, Range<Int>)? {
        func around(_ range: Range<Int>?, before: Int = 0, behind: Int = 0) -> (Range<Int>, Range<Int>)? {
            range.map { ($0, max(0, $0.lowerBound - before)..<min(bytes.count, $0.upperBound + behind)) }
        }
        switch component {
        case .scheme: return around(scheme, behind: authority == nil ? 1 : 3)
        case .netLocation: return around(authority, before: scheme == nil ? 2 : 3)
        case .path: return path.isEmpty ? nil : around(path)
        case .resourceSpecifier:
            return around((query ?? fragment).map { $0.lowerBound..<bytes.count }, before: 1)
        case .user: return around(userInfo.map { $0.lowerBound..<colon(in: $0) }, behind: 1)
        case .password: return around(userInfo.flatMap { colon(in: $0) < $0.upperBound ? colon(in: $0) + 1..<$0.upperBound : nil }, before: 1, behind: 1)
        case .userInfo: return around(userInfo, behind: 1)
        case .host: return around(host)
        case .port: return around(port, before: 1)
        case .parameterString: return nil
        case .query: return around(query, before: 1)
        case .fragment: return around(fragment, before: 1)
        }
    }

    private var userInfo: Range<Int>? {
        authority.flatMap { authority in
            bytes[authority].lastIndex(of: UInt8(ascii: "@")).map { authority.lowerBound..<$0 }
        }
    }

    private func colon(in range: Range<Int>) -> Int { bytes[range].firstIndex(of: UInt8(ascii: ":")) ?? range.upperBound }

    private var hostAndPort: Range<Int>? { authority.map { (userInfo.map { $0.upperBound + 1 } ?? $0.lowerBound)..<$0.upperBound } }

    /// The place of the colon before the port. Colons of an address in brackets are none.
    private var portColon: Int? {
        hostAndPort.flatMap { range in
            bytes[range].lastIndex(of: UInt8(ascii: ":")).flatMap { bytes[$0..<range.upperBound].contains(UInt8(ascii: "]")) ? nil : $0 }
        }
    }

    private var host: Range<Int>? {
        hostAndPort.flatMap { range in
            let host = range.lowerBound..<(portColon ?? range.upperBound)
            return host.isEmpty ? nil : host
        }
    }

    private var port: Range<Int>? { hostAndPort.flatMap { range in portColon.map { $0 + 1..<range.upperBound } } }
}
