// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody fetches and builds a web server to draw a widget.
let package = Package(
    name: "ImageServer",
    dependencies: [
        .package(name: "darkroom", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(
            name: "ImageServerCore",
            dependencies: [
                .product(name: "SwiftUI", package: "darkroom"), .product(name: "Hummingbird", package: "hummingbird"),
            ]),
        .executableTarget(
            name: "ImageServer",
            dependencies: [
                "ImageServerCore", .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "LoadTest",
            dependencies: ["ImageServerCore", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .testTarget(name: "ImageServerCoreTests", dependencies: ["ImageServerCore"]),
    ]
)
