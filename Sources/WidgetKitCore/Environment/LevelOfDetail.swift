import SwiftUI

/// How much a widget should show. It is simplified where a person is far from it, which only Apple Vision tells.
public struct LevelOfDetail: Hashable, Sendable {
    private let name: String

    public static let `default` = LevelOfDetail(name: "default")
    public static let simplified = LevelOfDetail(name: "simplified")
}

private enum LevelOfDetailKey: EnvironmentKey { static let defaultValue = LevelOfDetail.default }

extension EnvironmentValues {
    /// The default level, as on an iPhone.
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
}
