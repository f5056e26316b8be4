import Foundation
import Processes
import Testing

@testable import Darkroom

@Suite final class ModuleResourcesTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("resources-\(UUID().uuidString)").resolvingSymlinksInPath()

    init() throws {
        for name in ["App_Darkroom", "App_DarkroomTests", "App_OtherDarkroom", "Lib_Darkroom"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("\(name).resources"), withIntermediateDirectories: true)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func names(of type: Any.Type, in module: String = "AppTests") -> [String] {
        ModuleResources.folders(of: type, testModule: module, beside: folder.appendingPathComponent("tests.xctest"))
            .map(\.lastPathComponent)
    }

    @Test func theDeclaringModulesBundlesAreFound() {
        #expect(names(of: DarkroomCommand.self) == ["App_Darkroom.resources", "Lib_Darkroom.resources"])
    }

    @Test func bundlesFollowTheOrderOfModulesInTheTypesName() {
        #expect(
            names(of: (ModuleResourcesTests, DarkroomCommand).self)
                == ["App_DarkroomTests.resources", "App_Darkroom.resources", "Lib_Darkroom.resources"])
    }

    @Test func theTestModulesBundleIsLast() {
        #expect(names(of: Int.self, in: "DarkroomTests") == ["App_DarkroomTests.resources"])
        #expect(
            names(of: ModuleResourcesTests.self, in: "Darkroom")
                == ["App_DarkroomTests.resources", "App_Darkroom.resources", "Lib_Darkroom.resources"])
        #expect(names(of: ModuleResourcesTests.self, in: "DarkroomTests") == ["App_DarkroomTests.resources"])
    }

    /// A test of a color names no module with resources.
    @Test func allBundlesAreUsedIfTheModulesHaveNone() {
        #expect(
            names(of: Int.self) == [
                "App_Darkroom.resources", "App_DarkroomTests.resources", "App_OtherDarkroom.resources", "Lib_Darkroom.resources",
            ])
    }

    @Test func withoutBundlesTheListIsEmpty() {
        #expect(
            ModuleResources.folders(
                of: DarkroomCommand.self, testModule: "T", beside: folder.appendingPathComponent("no/tests")).isEmpty)
    }
}
