import CairoGraphics
import Files
import Foundation
import Processes
import Testing

@testable import ProgramBuilding

/// Headers of Apple's systems that sources in C include.
@Suite struct SystemHeadersTests {
    private func headers(_ platform: Platform = .iOS) throws -> SystemHeaders {
        SystemHeaders(in: try ResourceFolder.locate().url, platform: platform)
    }

    /// Compiles a source in C and returns why it does not compile.
    private func failure(
        of source: String, standard: String? = nil, on platform: Platform = .iOS, type: String = "c"
    ) throws -> String? {
        let folder = try TemporaryFolder(["C/a.\(type)": source, "C/include/C.h": ""])
        var module = ClangModule(name: "C", sources: [folder["C/a.\(type)"]], headers: folder["C/include"])
        module.standards = ClangModule.Standards(c: standard, cxx: standard)
        let product = try ClangBuild(modules: [module], folder: folder["build"], headers: headers(platform)).run()
        return product.failures["C"]
    }

    private static let all = """
        #include <TargetConditionals.h>
        #include <Availability.h>
        #include <AvailabilityMacros.h>
        #include <os/lock.h>
        #include <CommonCrypto/CommonDigest.h>
        #include <CommonCrypto/CommonRandom.h>
        #include <libkern/OSByteOrder.h>
        #include <mach/mach_time.h>
        static os_unfair_lock lock = OS_UNFAIR_LOCK_INIT;
        int work(unsigned char *bytes) {
            unsigned char digest[CC_SHA256_DIGEST_LENGTH];
            CC_SHA256(bytes, 32, digest);
            os_unfair_lock_lock(&lock);
            int status = CCRandomGenerateBytes(bytes, 32);
            os_unfair_lock_unlock(&lock);
            return status == kCCSuccess && OSSwapHostToBigInt32(1) != 1 && mach_absolute_time() > 0;
        }
        """

    @Test(arguments: [(nil, "c"), ("c99", "c"), ("c11", "c"), ("gnu17", "c"), ("c++11", "cpp"), ("c++20", "cpp")] as [(String?, String)])
    func standards(_ standard: String?, _ type: String) throws {
        #expect(try failure(of: Self.all, standard: standard, type: type) == nil)
    }

    @Test(arguments: [
        (Platform.iOS, "TARGET_OS_IPHONE && TARGET_OS_IOS && !TARGET_OS_WATCH && !TARGET_OS_OSX && !TARGET_OS_SIMULATOR"),
        (.watchOS, "TARGET_OS_IPHONE && TARGET_OS_WATCH && !TARGET_OS_IOS"),
        (.macOS, "TARGET_OS_OSX && !TARGET_OS_IPHONE"),
        (.visionOS, "TARGET_OS_VISION && TARGET_OS_IPHONE && !TARGET_OS_IOS"),
    ])
    func systems(_ platform: Platform, _ condition: String) throws {
        let source = "#include <TargetConditionals.h>\n#if !(TARGET_OS_MAC && \(condition))\n#error another system\n#endif\n"
        #expect(try failure(of: source, on: platform) == nil)
    }

    /// A package's own header of a name is the one that its sources get.
    @Test func packagesOwnHeadersComeFirst() throws {
        let folder = try TemporaryFolder([
            "C/a.c": "#include <TargetConditionals.h>\n#ifndef OWN\n#error Darkroom's\n#endif\n",
            "C/include/TargetConditionals.h": "#define OWN 1\n",
        ])
        let module = ClangModule(
            name: "C", sources: [folder["C/a.c"]], headers: folder["C/include"], arguments: ["-I", folder["C/include"].path])
        let product = try ClangBuild(modules: [module], folder: folder["build"], headers: headers()).run()
        #expect(product.failures.isEmpty)
    }

    /// Digests are those of RFC 1321 and FIPS 180-4.
    @Test func digests() throws {
        let source = """
            #include <CommonCrypto/CommonDigest.h>
            #include <stdio.h>
            #define PRINT(name) { \\
                unsigned char digest[CC_##name##_DIGEST_LENGTH]; \\
                CC_##name("abc", 3, digest); \\
                for (unsigned index = 0; index < 4; index++) printf("%02x", digest[index]); \\
                printf(" "); \\
            }
            int main(void) { PRINT(MD5) PRINT(SHA1) PRINT(SHA224) PRINT(SHA256) PRINT(SHA384) PRINT(SHA512) return 0; }
            """
        let folder = try TemporaryFolder(["a.c": source])
        let arguments = ["-o", folder["a"].path, folder["a.c"].path] + (try headers().arguments)
        #expect(try Subprocess(CompilerTools.clang, arguments).run().status == 0)
        let result = try Subprocess(folder["a"].path, []).run()
        #expect(result.output == "90015098 a9993e36 23097d22 ba7816bf cb00753f ddaf35a1 ")
    }

    /// The Swift compiler looks for them only where it reads headers that include them.
    @Test func swiftFindsWhatHeadersInclude() throws {
        let folder = try TemporaryFolder([
            "A/a.h": "#include <os/lock.h>\n", "B/b.h": "#include <stdint.h>\n", "A/a.c": "", "B/b.c": "#include <os/lock.h>\n",
        ])
        func arguments(_ name: String) throws -> [String] {
            let place = folder[name]
            let (source, header) = (place.appendingPathComponent("\(name.lowercased()).c"), "\(name.lowercased()).h")
            let module = ClangModule(
                name: name, sources: [source], headers: place, inputs: [place.appendingPathComponent(header)])
            let product = try ClangBuild(modules: [module], folder: folder["build"], headers: headers()).run()
            #expect(product.failures.isEmpty)
            return product.arguments
        }
        #expect(try arguments("A").contains("-idirafter"))
        #expect(try !arguments("B").contains("-idirafter"))
    }

    @Test func theStampChangesWithTheHeaders() throws {
        let folder = try TemporaryFolder(["system-headers/a.h": "1"])
        let headers = SystemHeaders(in: folder.url, platform: .iOS)
        let first = headers.stamp
        try folder.write("2", to: "system-headers/a.h")
        #expect(headers.stamp != first)
        #expect(try self.headers(.watchOS).arguments.last == "-DDARKROOM_TARGET_WATCH=1")
    }
}
