import Foundation
import FoundationSupplement
import UniformTypeIdentifiers

// The functions that UTType replaces: the types of tags, and the tags of types.

// Texts of Foundation do not change.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Returns the type that a tag such as a file's extension stands for; nil where it is none of the system's.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
    let type = UTType(tag: text(inTag), tagClass: UTTagClass(rawValue: text(inTagClass)), conformingTo: nil)
    return type.map { .passRetained(NSString(string: $0.identifier)) }
}

/// Returns the first tag of a type; nil where it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
    let tags = UTType(text(inUTI))?.tags[UTTagClass(rawValue: text(inTagClass))]
    return tags?.first.map { .passRetained(NSString(string: $0)) }
}

/// Whether a type is another one, or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(text(inUTI)), let other = UTType(text(inConformsToUTI)) else { return false }
    return type.conforms(to: other)
}

private func text(_ value: CFString) -> String { String(describing: value) }
