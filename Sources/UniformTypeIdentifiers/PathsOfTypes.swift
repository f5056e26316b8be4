import Foundation

extension URL {
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
    }

    public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }

    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName.appendingExtension(of: contentType))
    }

    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
}

extension NSString {
    public func appendingPathExtension(for contentType: UTType) -> String {
        (self as String).appendingExtension(of: contentType)
    }

    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        appendingPathComponent(partialName.appendingExtension(of: contentType))
    }
}

extension String {
    /// The name with the type's usual extension, unless its own extension is one of the type's.
    fileprivate func appendingExtension(of type: UTType) -> String {
        let own = (self as NSString).pathExtension
        guard let preferred = type.preferredFilenameExtension,
            !(type.tags[.filenameExtension] ?? []).contains(own.lowercased())
        else { return self }
        return "\(self).\(preferred)"
    }
}
