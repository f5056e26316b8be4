import Foundation

/// Names that Foundation on Linux has too, but without a way to use them. In its own names, a module finds Darkroom's first.
enum FoundationNames {
    private static let classes = ["NSComparisonPredicate", "NSExpression", "PersonNameComponentsFormatter"]

    /// Types of C that are numbers on Apple's systems and structures here.
    private static let numberTypes = ["fpos_t": "Int64"]

    /// Classes of which the compiler allows no subclasses on Linux.
    private static let locks = ["NSCondition", "NSLock", "NSRecursiveLock"]

    /// How a text inherits from one of the locks: the beginnings of the declarations.
    private static func lockSubclasses(in text: Data) -> [(lock: String, isPublic: Bool)] {
        guard locks.contains(where: { text.range(ofWord: $0) != nil }) else { return [] }
        let pattern = #/(?<access>\b(?:public|open)\s+)?(?:final\s+)?class\s+\w+\s*:\s*(?<lock>NSCondition|NSLock|NSRecursiveLock)\b/#
        return String(decoding: text, as: UTF8.self).matches(of: pattern).map { (String($0.output.lock), $0.output.access != nil) }
    }

    /// The older names of string encodings, which are numbers on Apple's systems.
    private static let encodings = [
        "NSASCIIStringEncoding": 1, "NSUTF8StringEncoding": 4, "NSISOLatin1StringEncoding": 5,
        "NSUnicodeStringEncoding": 10, "NSUTF16StringEncoding": 10,
    ]

    /// Properties of volumes. Foundation reads those of the machine's disk, or none; pictures must not depend on it.
    private static let volumeValues = [
        "volumeName": "String? { FoundationSupplement._Volume.name }",
        "volumeLocalizedName": "String? { FoundationSupplement._Volume.name }",
        "volumeLocalizedFormatDescription": "String? { \"APFS\" }",
        "volumeTotalCapacity": "Int? { FoundationSupplement._Volume.capacity }",
        "volumeAvailableCapacity": "Int? { FoundationSupplement._Volume.freeSpace }",
        "volumeIsLocal": "Bool? { true }", "volumeIsInternal": "Bool? { true }", "volumeIsBrowsable": "Bool? { true }",
        "volumeIsRootFileSystem": "Bool? { true }", "volumeIsEncrypted": "Bool? { true }",
        "volumeIsEjectable": "Bool? { false }", "volumeIsRemovable": "Bool? { false }",
        "volumeIsReadOnly": "Bool? { false }", "volumeIsAutomounted": "Bool? { false }",
    ]

    /// The method that lists the machine's volumes.
    private static let volumeList = "mountedVolumeURLs"
    private static let volumeListText = """
        extension FileManager {
            func mountedVolumeURLs(
                includingResourceValuesForKeys propertyKeys: [URLResourceKey]?, options: VolumeEnumerationOptions = []
            ) -> [URL]? { [FoundationSupplement._Volume.url] }
        }

        """

    /// What a server's certificate needs. No picture has one to trust.
    private static let trust = [
        "serverTrust": "extension URLProtectionSpace { var serverTrust: SecTrust? { nil } }\n",
        "NSURLAuthenticationMethodServerTrust": text(ofMethod: "ServerTrust"),
        "NSURLAuthenticationMethodClientCertificate": text(ofMethod: "ClientCertificate"),
    ]

    /// Functions of swift-numerics' module of C, which has them on Apple's systems alone.
    private static let numerics = ["libm_exp10": ("Double", "pow"), "libm_exp10f": ("Float", "powf")]

    /// A thread's values, which are a dictionary of Swift's there.
    private static let threadValues = "threadDictionary"

    /// Ports of connections, which are texts there.
    private static let ports = ["localPort", "remotePort"]

    /// Whether a text makes a run loop's port. The word alone says little: it begins others, and apps have types of that name.
    private static func makesPort(_ text: Data) -> Bool {
        text.range(ofWord: "Port()") != nil && String(decoding: text, as: UTF8.self).contains(#/(?:=|return|\(|,|:)\s*Port\(\)/#)
    }

    private static func declaresPort(_ text: Data) -> Bool {
        text.range(ofWord: " Port") != nil
            && String(decoding: text, as: UTF8.self).contains(#/\b(?:class|struct|enum|actor|typealias|protocol)\s+Port\b/#)
    }

    private static func text(ofMethod name: String) -> String {
        "var NSURLAuthenticationMethod\(name): String { \"NSURLAuthenticationMethod\(name)\" }\n"
    }

    /// The source; nil where the module's sources mention none of them.
    static func text(for module: SourceModule) -> String? {
        let names = classes + encodings.keys + volumeValues.keys + trust.keys + ports + numerics.keys + numberTypes.keys + [volumeList, threadValues]
        var inherited: [String: Bool] = [:]
        var (makesPort, declaresPort) = (false, false)
        var wanted = names.map { (name: $0, bytes: Data($0.utf8)) }
        for source in module.sources {
            guard let data = FileManager.default.contents(atPath: source.path) else { continue }
            wanted.removeAll { data.range(of: $0.bytes) != nil }
            makesPort = makesPort || self.makesPort(data)
            declaresPort = declaresPort || self.declaresPort(data)
            for (lock, isPublic) in lockSubclasses(in: data) { inherited[lock] = inherited[lock] ?? false || isPublic }
        }
        var found = Set(names).subtracting(wanted.map(\.name))
        if makesPort, !declaresPort { found.insert("Port") }
        found.formUnion(inherited.keys)
        guard !found.isEmpty else { return nil }
        let declarations = found.sorted().map { name in
            if name == volumeList { return volumeListText }
            if name == threadValues {
                return "extension Thread { var threadDictionary: NSMutableDictionary { FoundationSupplement._threadDictionary(of: self) } }\n"
            }
            if let text = trust[name] { return text }
            // Modules that import this one have Foundation's.
            if let isPublic = inherited[name] { return "\(isPublic ? "public " : "")typealias \(name) = FoundationSupplement._\(name)\n" }
            if let type = numberTypes[name] { return "typealias \(name) = \(type)\n" }
            if let (type, function) = numerics[name] {
                return "@usableFromInline func \(name)(_ x: \(type)) -> \(type) { Glibc.\(function)(10, x) }\n"
            }
            if ports.contains(name) { return "extension URLSessionTaskTransactionMetrics { var \(name): Int? { nil } }\n" }
            if let value = volumeValues[name] { return "extension URLResourceValues { var \(name): \(value) }\n" }
            return encodings[name].map { "public var \(name): UInt { \($0) }\n" }
                ?? "public typealias \(name) = FoundationSupplement._\(name)\n"
        }
        let imports = found.isDisjoint(with: numerics.keys) ? "" : "import Glibc\n"
        return "import FoundationSupplement\n\(imports)\n" + declarations.joined()
    }
}
