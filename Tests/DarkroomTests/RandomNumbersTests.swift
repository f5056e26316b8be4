import CSeededRandom
import Foundation
import Testing

@testable import Darkroom

/// Tests the numbers of a thread. Those of a process are tested with programs, because other tests need unpredictable
/// ones meanwhile.
@Suite struct RandomNumbersTests {
    private func numbers(_ step: UInt64, _ count: Int = 3) -> [UInt64] {
        seeded_random_begin_on_thread(step)
        defer { seeded_random_end_on_thread() }
        return (0..<count).map { _ in UInt64.random(in: 0 ... .max) }
    }

    @Test func aStepHasTheSameNumbersEachTime() {
        #expect(numbers(1) == numbers(1))
        #expect(numbers(1) != numbers(2))
        #expect(Set(numbers(1, 1_000)).count == 1_000)
        #expect(RandomNumbers.areSeeded)
    }

    @Test func numbersAreUnpredictableOutsideASteppedThread() {
        let before = numbers(1, 1)
        #expect(UInt64.random(in: 0 ... .max) != UInt64.random(in: 0 ... .max))
        #expect([UInt64.random(in: 0 ... .max)] != before)
    }

    @Test func everyLengthIsFilled() {
        for length in 0..<20 {
            seeded_random_begin_on_thread(5)
            defer { seeded_random_end_on_thread() }
            var bytes = [UInt8](repeating: 0, count: 24)
            arc4random_buf(&bytes, length)
            #expect(bytes[length...].allSatisfy { $0 == 0 })
            seeded_random_begin_on_thread(5)
            var whole = [UInt8](repeating: 0, count: 24)
            arc4random_buf(&whole, 24)
            #expect(bytes[..<length] == whole[..<length])
        }
    }

    @Test func boundedNumbersAreBelowTheirBoundAndEvenlySpread() {
        seeded_random_begin_on_thread(9)
        defer { seeded_random_end_on_thread() }
        var counts = [Int](repeating: 0, count: 6)
        for _ in 0..<6_000 { counts[Int(arc4random_uniform(6))] += 1 }
        #expect(counts.allSatisfy { (800...1_200).contains($0) })
        #expect(arc4random_uniform(1) == 0 && arc4random_uniform(0) == 0)
    }

    @Test func opensFilesAsBefore() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("open-\(UUID().uuidString)")
        defer { unlink(file.path) }
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL, 0o640)
        #expect(descriptor >= 0)
        write(descriptor, "text", 4)
        close(descriptor)
        #expect(open(file.path, O_WRONLY | O_CREAT | O_EXCL, 0o640) == -1 && errno == EEXIST)
        var status = stat()
        stat(file.path, &status)
        #expect(status.st_size == 4)
        #expect(status.st_mode & 0o777 & ~0o640 == 0)
        let stream = try #require(fopen(file.path, "r"))
        #expect(fgetc(stream) == 116)
        fclose(stream)
        #expect(fopen("/nowhere/at/all", "r") == nil)
    }
}
