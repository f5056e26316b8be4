import Foundation

/// A module of C or C++ that Swift sources import: compiled from sources, or a library of the system.
struct ClangModule: Equatable {
    /// The name that sources import it by.
    var name: String
    /// Empty for a library of the system.
    var sources: [URL] = []
    /// The folder of the headers that other modules see.
    var headers: URL
    /// The module map; nil where one is generated for the headers.
    var moduleMap: URL?
    /// Every header and module map, which the module changes with.
    var inputs: [URL] = []
    /// Options of the compiler for its own sources.
    var arguments: [String] = []
    var standards = Standards()
    var linkerArguments: [String] = []
    /// The name that pkg-config knows a system's library by.
    var packageConfiguration: String?

    /// The names that sources can import: the module's own, and those in its map.
    var importNames: Set<String> {
        let map = moduleMap.flatMap { FileManager.default.contents(atPath: $0.path) }.map { String(decoding: $0, as: UTF8.self) } ?? ""
        return Set(map.matches(of: #/(?m)^[ \t]*(?:framework[ \t]+|extern[ \t]+)*module[ \t]+"?(\w+)/#).map { String($0.output.1) }).union([name])
    }

    /// The standards of the languages, such as `c11`; nil is the compiler's own.
    struct Standards: Equatable {
        var c: String?
        var cxx: String?
    }
}

/// Swift sources that the compiler runs while it compiles others: the implementations of macros.
struct MacroModule {
    var module: SourceModule
    /// The modules that it imports besides the compiler's own; a module follows those that it imports itself.
    var libraries: [SourceModule] = []
}
