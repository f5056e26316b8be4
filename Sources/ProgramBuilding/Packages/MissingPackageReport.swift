/// The messages about packages that are neither on this disk nor to be fetched.
struct MissingPackageReport {
    let pins: PackagePins
    let isOffline: Bool
    /// Why the packages could not be fetched, by their addresses.
    let failures: [String: String]

    /// One message for all packages; nil where none is missing.
    func warning(about missing: [MissingPackage]) -> String? {
        var known: Set<String> = []
        let packages = missing.filter { known.insert($0.package.identity).inserted }
        guard !packages.isEmpty else { return nil }
        let reasons = packages.map { reason(of: $0.package) }.unique()
        let count = packages.count == 1 ? "1 package is" : "\(packages.count) packages are"
        let lines = packages.map { missing in
            "  \(title(of: missing.package)) from \(missing.package.address)"
                + (reasons.count > 1 ? ", \(reason(of: missing.package))" : "")
                + (missing.place.map { ": put a checkout at \($0.path)" } ?? "")
        }
        return "\(count) not on this disk\(reasons.count == 1 ? ", and \(reasons[0])" : ""). What they have is missing:\n"
            + lines.joined(separator: "\n")
    }

    /// Why a module of a missing package cannot be imported, without the reason that the warning gives for the package.
    func explanation(of missing: MissingPackage) -> String {
        let advice = missing.place.map { " Put a checkout of it at \($0.path)." } ?? ""
        let outcome = failures[missing.package.address] == nil ? reason(of: missing.package) : "cannot be fetched"
        return "The package \(title(of: missing.package)) from \(missing.package.address), which has \(missing.product), is not on "
            + "this disk, and \(outcome).\(advice)"
    }

    private func reason(of package: RemotePackage) -> String {
        if let failure = failures[package.address] { return "cannot be fetched (\(failure))" }
        return isOffline ? "--offline fetches nothing" : "is not among what was fetched"
    }

    private func title(of package: RemotePackage) -> String {
        let version = pins[package.identity]?.title ?? package.requirement ?? ""
        return version.isEmpty ? package.folderName : "\(package.folderName) \(version)"
    }
}
