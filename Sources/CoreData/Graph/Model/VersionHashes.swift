import Foundation

// Hashes of models, by which stores tell versions apart. They change with what the models hold; Apple's own are of another kind.

extension NSPropertyDescription {
    public var versionHash: Data { VersionHash.data(of: [versionText]) }

    /// What makes the property another one.
    fileprivate var versionText: String {
        var text = "\(name) \(isOptional) \(isTransient) \(versionHashModifier ?? "")"
        if let attribute = self as? NSAttributeDescription { text += " \(attribute.attributeType.rawValue)" }
        if let relationship = self as? NSRelationshipDescription {
            text += " \(relationship.destinationEntity?.name ?? "") \(relationship.isToMany) \(relationship.isOrdered)"
        }
        return text
    }
}

extension NSEntityDescription {
    public var versionHash: Data {
        let texts = properties.map(\.versionText).sorted()
        return VersionHash.data(of: [name ?? "", superentity?.name ?? "", "\(isAbstract)", versionHashModifier ?? ""] + texts)
    }
}

extension NSManagedObjectModel {
    public var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    /// The hash of all entities, as a text.
    public var versionChecksum: String {
        let hashes = entityVersionHashesByName.sorted { $0.key < $1.key }
        return VersionHash.data(of: hashes.flatMap { [$0.key, $0.value.base64EncodedString()] }).base64EncodedString()
    }
}

/// A hash of 32 bytes: four of 64 bits by FNV-1a.
private enum VersionHash {
    static func data(of texts: [String]) -> Data {
        var bytes = Data()
        for lane in UInt64(0)..<4 {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325 &+ lane
            for byte in texts.joined(separator: "\n").utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            withUnsafeBytes(of: hash.littleEndian) { bytes.append(contentsOf: $0) }
        }
        return bytes
    }
}
