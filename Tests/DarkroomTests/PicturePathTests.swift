import Testing

@testable import Darkroom

@Suite struct PicturePathTests {
    @Test(arguments: [
        ("Streak", "Streak"), ("a/b", "a_b"), ("Orders: small", "Orders_ small"), ("a?*\"<>|\\\n", "a________"),
        (".hidden", "_hidden"), ("", "_"), ("予定", "予定"),
    ])
    func kindsBecomePortableFolderNames(kind: String, name: String) {
        #expect(PicturePath.folder(of: kind) == name)
    }
}
