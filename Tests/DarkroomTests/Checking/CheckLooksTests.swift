import Checks
import Testing

@testable import Darkroom

@Suite @MainActor struct CheckLooksTests {
    /// What a variant of darkroom.yml changes is known by its settings, whatever it is called.
    @Test(arguments: [
        ([], []), (["--scheme", "dark"], []), (["--defaults", "group.tea=full.json"], []), (["--type-size", "large"], []),
        (["--device", "iPhone SE"], []), (["--type-size", "xLarge"], [.typeSize]), (["--type-size", "small"], [.other]),
        (["--locale", "en-XA"], [.longLanguage]), (["--locale", "de"], [.other]), (["--accessibility", "boldText"], [.boldText]),
        (["--rendering-mode", "accented", "--redact", "privacy"], [.accented, .locked]), (["--presentation", "standby"], [.standBy]),
        (["--set", "city=oslo"], [.other]),
    ] as [([String], [Look.Change])])
    func changes(options: [String], expected: [Look.Change]) {
        #expect(Set(CheckLooks.changes(of: PictureVariant(name: "mine", options: options))) == Set(expected))
    }

    @Test func contrastIsOneChange() {
        let variant = PictureVariant(name: "mine", options: ["--accessibility", "increaseContrast", "--scheme", "light"])
        #expect(CheckLooks.changes(of: variant) == [.increasedContrast])
    }
}
