import Foundation
import Testing
import UIKit

/// Delegates of apps and of scenes. A picture's process has neither an app nor a scene.
@MainActor @Suite struct SceneTests {
    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            connectionOptions.urlContexts.first.map { _ = $0.url }
        }
    }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    @Test func delegatesHaveWhatObjectiveCLeavesOut() {
        let (app, scene) = (AppDelegate(), SceneDelegate())
        let delegate: any UIApplicationDelegate = app
        #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil) && delegate.window == nil)
        #expect(!delegate.application(.shared, open: URL(fileURLWithPath: "/a"), options: [:]))
        var result: UIBackgroundFetchResult?
        delegate.application(.shared, didReceiveRemoteNotification: [:]) { result = $0 }
        #expect(result == .noData)
        scene.window = UIWindow()
        #expect((scene as any UIWindowSceneDelegate).window === scene.window)
    }

    @Test func configurationsKeepTheirClasses() {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        configuration.delegateClass = SceneDelegate.self
        #expect(configuration.delegateClass == SceneDelegate.self && configuration.role == .windowApplication)
    }

    @Test func theAppRefusesScenes() {
        var failure: (any Error)?
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { failure = $0 }
        #expect(failure != nil && UIApplication.shared.openSessions.isEmpty)
    }
}
