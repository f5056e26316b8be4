import Foundation

extension XcodeProject {
    /// Where the package that has a linked product may be found.
    func packageLocation(of product: ProjectObject, named name: String) -> PackageLibraries.Location {
        let reference = product.object("package")
        if reference?.kind == "XCLocalSwiftPackageReference", let path = reference?.string("relativePath") {
            return .local(paths.root.appendingPathComponent(path).standardizedFileURL)
        }
        if let address = reference?.string("repositoryURL") { return .remote(address, checkouts: checkouts) }
        return .anyOf(localPackages)
    }

    /// Packages on this disk that the project refers to. Older projects list them among their files.
    private var localPackages: [URL] {
        let references = file.all("XCLocalSwiftPackageReference").compactMap { $0.string("relativePath") }
            .map { paths.root.appendingPathComponent($0).standardizedFileURL }
        let files = (file.all("PBXFileReference") + file.all("PBXGroup")).compactMap { paths[$0] }
        return (references + files).unique()
            .filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }
    }

    /// Folders that may hold checkouts of remote packages: Xcode's own and the package manager's.
    private var checkouts: [URL] {
        let folder = file.url.deletingLastPathComponent()
        return [folder.appendingPathComponent("SourcePackages/checkouts"), folder.appendingPathComponent(".build/checkouts")]
    }
}
