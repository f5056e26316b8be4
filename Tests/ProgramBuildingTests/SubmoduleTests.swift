import Foundation
import Testing

@testable import ProgramBuilding

/// Git submodules whose files are not there.
@Suite struct SubmoduleTests {
    @Test func submodulesAreFoundByTheirFolderAndTheirName() throws {
        let folder = try TemporaryFolder([
            ".gitmodules": """
                [submodule "Kit"]
                \tpath = Parts/Kit
                \turl = https://example.com/Kit.git
                [submodule "Full"]
                \turl = https://example.com/Full.git
                \tpath = Full
                """, "Parts/Kit/": "", "Full/Package.swift": "", "App/App.xcodeproj/": "",
        ])
        let kit = Submodule(path: "Parts/Kit", address: "https://example.com/Kit.git")
        #expect(Submodule.absent(holding: folder["Parts/Kit/Core"]) == kit)
        #expect(Submodule.absent(holding: folder["Parts/Kit"]) == kit)
        #expect(Submodule.absent(named: "kit", around: folder["App/App.xcodeproj"]) == kit)
        #expect(Submodule.absent(holding: folder["Full"]) == nil)
        #expect(Submodule.absent(holding: folder["Parts/Kitchen"]) == nil)
    }
}
