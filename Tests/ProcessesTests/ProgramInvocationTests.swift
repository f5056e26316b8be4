import Testing

@testable import Processes

@Suite struct ProgramInvocationTests {
    @Test(arguments: [
        ("darkroom", ["darkroom"]), ("./StreakWidget", ["./StreakWidget"]), ("/opt/bin/StreakWidget", ["/opt/bin/StreakWidget"]),
        // The package manager starts programs like this from the package and from a folder in it.
        (".build/x86_64-unknown-linux-gnu/debug/StreakWidget", ["swift", "run", "StreakWidget"]),
        ("/home/me/Widgets/.build/debug/StreakWidget", ["swift", "run", "StreakWidget"]),
        ("../Others/.build/release/StreakWidget", ["../Others/.build/release/StreakWidget"]),
        ("/home/me/Others/.build/debug/StreakWidget", ["/home/me/Others/.build/debug/StreakWidget"]),
    ])
    func wordsAreThoseOfTheUsersCommandLine(argument: String, words: [String]) {
        #expect(ProgramInvocation.words(for: argument, in: "/home/me/Widgets") == words)
    }

    @Test func packagesAreFoundFromTheirFolders() {
        let words = ProgramInvocation.words(for: "../../.build/debug/StreakWidget", in: "/home/me/Widgets/Sources/Streak")
        #expect(words == ["swift", "run", "StreakWidget"])
    }
}
