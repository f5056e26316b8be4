import Testing

@testable import darkroom_corpus

@Suite struct CorpusListTests {
    private func failure(of text: String) -> String {
        do {
            _ = try CorpusList(text, name: "LIST.tsv")
            return ""
        } catch { return "\(error)" }
    }

    @Test func columnsAreFoundByTheirNames() throws {
        let list = try CorpusList(
            "kind\tid\tpath\timports\ttarget\tfiles\napp\ta+b\t/x/A.xcodeproj\tSwiftUI\tWidget\t12\nteaching\tc\t/y\t\t\t\n",
            name: "LIST.tsv")
        #expect(
            list.targets == [
                CorpusTarget(id: "a+b", path: "/x/A.xcodeproj", target: "Widget", kind: "app", files: 12),
                CorpusTarget(id: "c", path: "/y", target: "", kind: "teaching", files: nil),
            ])
    }

    @Test func aTargetThatXcodeCannotBuildHasAFault() throws {
        let list = try CorpusList("id\tpath\ttarget\tkind\tfault\na\t/x\t\tapp\tinvalid\nb\t/y\t\tapp\n", name: "LIST.tsv")
        #expect(list.targets.map(\.fault) == [.invalid, nil])
    }

    @Test func badListsAreErrorsWithTheirLines() {
        #expect(failure(of: "id\tpath\ttarget\n") == "LIST.tsv:1: there is no column \"kind\". Name the columns in the first line.")
        let head = "id\tpath\ttarget\tkind\tfiles\n"
        #expect(failure(of: head + "a\t\t\tapp\n") == "LIST.tsv:2: the line lacks an id or a path.")
        #expect(failure(of: head + "a\t/x\t\tapp\t1\na\t/y\t\tapp\t1\n") == "LIST.tsv:3: \"a\" is the id of an earlier line, too.")
        #expect(failure(of: head + "a/b\t/x\t\tapp\t1\n").hasPrefix("LIST.tsv:2: \"a/b\" cannot name a folder."))
        #expect(
            failure(of: "id\tpath\ttarget\tkind\tfault\na\t/x\t\tapp\todd\n")
                == "LIST.tsv:2: the fault \"odd\" is neither incomplete nor invalid.")
        #expect(failure(of: head + "a\t/x\t\tapp\tmany\n") == "LIST.tsv:2: \"many\" is not a number of files.")
    }
}
