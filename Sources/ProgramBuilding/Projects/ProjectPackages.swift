import Foundation

extension XcodeProject {
    /// Where a package's product that a target links comes from.
    func packagePlace(of product: ProjectObject, named name: String) -> PackageLibraries.Place {
        let reference = product.object("package")
        if reference?.kind == "XCLocalSwiftPackageReference", let path = reference?.string("relativePath") {
            return .local(paths.root.appendingPathComponent(path).standardizedFileURL)
        }
        if let address = reference?.string("repositoryURL") { return .remote(address, checkouts: checkouts) }
        return .anyOf(localPackages)
    }

    /// Packages on the disk that the project refers to; older projects have them among their files.
    private var localPackages: [URL] {
        let references = file.all("XCLocalSwiftPackageReference").compactMap { $0.string("relativePath") }
            .map { paths.root.appendingPathComponent($0).standardizedFileURL }
        let files = (file.all("PBXFileReference") + file.all("PBXGroup")).compactMap { paths[$0] }
        return (references + files).unique()
            .filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }
    }

    /// Where Xcode, or who works without it, keeps checkouts of remote packages.
    private var checkouts: [URL] {
        let folder = file.url.deletingLastPathComponent()
        return [folder.appendingPathComponent("SourcePackages/checkouts"), folder.appendingPathComponent(".build/checkouts")]
    }
}
