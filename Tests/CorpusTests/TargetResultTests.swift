import Foundation
import Testing

@testable import darkroom_corpus

@Suite struct TargetResultTests {
    private func result(_ status: Int32?, _ json: String = #"{"pictures": []}"#, _ errors: String = "", pictures: Int = 2) -> TargetResult {
        TargetResult(status: status, output: Data(json.utf8), errors: errors, pictures: pictures, seconds: 1)
    }

    @Test func theVerdictFollowsStatusPicturesAndWhatIsSetAside() {
        #expect(result(0).verdict == .whole)
        #expect(result(0, #"{"pictures": [], "setAside": [{"module": "CloudKit"}]}"#).verdict == .withPartsSetAside)
        #expect(result(0, pictures: 0).verdict == .unpictured)
        #expect(result(0, "not JSON").verdict == .unpictured)
        let report = #"{"pictures": [{"placeholder": true}, {"kind": "A"}, {"placeholder": true}]}"#
        #expect(result(0, report).placeholders == 2 && result(0, report).verdict == .whole)
        let previews = #"{"previews": [{"name": "A-content", "pictures": [{"file": "A-content.png"}]}], "setAside": [{"module": "B"}]}"#
        #expect(result(0, previews).verdict == .withPartsSetAside && result(0, previews).placeholders == 0)
        #expect(result(3).verdict == .partly)
        let ended = "error: The provider of A systemSmall ended the program. The placeholder is drawn in its place, as on an iPhone.\n"
        let viewEnded = ended.replacingOccurrences(of: "provider", with: "view")
        #expect(result(3, report, viewEnded).verdict == .withPlaceholders)
        #expect(result(3, report, ended).verdict == .withPlaceholders && result(3, report, ended).verdict.isDrawn)
        #expect(result(3, report, ended).message.hasPrefix("error: The provider of A"))
        #expect(result(3, report, ended + "error: B systemSmall ended the program; the others are drawn without it.\n").verdict == .partly)
        let lost = "error: The initializer of B ended the program; the widgets are drawn without what it sets up.\n"
        #expect(result(3, report, lost).verdict == .withPlaceholders)
        #expect(result(3, pictures: 0).verdict == .unpictured)
        #expect(result(2, pictures: 0).verdict == .uncompiled)
        #expect(result(139, pictures: 0).verdict == .uncompiled)
        #expect(result(nil).verdict == .late)
    }

    @Test func partsAreCountedByModuleTheMostFirst() {
        let parts = ["A", "B", "B", "", "C", "C"].map { "{\"module\": \"\($0)\", \"kind\": \"stop\"}" }
        let setAside = result(0, "{\"pictures\": [], \"setAside\": [\(parts.joined(separator: ","))]}").setAside
        #expect(setAside.map(\.module) == ["B", "C", "", "A"])
        #expect(setAside.map(\.parts) == [2, 2, 1, 1])
    }

    /// Without what the project names, Xcode cannot build the target either.
    @Test(arguments: [
        "warning: 2 packages are not on this disk, and cannot be fetched (no route). What they have is missing:\n",
        "warning: /A/Pods/Pods.xcodeproj is not there and is left out. Run pod install to have its modules.\n",
        "warning: /A/Keys.swift is missing: the target Widget lists it among its sources.\n",
        "warning: /A/Keys.swift and 8 more files are missing: the target Widget lists them among its sources.\n",
        "warning: /A/a.plist is missing: the target Widget lists it among its resources.\n",
        "warning: /A/Bridge.h includes engine.h, which is nowhere in the project. What it declares is missing.\n",
        "error: 'kit': unknown package 'App' in dependencies of target 'Kit'; valid packages are: 'src' (at '/src')\n",
    ]) func checkoutsThatLackSomething(_ warning: String) {
        #expect(result(0, #"{"pictures": []}"#, warning).fault == .incomplete)
        #expect(result(2, "", warning, pictures: 0).fault == .incomplete)
        #expect(result(0, #"{"pictures": []}"#, "warning: the widget requested https://a.b/c, but the network is not available.\n").fault == nil)
        let aside = #"{"pictures": [], "setAside": [{"module": "Keys (sources that are not there)"}]}"#
        #expect(result(0, aside).fault == .incomplete)
    }

    @Test func theMessageIsTheToolsFirstErrorOrElseTheCompilers() {
        #expect(result(0, #"{"pictures": []}"#, "warning: x\n").message == "")
        let errors = "A.swift:1:2: error: cannot find 'x' in scope\nerror: the sources do not compile.\n"
        #expect(result(2, "", errors, pictures: 0).message == "error: the sources do not compile.")
        #expect(result(2, "", "A.swift:1:2: error: y\n", pictures: 0).message == "A.swift:1:2: error: y")
    }
}
