import Testing

@testable import Darkroom

/// What a message says of the runtime's backtrace.
@Suite struct CrashReportTests {
    @Test func onlyCallsInTheWidgetsSourcesAreNamed() {
        let report = CrashReport(
            cause: "Illegal instruction",
            backtrace: """
                *** Program crashed: Illegal instruction at 0x00007fc34b2f9361 ***

                Thread 0 "Harbor Widgets" crashed:

                 0                  0x00007fc34b2f9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
                 1 [inlined]        static Store.value(for: in ) in Harbor Widgets at /app/My Store.swift:703:13
                 2 [ra]             0x0000559a34c58abc Tide.body.getter + 475 in Harbor Widgets at /app/Tide.swift:9:5
                 3 [ra] [thunk]     0x0000559a34c38397 protocol witness for View.body.getter + 54 in Harbor at //<compiler-generated>
                 4 [ra]             0x00007fc34d284059 static View._resolve(_:in:into:) + 312 in libDarkroomRuntime.so at /x/View.swift:3:4
                """, file: "/tmp/all.txt")
        #expect(report.calls == ["/app/My Store.swift:703: static Store.value(for: in )", "/app/Tide.swift:9: Tide.body.getter"])
        #expect(
            report.text(of: "Tide ended the program.") == """
                Tide ended the program.
                  It crashed (Illegal instruction) at /app/My Store.swift:703: static Store.value(for: in ), called by \
                /app/Tide.swift:9: Tide.body.getter
                  All calls: /tmp/all.txt
                """)
        #expect(CrashReport(cause: "Aborted", backtrace: "", file: nil).details.hasPrefix("  It crashed (Aborted); the backtrace names none"))
    }
}
