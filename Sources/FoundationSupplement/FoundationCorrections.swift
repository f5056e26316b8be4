/// The methods of Foundation's classes that are replaced because they give other results than on Apple's systems.
package enum FoundationCorrections {
    /// What cannot be corrected in this version of Foundation. The first use corrects everything else, for the rest of
    /// the process.
    package static let failures = [
        ("texts of number formatters", NumberFormatterCorrection.isInstalled),
        ("words of date formatters for near days", DateFormatterCorrection.isInstalled),
        ("texts of intervals", _IntervalFormatterCorrection.isInstalled),
        ("descriptions of errors", ErrorDescription.isInstalled),
        ("descriptions of progress", ProgressDescription.isInstalled),
        ("languages of bundles", _BundleLookup.isInstalled),
        ("addresses in user defaults", DefaultsURLs.isInstalled),
    ].filter { !$0.1 }.map(\.0)
}
