import CairoGraphics
import Foundation
import Testing

/// Tests the script of `make install` and `make uninstall`.
@Suite struct ToolInstallTests {
    private func install(_ arguments: String..., environment: [String: String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = Program.package.appendingPathComponent("Scripts/install.sh")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test func theInstalledToolRendersAndIsUninstalled() throws {
        let folder = try TemporaryFolder()
        let places = ["DESTDIR": folder.url.path, "PREFIX": "/opt/darkroom"]
        let installed = try install("install", Program.products.path, environment: places)
        #expect(installed.status == 0, "\(installed.output)")
        let command = folder.url.appendingPathComponent("opt/darkroom/bin/darkroom")
        let output = folder.url.appendingPathComponent("pictures")
        let result = try Program(name: "darkroom").run(
            [
                "render", Program.package.appendingPathComponent("Examples/StreakWidget").path, "--date",
                "2026-06-09T16:41:00Z", "--time-zone", "America/Los_Angeles", "--quiet", "--output", output.path,
                "--cache", folder.url.appendingPathComponent("cache").path,
            ], at: command)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        let golden = Program.package.appendingPathComponent("golden/StreakWidget/StreakWidget/systemSmall.png")
        #expect(
            try PNGDecoder.decode(Data(contentsOf: output.appendingPathComponent("StreakWidget/systemSmall.png")))
                == PNGDecoder.decode(Data(contentsOf: golden)))
        // The report's page needs installed resources.
        let report = folder.url.appendingPathComponent("report")
        try FileManager.default.createDirectory(at: report, withIntermediateDirectories: true)
        try Data(#"{"version": 1, "darkroom": "1", "goldens": "golden", "causes": [], "pictures": []}"#.utf8)
            .write(to: report.appendingPathComponent("report.json"))
        let written = try Program(name: "darkroom").run(["report", report.path], at: command)
        #expect(written.status == 0 && written.errors == "", "\(written.errors)")
        #expect(FileManager.default.fileExists(atPath: report.appendingPathComponent("report.html").path))
        #expect(folder.files.contains("opt/darkroom/lib/darkroom/Resources/report/report.css"))
        // A program contains only the widget's own code. The rest is in the tool's library.
        let program = try #require(folder.files.first { $0.hasPrefix("cache/") && $0.hasSuffix("/StreakWidget") })
        let size = try FileManager.default.attributesOfItem(
            atPath: folder.url.appendingPathComponent(program).path)[.size] as? Int
        #expect(try #require(size) < 2_000_000)
        #expect(folder.files.contains("opt/darkroom/lib/darkroom/libDarkroomRuntime.so"))
        // The installed files must not need the checkout, so module maps name the headers beside them.
        let maps = folder.files.filter { $0.hasSuffix("module.modulemap") }
        #expect(maps.count >= 12)
        for map in maps {
            let text = try String(contentsOf: folder.url.appendingPathComponent(map), encoding: .utf8)
            #expect(!text.contains(Program.package.path), "\(map)")
        }
        let doctor = try Program(name: "darkroom").run(["doctor"], at: command)
        #expect(doctor.status == 0, "\(doctor.errors)")
        // Another compiler cannot read the modules.
        let version = folder.url.appendingPathComponent("opt/darkroom/lib/darkroom/swift-version")
        let compiler = try Data(contentsOf: version)
        try Data("Swift version 1.0\n".utf8).write(to: version)
        let other = try Program(name: "darkroom").run(
            [
                "list", Program.package.appendingPathComponent("Examples/StreakWidget").path, "--cache",
                folder.url.appendingPathComponent("other-cache").path,
            ], at: command)
        #expect(other.status == 2)
        #expect(
            other.errors.hasPrefix("error: Darkroom was built with Swift version 1.0, but swiftc on the PATH is Swift version"),
            "\(other.errors)")
        try compiler.write(to: version)
        // A moved tool links its programs with the library at the new place.
        let (place, moved) = (
            folder.url.appendingPathComponent("opt/darkroom/lib/darkroom"), folder.url.appendingPathComponent("moved")
        )
        try FileManager.default.moveItem(at: place, to: moved)
        let list = try Program(name: "darkroom").run(
            [
                "list", Program.package.appendingPathComponent("Examples/StreakWidget").path, "--cache",
                folder.url.appendingPathComponent("cache").path,
            ], at: moved.appendingPathComponent("darkroom"))
        #expect(list.status == 0 && list.output.hasPrefix("StreakWidget\n"), "\(list.errors)")
        try FileManager.default.moveItem(at: moved, to: place)

        #expect(try install("uninstall", environment: places).status == 0)
        #expect(!folder.files.contains { $0.hasPrefix("opt/") }, "\(folder.files)")
    }

    @Test func invalidPlacesAreReported() throws {
        let relative = try install("install", Program.products.path, environment: ["PREFIX": "here"])
        #expect(relative.status == 2)
        #expect(relative.output == "error: PREFIX must be an absolute path, and is here.\n")
        let folder = try TemporaryFolder()
        let empty = try install("install", folder.url.path, environment: ["PREFIX": folder.url.path])
        #expect(empty.status == 2)
        #expect(empty.output.contains("does not contain Darkroom"), "\(empty.output)")
        let unwritable = try install("install", Program.products.path, environment: ["PREFIX": "/proc/nowhere"])
        #expect(unwritable.status == 2)
        #expect(unwritable.output.contains("cannot be written"), "\(unwritable.output)")
    }
}
