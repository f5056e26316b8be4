import DisplayList
import Foundation

/// The reader of a data set's folder.
enum DataSet {
    /// Returns the bytes of the set's file.
    ///
    /// - Throws: `AssetFailure` with the set and its problem.
    static func data(folder: URL) throws -> Data {
        let entries = (try CatalogContents.read(folder: folder).data ?? []).filter { $0.filename?.isEmpty == false }
        let traits = AssetTraits(displayScale: 1)
        guard let filename = VariantChoice.best(of: entries, for: traits)?.filename else {
            throw AssetFailure(message: "The data set \(folder.path) names no file. Add one to its Contents.json.")
        }
        guard let data = FileManager.default.contents(atPath: CatalogContents.file(filename, in: folder).path) else {
            throw AssetFailure(
                message: "The data set \(folder.path) names the file \(filename), which is missing or cannot be read.")
        }
        return data
    }
}
