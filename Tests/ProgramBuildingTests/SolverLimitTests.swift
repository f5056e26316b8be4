import Foundation
import Testing

@testable import ProgramBuilding

@Suite struct SolverLimitTests {
    /// Sources that need something missing are not searched for minutes.
    @Test func expressionsAreSearchedFurtherStepByStep() {
        #expect(SolverLimit.first.next(isIncomplete: true) == .early)
        #expect(SolverLimit.early.next(isIncomplete: true) == .late)
        #expect(SolverLimit.late.next(isIncomplete: true) == nil)
        #expect(SolverLimit.early.next(isIncomplete: false) == .late)
        #expect(SolverLimit.late.next(isIncomplete: false) == .full)
        #expect(SolverLimit.full.next(isIncomplete: false) == nil)
    }

    /// After the first changes, the limit rises at once to where it ends in sources that need something missing.
    @Test func attemptsThatChangeSomething() {
        #expect(SolverLimit.first.next(afterChangesOf: 1, hasUnclear: true) == .first)
        #expect(SolverLimit.first.next(afterChangesOf: 2, hasUnclear: false) == .first)
        #expect(SolverLimit.first.next(afterChangesOf: 2, hasUnclear: true) == .late)
        #expect(SolverLimit.early.next(afterChangesOf: 2, hasUnclear: true) == .early)
    }

    @Test func theCompilersOwnLimitNeedsNoArguments() throws {
        func steps(_ limit: SolverLimit) throws -> Int {
            try #require(limit.arguments(hasShortcuts: false).last?.split(separator: "=").last.flatMap { Int($0) })
        }
        #expect(try steps(.first) < steps(.early))
        #expect(try steps(.early) < steps(.late))
        #expect(SolverLimit.full.arguments(hasShortcuts: true) == [])
    }

    @Test(arguments: [
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", true), ("Swift version 6.2.4 (swift-6.2.4-RELEASE)", false),
        ("Apple Swift version 6.10 (swift)", true), ("Swift version 7.0-dev", true), ("", false),
    ])
    func shortcutsAreAskedForWhereTheCompilerHasThem(version: String, isAsked: Bool) {
        let toolchain = SwiftToolchain(version: version, hostLibraries: URL(fileURLWithPath: "/"), modules: [])
        #expect(toolchain.hasSolverShortcuts == isAsked)
        let arguments = SolverLimit.late.arguments(hasShortcuts: isAsked)
        #expect(arguments.contains("-enable-constraint-solver-performance-hacks") == isAsked)
        #expect(SolverLimit.early.arguments(hasShortcuts: true).count == 4)
    }
}
