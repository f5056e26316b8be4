import Testing

@Suite struct FloorsTests {
    private let map = ArchitectureMap(
        """
        ## Modules

        | module | holds |
        |---|---|
        | Roof | the commands |
        | Left, `Right` | two of one floor |

        | other | table |
        |---|---|
        | No | module |

        ### Roof

        | folder | holds |
        |---|---|
        | Upper/ | this |
        | Lower | that |
        """)

    @Test func tablesAreRead() {
        #expect(map.modules == [["Roof"], ["Left", "Right"]])
        #expect(map.folders == ["Roof": [["Upper"], ["Lower"]]])
    }

    @Test func arrowsRunDownAlone() {
        let floors = Floors(map.modules)
        #expect(floors.lies("Roof", above: "Left"))
        #expect(!floors.lies("Left", above: "Right"))
        #expect(!floors.lies("Right", above: "Roof"))
        #expect(!floors.lies("Roof", above: "Nowhere"))
    }
}
