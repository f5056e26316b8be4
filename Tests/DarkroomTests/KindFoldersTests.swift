import Testing

@testable import Darkroom

@Suite struct KindFoldersTests {
    @Test func kindsDoNotShareAFolder() {
        KindFolders.assign(["x/y", "x_y", "X_Y", "other kind", "x_y", "goldens.json", "Layout"])
        defer { KindFolders.assign([]) }
        #expect(["x/y", "x_y", "X_Y", "other kind"].map(PicturePath.folder) == ["x_y", "x_y-2", "X_Y-3", "other kind"])
        #expect(PicturePath.folder(of: "goldens.json") == "goldens.json-2" && PicturePath.folder(of: "Layout") == "Layout-2")
    }

    @Test func widgetsOfOneKindAreTold() {
        #expect(KindFolders.repetitions(in: ["b", "a", "b", "c"]).map { String($0.prefix(27)) } == ["2 widgets have the kind \"b\""])
        #expect(KindFolders.repetitions(in: ["a", "b"]).isEmpty)
    }
}
