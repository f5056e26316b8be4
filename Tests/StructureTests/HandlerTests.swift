import Foundation
import Testing

/// Handlers that Apple's frameworks in Objective-C take may use what belongs to the main actor in Swift 5, as sources of that version do.
@Suite struct HandlerTests {
    /// Frameworks in Swift, whose functions are checked as they are declared.
    private static let swiftFrameworks: Set<String> = [
        "ActivityKit", "AlarmKit", "ClockHandRotationKit", "ClockRotationEffect", "Compression", "CoreTransferable", "DeviceActivity", "FamilyControls",
        "FoundationModels", "GroupActivities", "LockedCameraCapture", "ManagedSettings", "MusicKit", "Network", "RelevanceKit", "TipKit", "Translation",
        "UIKitNavigationShim", "WeatherKit", "simd",
    ]

    private static var function: Regex<(Substring, Substring)> {
        #/(?m)^([ \t]*(?:@\w+(?:\([^)\n]*\))? )*)(?:open|public)(?: (?:static|class|final|convenience|required|override))* (?:func \w+|init\??)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/#
    }

    @Test func functionsWithSendableHandlersAreOfBeforeConcurrency() throws {
        var count = 0
        for folder in ["DeclaredFrameworks", "CoreLocation", "UserNotifications", "AVFoundation", "AuthenticationServices", "MapKit"] {
            let place = Project.folder.appendingPathComponent("Sources/\(folder)")
            for file in Project.swiftFiles(in: place) {
                guard folder != "DeclaredFrameworks" || !Self.swiftFrameworks.contains(file.split(separator: "/").first.map(String.init) ?? "") else { continue }
                for match in try Project.text(of: place.appendingPathComponent(file)).matches(of: Self.function) where match.output.0.contains("@Sendable") {
                    count += 1
                    #expect(
                        match.output.1.contains("@preconcurrency"),
                        "\(folder)/\(file): write @preconcurrency before \(match.output.0.prefix(80))")
                }
            }
        }
        #expect(count > 50)
    }
}
