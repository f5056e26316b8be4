/// The place in which a picture is drawn, as indices of the tables in `Setting+Surroundings.swift`. In the plainest one, all
/// are 0.
struct Setting: Codable, Hashable {
    var indices: [Int]

    static let plain = Setting(indices: Aspect.allCases.map { _ in 0 })

    /// What a setting decides.
    enum Aspect: Int, CaseIterable {
        case family, device, size, scale, scheme, typeSize, mode, language, redaction, system, format
    }

    subscript(aspect: Aspect) -> Int { indices[aspect.rawValue] }

    static func random(_ numbers: inout SeededNumbers) -> Setting {
        Setting(
            indices: Aspect.allCases.map { aspect in
                switch aspect {
                case .family, .device, .mode: numbers.below(1000)
                case .scale, .size, .format: numbers.chance(10) ? numbers.below(1000) : 0
                default: numbers.chance(30) ? numbers.below(1000) : 0
                }
            })
    }

    /// The settings that have one thing plainer.
    var plainer: [Setting] {
        indices.indices.filter { indices[$0] != 0 }.map {
            var copy = self
            copy.indices[$0] = 0
            return copy
        }
    }
}
