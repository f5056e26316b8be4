import FoundationSupplement
import Testing

@Suite struct ProgressTests {
    @Test func valuesOfFilesAreKept() {
        let progress = Progress(totalUnitCount: 10)
        (progress.fileTotalCount, progress.fileCompletedCount, progress.throughput) = (3, 2, 100)
        (progress.estimatedTimeRemaining, progress.fileOperationKind) = (5, .downloading)
        #expect(progress.fileTotalCount == 3 && progress.fileCompletedCount == 2 && progress.throughput == 100)
        #expect(progress.estimatedTimeRemaining == 5 && progress.fileOperationKind == .downloading && progress.fileURL == nil)
        progress.fileTotalCount = nil
        #expect(progress.userInfo[.fileTotalCountKey] == nil)
    }

    @Test func descriptionsTellHowMuchIsDone() {
        #expect(ProgressDescription.isInstalled)
        let progress = Progress(totalUnitCount: 2_000_000)
        progress.completedUnitCount = 500_000
        #expect(progress.localizedDescription == "25% completed")
        #expect(progress.localizedAdditionalDescription == "500,000 of 2,000,000")
        progress.kind = .file
        #expect(progress.localizedDescription == "Processing files\u{2026}")
        #expect(progress.localizedAdditionalDescription == "500 KB of 2 MB")
        (progress.fileTotalCount, progress.fileOperationKind) = (3, .downloading)
        #expect(progress.localizedDescription == "Downloading 3 files\u{2026}")
        progress.fileURL = URL(fileURLWithPath: "/a/Tides.pdf")
        #expect(progress.localizedDescription == "Downloading \u{201C}Tides.pdf\u{201D}\u{2026}")
        let files = Progress(totalUnitCount: 0)
        (files.kind, files.fileTotalCount) = (.file, 3)
        #expect(files.localizedAdditionalDescription == "0 of 3 files")
    }

    @Test func descriptionsCanBeSet() {
        #expect(ProgressDescription.isInstalled)
        let progress = Progress(totalUnitCount: 4)
        progress.localizedDescription = "Tides"
        progress.localizedAdditionalDescription = "of today"
        #expect(progress.localizedDescription == "Tides" && progress.localizedAdditionalDescription == "of today")
        #expect(Progress(totalUnitCount: 4).localizedDescription == "0% completed")
        progress.localizedDescription = nil
        #expect(progress.localizedDescription == "0% completed")
    }

    @Test func workIsDoneAsTheCurrentProgress() throws {
        let progress = Progress(totalUnitCount: 4)
        #expect(progress.performAsCurrent(withPendingUnitCount: 1) { Progress.current() === progress })
        #expect(Progress.current() == nil)
        #expect(throws: CocoaError.self) {
            try progress.performAsCurrent(withPendingUnitCount: 1) { throw CocoaError(.fileNoSuchFile) }
        }
        #expect(Progress.current() == nil)
    }
}
