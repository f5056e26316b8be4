import Foundation

extension URLResourceValues {
    /// The type by the name. It is known where the file's name or path was asked for, too; a folder's is known by `isDirectory`.
    public var contentType: UTType? {
        if isDirectory == true { return .folder }
        guard let name = name ?? path else { return nil }
        let ending = (name as NSString).pathExtension
        return ending.isEmpty ? .data : UTType(filenameExtension: ending)
    }
}
