// swift-tools-version: 5.9
import PackageDescription

// The compiler warns about this line and prints it.
func unused() { let unused = { 1 } }

let package = Package(
    name: "LagoonKit",
    products: [.library(name: "LagoonKit", targets: ["LagoonKit"])],
    targets: [
        .target(
            name: "LagoonKit", dependencies: ["Depths"], exclude: ["Notes"], resources: [.process("Data"), .copy("Raw")],
            swiftSettings: [
                .define("DEEP"), .define("WRONG", .when(platforms: [.macOS])),
                .define("WRONG", .when(configuration: .release)),
            ]),
        .target(name: "Depths"),
    ]
)
