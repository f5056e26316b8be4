import Foundation
import Testing

@testable import ProgramBuilding

/// Versions of packages, and packages that are fetched from repositories on this disk.
@Suite struct PackageFetcherTests {
    // MARK: Versions

    @Test func versionsOfEachFormat() throws {
        let folder = try TemporaryFolder([
            "one": """
                {"object": {"pins": [
                {"package": "Far", "repositoryURL": "https://example.com/Far.git",
                 "state": {"branch": null, "revision": "aaaa", "version": "1.2.3"}}]}, "version": 1}
                """,
            "two": """
                {"pins": [
                {"identity": "far", "kind": "remoteSourceControl", "location": "git@example.com:far/far.git",
                 "state": {"revision": "bbbb", "version": "9.9.9"}},
                {"identity": "near", "kind": "remoteSourceControl", "location": "https://example.com/near",
                 "state": {"branch": "main", "revision": "cccccccccccccccccc"}}], "version": 3}
                """,
            "broken": "<<<<",
        ])
        let pins = PackagePins(files: ["broken", "gone", "one", "two"].map { folder[$0] })
        #expect(pins.files.map(folder.path) == ["broken", "one", "two"])
        #expect(pins.pins.map(\.identity) == ["far", "near"], "The first file's version counts.")
        #expect(pins.pins.map(\.requirement) == ["exact: \"1.2.3\"", "revision: \"cccccccccccccccccc\""])
        #expect(pins.pins.map(\.title) == ["1.2.3", "main at cccccccccc"])
        let text = try pins.fileText()
        #expect(try PackagePins(files: [write(text, to: "again", in: folder)]).pins == pins.pins, "\(text)")
    }

    private func write(_ text: String, to name: String, in folder: TemporaryFolder) throws -> URL {
        try folder.write(text, to: name)
        return folder[name]
    }

