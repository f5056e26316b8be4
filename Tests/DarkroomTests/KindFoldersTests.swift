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
        let found = KindFolders.repetitions(kinds: ["b", "a", "b", "c"], attributes: ["Trip", "Trip", "Trip"])
        #expect(found.map { $0.split(separator: ".")[0] } == [
            "2 widgets have the kind \"b\"", "3 Live Activities have the attributes Trip",
        ])
        #expect(KindFolders.repetitions(kinds: ["a", "b"], attributes: ["Trip"]).isEmpty)
    }
}
