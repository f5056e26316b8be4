import Foundation

/// The tools of the toolchain whose compiler is on the PATH.
enum CompilerTools {
    /// The toolchain's folder of programs; nil where the compiler is not on the PATH.
    private static let programs: URL? = Subprocess.place(of: "swiftc").map {
        URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
    }

    /// The toolchain's C compiler, or else the one on the PATH.
    static let clang: String = {
        let own = programs?.appendingPathComponent("clang").path ?? ""
        return access(own, X_OK) == 0 ? own : "clang"
    }()

    /// The compiler's own modules, such as SwiftSyntax; nil where the toolchain has none.
    static let syntaxModules: URL? = programs.map { $0.deletingLastPathComponent().appendingPathComponent("lib/swift/host") }
        .flatMap { FileManager.default.fileExists(atPath: $0.appendingPathComponent("SwiftSyntaxMacros.swiftmodule").path) ? $0 : nil }
}