    @Test func placesOfVersions() throws {
        let folder = try TemporaryFolder([
            "R/.git/": "",
            "R/All.xcworkspace/contents.xcworkspacedata": "<FileRef location = \"group:App/Harbor.xcodeproj\"></FileRef>",
            "R/Other.xcworkspace/contents.xcworkspacedata": "", "R/App/Harbor.xcworkspace/contents.xcworkspacedata": "",
            "R/App/Kit/Package.swift": "",
        ])
        let objects: [String: [String: Any]] = [
            "ROOT": ["isa": "PBXProject"], "K": ["isa": "XCLocalSwiftPackageReference", "relativePath": "Kit"],
            "M": ["isa": DescribedProject.manifestKind, "relativePath": ".."],
        ]
        let file = ProjectFile(
            folder["R/App/Harbor.xcodeproj"], describedBy: folder["R/App/x"], objects: objects, root: "ROOT")
        let shared = "xcshareddata/swiftpm/Package.resolved"
        #expect(
            XcodeProject(file).pinFiles.map(folder.path) == [
                "R/App/Harbor.xcodeproj/project.xcworkspace/\(shared)", "R/App/Harbor.xcworkspace/\(shared)",
                "R/All.xcworkspace/\(shared)", "R/App/Package.resolved", "R/App/.package.resolved",
                "R/App/Tuist/Package.resolved", "R/App/Kit/Package.resolved", "R/App/Kit/.package.resolved",
                "R/App/Kit/Tuist/Package.resolved", "R/Package.resolved", "R/.package.resolved", "R/Tuist/Package.resolved",
            ])
    }

    @Test(arguments: [
        (["kind": "upToNextMajorVersion", "minimumVersion": "1.0"], "from: \"1.0.0\""),
        (["kind": "upToNextMinorVersion", "minimumVersion": "1.0"], ".upToNextMinor(from: \"1.0.0\")"),
        (["kind": "exactVersion", "version": "2.0"], "exact: \"2.0.0\""),
        (["kind": "versionRange", "minimumVersion": "1.0", "maximumVersion": "3.0"], "\"1.0.0\"..<\"3.0.0\""),
        (["kind": "exactVersion", "version": "2.0.0-beta.1"], "exact: \"2.0.0-beta.1\""),
        (["kind": "branch", "branch": "a\"b"], "branch: \"a\\\"b\""),
        (["kind": "revision", "revision": "abc"], "revision: \"abc\""), (["kind": "new"], nil),
    ] as [([String: String], String?)])
    func requirementsOfProjects(_ values: [String: String], _ expected: String?) {
        #expect(RemotePackage.requirement(ofReference: values) == expected)
    }

    @Test(arguments: [
        ("https://example.com/a/Far.git", "Far"), ("git@example.com:a/far", "far"), ("git@example.com:far.git", "far"),
        ("https://example.com/a/far/", "far"),
    ])
    func foldersOfCheckouts(_ address: String, _ name: String) {
        #expect(RemotePackage(address).folderName == name)
    }

    // MARK: Fetching

    /// A repository with a package of one library, whose version is its only declaration.
    private func repository(
        _ name: String, versions: [String], in folder: TemporaryFolder, dependencies: String = "", products: String = ""
    ) throws -> RemotePackage {
        let place = "repositories/\(name)"
        try folder.write(
            """
            // swift-tools-version: 5.5
            import PackageDescription
            let package = Package(
                name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [\(dependencies)], targets: [.target(name: "\(name)", dependencies: [\(products)])])
            """, to: "\(place)/Package.swift")
        func git(_ arguments: String...) throws {
            let result = try Subprocess("git", ["-C", folder[place].path, "-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments).run()
            #expect(result.status == 0, "\(result.output)")
        }
        try git("init", "--quiet")
        for version in versions {
            try folder.write("public let version = \"\(version)\"\n", to: "\(place)/Sources/\(name)/V.swift")
            try git("add", ".")
            try git("commit", "--quiet", "-m", version)
            try git("tag", version)
        }
        return RemotePackage("file://\(folder[place].path)", "from: \"1.0.0\"")
    }

    private func version(_ name: String, in checkouts: [URL]) -> String? {
        checkouts.lazy.compactMap { try? String(contentsOf: $0.appendingPathComponent("\(name)/Sources/\(name)/V.swift"), encoding: .utf8) }
            .first?.split(separator: "\"").dropFirst().first.map(String.init)
    }

    @Test func packagesAreFetchedOnceInThePinnedVersions() throws {
        let folder = try TemporaryFolder()
        let base = try repository("Base", versions: ["1.0.0", "1.1.0"], in: folder)
        let far = try repository(
            "Far", versions: ["1.0.0", "1.5.0", "2.0.0"], in: folder,
            dependencies: ".package(url: \"\(base.address)\", from: \"1.0.0\")", products: "\"Base\"")
        let newest = PackageFetcher(cache: folder["cache"], pins: PackagePins(files: []))
        let found = try newest.fetch([far])
        #expect(version("Far", in: found.checkouts) == "1.5.0")
        #expect(version("Base", in: found.checkouts) == "1.1.0", "What it depends on is fetched, too.")
        let revision = try Subprocess("git", ["-C", folder["repositories/Base"].path, "rev-parse", "1.0.0"]).run().output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try folder.write(
            """
            {"pins": [{"identity": "far", "kind": "remoteSourceControl", "location": "\(far.address)",
            "state": {"revision": "0123", "version": "1.0.0"}},
            {"identity": "base", "kind": "remoteSourceControl", "location": "\(base.address)",
            "state": {"revision": "\(revision)", "version": "1.0.0"}}], "version": 2}
            """, to: "Package.resolved")
        let pinned = PackageFetcher(cache: folder["cache"], pins: PackagePins(files: [folder["Package.resolved"]]))
        let old = try pinned.fetch([far])
        #expect(version("Far", in: old.checkouts) == "1.0.0")
        #expect(version("Base", in: old.checkouts) == "1.0.0")
        // Nothing is fetched a second time, not even where the repository is gone.
        try FileManager.default.removeItem(at: folder["repositories"])
        #expect(try pinned.fetch([far]).checkouts == old.checkouts)
        #expect(try newest.fetch([far]).checkouts == found.checkouts)
    }

    @Test func aPackageThatIsGoneCostsOnlyItself() throws {
        let folder = try TemporaryFolder()
        let far = try repository("Far", versions: ["1.0.0"], in: folder)
        let gone = RemotePackage("file://\(folder["repositories/Gone"].path)", "from: \"1.0.0\"")
        let outcome = try PackageFetcher(cache: folder["cache"], pins: PackagePins(files: [])).fetch([gone, far])
        #expect(version("Far", in: outcome.checkouts) == "1.0.0")
        #expect(Array(outcome.failures.keys) == [gone.address])
        #expect(outcome.failures[gone.address] == "it does not exist", "\(outcome.failures)")
        // A failure lasts no longer than its reason: the next run fetches what has come.
        _ = try repository("Gone", versions: ["1.0.0"], in: folder)
        let again = try PackageFetcher(cache: folder["cache"], pins: PackagePins(files: [])).fetch([gone, far])
        #expect(version("Gone", in: again.checkouts) == "1.0.0" && again.failures.isEmpty)
    }

    /// While Git still cannot clone what it could not, the package manager is not asked again.
    @Test func thePackageManagerIsNotAskedInVain() throws {
        let folder = try TemporaryFolder()
        func gone(_ name: String) -> RemotePackage { RemotePackage("file://\(folder["repositories/\(name)"].path)", "from: \"1.0.0\"") }
        let near = try repository(
            "Near", versions: ["1.0.0"], in: folder, dependencies: ".package(url: \"\(gone("Base").address)\", from: \"1.0.0\")",
            products: "\"Base\"")
        let fetcher = PackageFetcher(cache: folder["cache"], pins: PackagePins(files: []))
        let first = try fetcher.fetch([gone("Far"), near])
        // What can be cloned is there; what it depends on is another package, and is asked for next.
        #expect(Array(first.failures.keys) == [gone("Far").address] && version("Near", in: first.checkouts) == "1.0.0")
        #expect(try fetcher.fetch([gone("Base")]).failures.count == 1)
        #expect(try fetcher.fetch([gone("Far")]).failures.count == 1)
        // The package manager is given a manifest each time.
        let place = folder["cache/packages"]
        func manifests() -> [URL] {
            FileManager.default.sortedNames(in: place).map { place.appendingPathComponent("\($0)/Package.swift") }
                .filter { FileManager.default.fileExists(atPath: $0.path) }
        }
        #expect(manifests().count > 1)
        for file in manifests() { try FileManager.default.removeItem(at: file) }
        let second = try fetcher.fetch([gone("Far"), near])
        #expect(second.failures == first.failures && second.checkouts == first.checkouts)
        #expect(manifests().isEmpty)
        // A repository that has come is asked for, with all that waits for it.
        _ = try repository("Base", versions: ["1.0.0"], in: folder)
        let third = try fetcher.fetch([gone("Far"), gone("Base")])
        #expect(version("Base", in: third.checkouts) == "1.0.0" && third.failures == [gone("Far").address: "it does not exist"])
    }

    // MARK: Packages that the package manager refuses

    private func commit(_ name: String, _ tag: String, in folder: TemporaryFolder) throws -> String {
        try Subprocess("git", ["-C", folder["repositories/\(name)"].path, "rev-parse", tag]).run().output
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func pins(_ package: RemotePackage, version: String, revision: String, in folder: TemporaryFolder) throws -> PackagePins {
        let text = """
            {"pins": [{"identity": "\(package.identity)", "location": "\(package.address)",
            "state": {"revision": "\(revision)", "version": "\(version)"}}], "version": 2}
            """
        return PackagePins(files: [try write(text, to: "Package.resolved", in: folder)])
    }

    @Test func aPinnedVersionThatIsGoneGivesWayToTheNewestThatFits() throws {
        let folder = try TemporaryFolder()
        let far = try repository("Far", versions: ["1.0.0", "1.2.0", "2.0.0"], in: folder)
        let near = try repository("Near", versions: ["1.0.0"], in: folder)
        let none = String(repeating: "1", count: 40)
        let fetcher = PackageFetcher(cache: folder["cache"], pins: try pins(far, version: "1.1.0", revision: none, in: folder))
        let found = try fetcher.fetch([far, near])
        #expect(found.failures.isEmpty)
        #expect(version("Far", in: found.checkouts) == "1.2.0" && version("Near", in: found.checkouts) == "1.0.0")
        // It is not asked for a second time.
        try FileManager.default.removeItem(at: folder["repositories/Far"])
        #expect(version("Far", in: try fetcher.fetch([far, near]).checkouts) == "1.2.0")
    }

    /// Repositories lose tags, and keep the commits.
    @Test func thePinnedCommitIsTakenWithoutItsTag() throws {
        let folder = try TemporaryFolder()
        let far = try repository("Far", versions: ["1.0.0", "1.2.0"], in: folder)
        let commit = try commit("Far", "1.0.0", in: folder)
        _ = try Subprocess("git", ["-C", folder["repositories/Far"].path, "tag", "-d", "1.0.0", "1.2.0"]).run()
        let pins = try pins(far, version: "1.0.0", revision: commit, in: folder)
        let found = try PackageFetcher(cache: folder["cache"], pins: pins).fetch([far])
        #expect(version("Far", in: found.checkouts) == "1.0.0" && found.failures.isEmpty)
    }

    @Test func manifestsThatWantNewerToolsAreRead() throws {
        let folder = try TemporaryFolder()
        let far = try repository("Far", versions: [], in: folder)
        let place = "repositories/Far/Package.swift"
        let manifest = try String(contentsOf: folder[place], encoding: .utf8).replacing("version: 5.5", with: "version: 99.1")
        try folder.write(manifest, to: place)
        let read = try ManifestReader(cache: folder["cache"]).manifest(of: folder["repositories/Far"])
        #expect(read.targets.map(\.name) == ["Far"] && far.identity == "far")
    }

    @Test(arguments: [
        ("from: \"1.0.0\"", "1.10.0"), ("\"1.0.0\"..<\"1.2.0\"", "v1.1.0"), ("\"1.0.0\"...\"1.1.0\"", "v1.1.0"), ("exact: \"2.0.0\"", "2.0.0"),
        (".upToNextMinor(from: \"1.2.0\")", "1.2.5"), (".upToNextMajor(from: \"3.0.0\")", nil),
    ] as [(String, String?)])
    func newestVersions(_ requirement: String, _ expected: String?) throws {
        let tags = ["1.0.0", "1.2.5", "1.10.0", "v1.1.0", "2.0.0", "3.0.0-beta.1", "release"]
        let wanted = try #require(PackageVersions.wanted(requirement))
        #expect(PackageVersions.newest(of: tags, for: wanted) == expected)
        #expect(PackageVersions.newest(of: tags, for: nil) == "2.0.0")
    }

    @Test func requirementsWithoutVersions() {
        #expect(PackageVersions.wanted("branch: \"main\"") == .branch("main"))
        #expect(PackageVersions.wanted(".revision(\"abc\")") == .revision("abc"))
        #expect(PackageVersions.wanted("something") == nil)
    }

    @Test(arguments: [
        ("Dependencies could not be resolved because no versions of 'suite' match the requirement 1.0.0 and root depends on 'suite' 1.0.0.", "suite"),
        ("Dependencies could not be resolved because 'kit' >= 1.0.4 contains incompatible tools version (6.9) and root depends on 'kit' 1.0.9.", "kit"),
        ("'far': Revision aa for far remoteSourceControl https://e.com/far version 1.3.0 does not match previously recorded value bb", "far"),
        ("could not find the commit 0123 in https://example.com/Near.git", "near"), ("nothing fits", nil),
    ] as [(String, String?)])
    func packagesThatAreRefused(_ reason: String, _ identity: String?) {
        #expect(FetchFailure(output: "error: \(reason)").refused == identity)
    }

    /// Without a network, one repository of each host is asked; others are asked each.
    @Test func repositoriesThatAreAskedAgain() {
        func failed(_ address: String, _ reason: String) -> String { "error: Failed to clone repository \(address):\n    fatal: \(reason)\n" }
        let output = ["https://a.example/x/one.git", "https://a.example/two", "git@b.example:three.git"]
            .map { failed($0, "unable to access: Could not resolve host") }.joined() + failed("https://a.example/four", "not found")
        let asked = RepositoryCheck(of: FetchFailure(output: output)).addresses
        #expect(asked.map(\.address) == ["git@b.example:three.git", "https://a.example/four", "https://a.example/two"])
        #expect(asked.map(\.lackedNetwork) == [true, false, true])
        #expect(RepositoryCheck.host(of: "file:///x/y") == "" && RepositoryCheck.host(of: "ssh://git@c.example:22/x") == "c.example")
        #expect(RepositoryCheck(of: FetchFailure(output: "error: no versions of 'far' match")).addresses.isEmpty)
    }

    @Test func othersAreFetchedTogetherWithoutThoseThatAreGone() throws {
        let folder = try TemporaryFolder()
        func gone(_ name: String) -> RemotePackage { RemotePackage("file://\(folder["repositories/\(name)"].path)", "from: \"1.0.0\"") }
        let packages = try [
            repository("A", versions: ["1.0.0"], in: folder), repository("B", versions: ["1.0.0"], in: folder),
            repository("C", versions: ["1.0.0"], in: folder),
            repository("D", versions: ["1.0.0"], in: folder, dependencies: ".package(url: \"\(gone("Y").address)\", from: \"1.0.0\")"),
        ]
        // The project has pinned one more that is gone.
        try folder.write(
            """
            {"pins": [{"identity": "z", "kind": "remoteSourceControl", "location": "\(gone("Z").address)",
            "state": {"revision": "0123456789012345678901234567890123456789", "version": "1.0.0"}}], "version": 2}
            """, to: "Package.resolved")
        let fetcher = PackageFetcher(cache: folder["cache"], pins: PackagePins(files: [folder["Package.resolved"]]))
        let together = try fetcher.fetch(Array(packages[..<3]) + [gone("X")])
        #expect(together.checkouts.count == 1 && Array(together.failures.keys) == [gone("X").address], "\(together)")
        #expect(["A", "B", "C"].allSatisfy { version($0, in: together.checkouts) == "1.0.0" })
        // D needs one that is gone, which costs the others nothing, and D neither.
        let all = try fetcher.fetch(packages)
        #expect(["A", "B", "C", "D"].allSatisfy { version($0, in: all.checkouts) == "1.0.0" } && all.failures.isEmpty, "\(all)")
    }

    /// Without fetching anything, what an earlier run has fetched is found.
    @Test func packagesOfEarlierRunsAreKnown() throws {
        let folder = try TemporaryFolder()
        let packages = try [repository("A", versions: ["1.0.0"], in: folder), repository("B", versions: ["1.0.0"], in: folder)]
        let fetcher = PackageFetcher(cache: folder["cache"], pins: PackagePins(files: []))
        #expect(try fetcher.known(packages).checkouts.isEmpty)
        _ = try fetcher.fetch([packages[0]])
        let known = try fetcher.known(packages)
        #expect(version("A", in: known.checkouts) == "1.0.0" && known.checkouts.count == 1 && known.failures.isEmpty)
        // Another version than the project has agreed on is not taken.
        try folder.write(
            """
            {"pins": [{"identity": "a", "kind": "remoteSourceControl", "location": "\(packages[0].address)",
            "state": {"revision": "0123456789012345678901234567890123456789", "version": "2.0.0"}}], "version": 2}
            """, to: "Package.resolved")
        let pinned = PackageFetcher(cache: folder["cache"], pins: PackagePins(files: [folder["Package.resolved"]]))
        #expect(try pinned.known(packages).checkouts.isEmpty)
    }

    @Test func reasonsOfFailures() {
        let output = """
            Fetching https://example.com/far.git
            error: Failed to clone repository https://example.com/far.git:
                Cloning into bare repository '/x'...
                fatal: unable to access 'https://example.com/far.git/': Could not resolve host: example.com
            """
        let reason = FetchFailure.reason(in: output)
        #expect(reason == "unable to access 'https://example.com/far.git/': Could not resolve host: example.com")
        #expect(FetchFailure.isAboutTheNetwork(reason))
        #expect(FetchFailure.reason(in: "error: no versions of 'far' match") == "no versions of 'far' match")
        #expect(!FetchFailure.isAboutTheNetwork("no versions of 'far' match"))
        #expect(FetchFailure.reason(in: "") == "")
        #expect(
            FetchFailure.reason(in: "error: 'far': Invalid manifest (compiled with: [\"swiftc\", \"-I\", \"/x\"])\n/Package.swift:1:8: error: no")
                == "'far': Invalid manifest")
    }

    /// The package manager does not say which repository it cannot clone where Git finds it at a path.
    @Test func repositoriesThatAreNotNamed() throws {
        let folder = try TemporaryFolder()
        let there = try repository("There", versions: ["1.0.0"], in: folder).address
        let gone = "file://\(folder["repositories/Gone"].path)"
        let output = """
            Fetching \(there)
            Fetching \(gone)
            error: Git command 'git -C /c/Gone-c5288ddd config --get remote.origin.url' failed: fatal: cannot change to '/c/Gone-c5288ddd': No such file or directory
            """
        let failure = try FetchFailure(output: output, asking: RepositoryCheck.failures)
        #expect(failure.repositories.keys.sorted() == ["gone"])
        let reason = failure.repositories["gone"]?.reason ?? ""
        #expect(reason.hasPrefix("it does not") && !reason.contains("/"), "\(reason)")
        // Git is not asked where the message does not lack the name.
        #expect(try FetchFailure(output: "Fetching \(gone)\nerror: no", asking: RepositoryCheck.failures).repositories.isEmpty)
    }

    /// The package manager also clones the repositories that a project has pinned, and their failures come first at times.
    @Test func eachPackageHasItsOwnReason() {
        let output = """
            warning: 'sea': skipping cache due to an error: Failed to clone repository https://example.com/sea.git:
                Cloning into bare repository '/x'...
                fatal: '/mirror/sea.git' does not appear to be a git repository
                fatal: Could not read from remote repository.
            warning: 'far': skipping cache due to an error: Failed to clone repository https://example.com/far.git:
                fatal: repository 'https://example.com/far.git/' not found
            error: Dependencies could not be resolved because nothing fits.
            """
        #expect(
            FetchFailure.repositories(in: output).mapValues(\.reason) == [
                "sea": "it does not appear to be a git repository",
                "far": "it is not found",
            ])
        #expect(FetchFailure.reason(in: output) == "Dependencies could not be resolved because nothing fits.")
        #expect(FetchFailure.reason(in: "fatal: no\nmore") == "no")
    }

    // MARK: Messages

    @Test func oneMessageNamesAllMissingPackages() throws {
        let folder = try TemporaryFolder([
            "Package.resolved": """
                {"pins": [{"identity": "far", "location": "https://example.com/far.git",
                "state": {"revision": "abcd", "version": "1.2.0"}}], "version": 2}
                """
        ])
        let (far, near) = (RemotePackage("https://example.com/far.git"), RemotePackage("https://example.com/near", "branch: \"main\""))
        let missing = [
            MissingPackage(package: far, product: "Far", place: URL(fileURLWithPath: "/p/checkouts/far")),
            MissingPackage(package: far, product: "FarKit", place: URL(fileURLWithPath: "/p/checkouts/far")),
            MissingPackage(package: near, product: "Near", place: nil),
        ]
        let pins = PackagePins(files: [folder["Package.resolved"]])
        let offline = MissingPackageReport(pins: pins, isOffline: true, failures: [:])
        #expect(
            offline.warning(about: missing) == """
                2 packages are not on this disk, and --offline fetches nothing. What they have is missing:
                  far 1.2.0 from https://example.com/far.git: put a checkout at /p/checkouts/far
                  near branch: "main" from https://example.com/near
                """)
        #expect(offline.warning(about: []) == nil)
        let failed = MissingPackageReport(
            pins: pins, isOffline: false, failures: [far.address: "no network", near.address: "not found"])
        #expect(
            failed.warning(about: missing) == """
                2 packages are not on this disk. What they have is missing:
                  far 1.2.0 from https://example.com/far.git, cannot be fetched (no network): put a checkout at /p/checkouts/far
                  near branch: "main" from https://example.com/near, cannot be fetched (not found)
                """)
        #expect(
            failed.explanation(of: missing[1]) == "The package far 1.2.0 from https://example.com/far.git, which has FarKit, is not "
                + "on this disk, and cannot be fetched. Put a checkout of it at /p/checkouts/far.")
    }
}
