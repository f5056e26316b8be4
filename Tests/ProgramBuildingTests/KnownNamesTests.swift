import Testing

@testable import ProgramBuilding

/// Which names are misspelt, and which are names of their own.
@Suite struct KnownNamesTests {
    /// `extension String: Kept` that goes without its protocol does not lose String.
    @Test func typesOfOthersAreNotLost() {
        let known = KnownNames(compiled: ["String", "Dog"], declared: ["Dog", "Cat"])
        #expect(known.isOfOthersAlone("String") && !known.isOfOthersAlone("Dog") && !known.isOfOthersAlone("Cat"))
    }

    /// A name that is used again and again is not misspelt in each place.
    @Test func frequentNamesAreNotMisspelt() throws {
        var known = KnownNames(compiled: ["Collection"])
        #expect(known.isMisspelt("Connection"))
        known.frequent = ["Connection"]
        #expect(!known.isMisspelt("Connection"))
    }

    /// `Scrypt` is no misspelt `Script` where only another type has that.
    @Test func namesThatNobodySees() {
        var known = KnownNames(compiled: ["Script", "Strict"])
        #expect(known.near("Scrypt") == ["Script"] && known.near("Strjct") == ["Strict"])
        known.unseen = ["Script"]
        #expect(known.near("Scrypt") == [] && known.near("Strjct") == ["Strict"])
    }

    /// `valueAsString` is no misspelt `valueString`.
    @Test func aNameWithAWordMoreIsNotMisspelt() {
        let known = KnownNames(declared: ["valueString", "loadAllItems", "Thumbnail"])
        #expect(!known.isMisspelt("valueAsString"))
        #expect(!known.isMisspelt("loadItems"))
        #expect(known.isMisspelt("valueStirng"))
        #expect(known.isMisspelt("valuString"))
        #expect(known.isMisspelt("ThumbNail"))
    }

    /// `CFDataSetLength` is no misspelt `CFDataGetLength`.
    @Test func aSetterIsNoMisspeltGetter() {
        let known = KnownNames(compiled: ["CFDataGetLength"], declared: ["getTitle"])
        #expect(!known.isMisspelt("CFDataSetLength") && !known.isMisspelt("setTitle"))
        #expect(known.isMisspelt("CFDataGetLenght") && known.isMisspelt("getTitel"))
    }

    /// `TransformOf` is no misspelt `Transformed`.
    @Test func aNameOfMoreWordsIsNotMisspelt() {
        let known = KnownNames(compiled: ["Transformed", "Thumbnail"], declared: [])
        #expect(!known.isMisspelt("TransformOf"))
        #expect(known.isMisspelt("Transfromed") && known.isMisspelt("ThumbNail"))
    }

    /// `Transformer` is no misspelt `Transformed`.
    @Test func aVerbsFormsAreNotMisspelt() {
        let known = KnownNames(compiled: ["Transformed", "Timer"], declared: [])
        #expect(!known.isMisspelt("Transformer"))
        #expect(!KnownNames(declared: ["freshmenQuota"]).isMisspelt("freshmanQuota"))
        #expect(KnownNames(declared: ["freshmenQuota"]).isMisspelt("freshmenQouta"))
        #expect(known.isMisspelt("Transformef") && known.isMisspelt("Timed"))
    }

    /// `asURL` is no misspelt `anURL`.
    @Test func aNameWithAnotherShortWordIsNotMisspelt() {
        let known = KnownNames(declared: ["anURL", "itemCount"])
        #expect(!known.isMisspelt("asURL"))
        #expect(known.isMisspelt("anURI"))
        #expect(known.isMisspelt("itemsCount"))
    }
}
