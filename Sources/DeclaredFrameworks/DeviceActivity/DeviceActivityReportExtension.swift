import SwiftUICore

/// The extension of an app that makes its reports. No activity is recorded, so none is made.
@MainActor @preconcurrency public protocol DeviceActivityReportExtension {
    associatedtype Body: DeviceActivityReportScene

    @DeviceActivityReportSceneBuilder @MainActor @preconcurrency var body: Body { get }

    init()
}

extension DeviceActivityReportExtension {
    /// Does nothing, because no system asks the extension.
    @MainActor public static func main() {}
}

/// Several reports.
public struct _DeviceActivityReportScenes: DeviceActivityReportScene {
    public var context: DeviceActivityReport.Context { DeviceActivityReport.Context("") }
    public var content: (Void) -> EmptyView { { _ in EmptyView() } }
    public func makeConfiguration(representing data: DeviceActivityResults<DeviceActivityData>) async {}
}

/// Puts reports together.
@MainActor @resultBuilder public enum DeviceActivityReportSceneBuilder {
    public static func buildBlock<Scene: DeviceActivityReportScene>(_ scene: Scene) -> Scene { scene }
    public static func buildBlock<each Scene: DeviceActivityReportScene>(
        _ scene: repeat each Scene
    ) -> _DeviceActivityReportScenes { _DeviceActivityReportScenes() }
}
