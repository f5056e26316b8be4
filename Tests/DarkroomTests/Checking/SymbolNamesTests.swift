import Testing

@testable import Darkroom

@Suite struct SymbolNamesTests {
    private let names = SymbolNames("# A comment\nheart\nheart.fill\n2.circle\n3.circle\nbell.badge.fill\nchart.bar\n")

    @Test(arguments: [
        ("hart.fill", "heart.fill"), ("heart-fill", "heart.fill"), ("Heart.fill", "heart.fill"), ("bell_badge_fill", "bell.badge.fill"),
        ("bell.bagde.fill", "bell.badge.fill"), ("hearts", "heart"),
    ])
    func misspelledNamesMeanASymbol(name: String, meant: String) { #expect(names.meant(by: name) == [meant]) }

    /// They are symbols, or may be those of a newer system.
    @Test(arguments: ["heart.fill", "4.circle", "chart.bar.fill", "heart.badge", "arrow.trianglehead.clockwise", "hrt", ""])
    func otherNamesMayBeNewer(name: String) { #expect(names.meant(by: name).isEmpty) }

    @Test func theInstalledListHasAllNames() {
        #expect(SymbolNames.installed.meant(by: "checkmark.cirlce") == ["checkmark.circle"])
        #expect(SymbolNames.installed.meant(by: "hart.fill") == ["cart.fill", "hare.fill", "heart.fill"])
        #expect(SymbolNames("").meant(by: "hart.fill").isEmpty)
    }
}
