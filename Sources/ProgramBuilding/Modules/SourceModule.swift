import Foundation

/// The files of one module, and how they are compiled.
struct SourceModule {
    /// What its sources are imported by.
    var name: String
    var sources: [URL] = []
    var intentDefinitions: [URL] = []
    var resources: [BundleResource] = []
    var language = LanguageSettings()
    /// Symbols of its asset catalogues, and those of them that are members of colours and images.
    var assetSymbols = GeneratedSymbols.undeclared
    var assetSymbolExtensions = GeneratedSymbols.undeclared
    /// Symbols of its String Catalogs.
    var stringSymbols = GeneratedSymbols.undeclared
    /// The bundle its resources lie in, inside the extension's own; nil puts them beside the extension's.
    var bundle: String?

    /// Every file that the module is made of.
    var files: [URL] { sources + intentDefinitions + resources.map(\.url) }
}

/// A file or a whole folder for a bundle, and its path there.
struct BundleResource: Equatable {
    let url: URL
    let path: String

    init(_ url: URL, path: String? = nil) { (self.url, self.path) = (url, path ?? url.lastPathComponent) }
}
