import Foundation

/// The packages on this disk that belong to a project. They are looked for once, and only where somebody asks.
final class ProjectPackages {
    /// Packages that the project or a workspace names.
    fileprivate lazy var named = find(nil)
    /// Packages whose products the project's targets may link: those that are named somewhere, those inside synchronized
    /// folders, and those beside the project.
    fileprivate lazy var all = find(named)
    private let find: ([URL]?) -> [URL]

    /// - Parameter find: finds the named packages, or all where it gets the named ones.
    init(_ find: @escaping ([URL]?) -> [URL]) { self.find = find }
}

extension XcodeProject {
    /// Where the package that has a linked product may be found.
    func packageLocation(of product: ProjectObject, named name: String) -> PackageLibraries.Location {
        // Older versions of Xcode leave the package out of some of a product's entries.
        let reference = product.object("package") ?? file.all("XCSwiftPackageProductDependency").lazy
            .filter { $0.string("productName") == name }.compactMap { $0.object("package") }.first
        if reference?.kind == "XCLocalSwiftPackageReference", let path = reference?.string("relativePath") {
            let folder = paths.root.appendingPathComponent(path).standardizedFileURL
            // The path may name the project's own folder, which a checkout can call otherwise.
            if !Self.isPackage(folder), localPackages.contains(where: { Self.declares(name, $0) }) { return .anyOf(localPackages) }
            // A manifest can put a product's name together, so its text does not tell whether it has the product.
            let own = file.url.deletingLastPathComponent().standardizedFileURL
            return !Self.isPackage(folder) && Self.isPackage(own) ? .anyOf([own]) : .local(folder)
        }
        if reference?.kind == DescribedProject.manifestKind, let path = reference?.string("relativePath") {
            return .dependency(of: paths.root.appendingPathComponent(path).standardizedFileURL)
        }
        if let remote = reference.flatMap(Self.remotePackage) {
            // A package on this disk with the same name takes the place of the remote one, as in Xcode.
            let own = packages.named.first { $0.lastPathComponent.lowercased() == remote.identity }
            return own.map { .local($0) } ?? .remote(remote, checkouts: checkouts)
        }
        // Without a reference, Xcode looks for the product in all packages of the project.
        if !localPackages.contains(where: { Self.declares(name, $0) }), let remote = remotePackage(havingProduct: name) {
            return .remote(remote, checkouts: checkouts)
        }
        return .anyOf(localPackages)
    }

    private static func remotePackage(_ reference: ProjectObject) -> RemotePackage? {
        reference.string("repositoryURL").map {
            RemotePackage($0, RemotePackage.requirement(ofReference: reference.dictionary("requirement")))
        }
    }

    /// The remote packages of the project.
    var remotePackages: [RemotePackage] { file.all("XCRemoteSwiftPackageReference").compactMap(Self.remotePackage) }

    /// The remote package of the project that has a product: by its checkout's manifest, or else by its own name.
    private func remotePackage(havingProduct name: String) -> RemotePackage? {
        let remotes = remotePackages
        let onDisk = remotes.first { remote in
            checkouts.contains { Self.declares(name, $0.appendingPathComponent(remote.folderName)) }
        }
        return onDisk ?? remotes.first { $0.identity == name.lowercased() }
    }

    /// All packages on this disk whose products the project's targets may link.
    var localPackages: [URL] { packages.all }

    /// Packages on this disk that the project or a workspace names.
    func findNamedPackages() -> [URL] {
        let references = file.all("XCLocalSwiftPackageReference").compactMap { $0.string("relativePath") }
            .map { paths.root.appendingPathComponent($0).standardizedFileURL }
        // Older projects list them among their files.
        let files = (file.all("PBXFileReference") + file.all("PBXGroup")).compactMap { paths[$0] }
        let places = references + files + workspaces.flatMap(\.packages)
        return places.map(\.standardizedFileURL).unique().filter(Self.isPackage)
    }

    func findLocalPackages(named: [URL]) -> [URL] {
        let synchronized = file.all("PBXFileSystemSynchronizedRootGroup").compactMap { paths[$0] }
        let folder = file.url.deletingLastPathComponent()
        let places = workspaces
        let found = synchronized.flatMap { Self.packages(in: $0, depth: 3) } + Self.packages(in: folder, depth: 3)
            + places.flatMap { Self.packages(in: $0.url.deletingLastPathComponent(), depth: 3) }
        // Two URLs of one folder differ where one of them ends with a slash.
        var known: Set<String> = []
        return (named + found).map(\.standardizedFileURL).filter { known.insert($0.path).inserted }
    }

    /// Whether the text of a package's manifest has a name.
    private static func declares(_ name: String, _ package: URL) -> Bool {
        let manifest = FileManager.default.contents(atPath: package.appendingPathComponent("Package.swift").path) ?? Data()
        return manifest.range(ofWord: "\"\(name)\"") != nil
    }

    private static func isPackage(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    }

    /// The packages in a folder and in the folders below it, down to `depth` levels.
    private static func packages(in folder: URL, depth: Int, isRoot: Bool = true) -> [URL] {
        let own = isPackage(folder) ? [folder] : []
        guard depth > 0, own.isEmpty || isRoot else { return own }
        return own + FileManager.default.sortedNames(in: folder).flatMap { name -> [URL] in
            let url = folder.appendingPathComponent(name, isDirectory: true)
            guard !name.hasPrefix("."), name != "SourcePackages", FileManager.default.isFolder(url) == true,
                case .folder = FileKind(url, isFolder: true)
            else { return [] }
            return packages(in: url, depth: depth - 1, isRoot: false)
        }
    }

    /// Folders that may hold checkouts of remote packages: Xcode's own and the package manager's.
    var checkouts: [URL] {
        let folder = file.url.deletingLastPathComponent()
        return [folder.appendingPathComponent("SourcePackages/checkouts"), folder.appendingPathComponent(".build/checkouts")]
    }

    /// The files that may hold the versions of the project's packages.
    var pinFiles: [URL] {
        let manifests = file.all(DescribedProject.manifestKind).compactMap { $0.string("relativePath") }
            .map { paths.root.appendingPathComponent($0).standardizedFileURL }
        return PackagePins.files(ofProject: file.url, workspaces: workspaces.map(\.url))
            + (packages.named + manifests).flatMap { PackagePins.files(ofFolder: $0) }
    }
}
