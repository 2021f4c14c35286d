// swift-tools-version: 6.2
import PackageDescription

// A package with custom screens: view controllers as on iOS, a command line that renders them, and
// tests that compare them with goldens.
let package = Package(
  name: "own-screen",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "overscroll", path: "../..")
  ],
  targets: [
    // On iOS this target needs no dependency: UIKit is the system's.
    .target(
      name: "Screens",
      dependencies: [
        .product(
          name: "UIKit", package: "overscroll", moduleAliases: ["UIKit": "OverscrollUIKit"])
      ]),
    .executableTarget(
      name: "render",
      dependencies: [
        "Screens",
        .product(name: "Overscroll", package: "overscroll"),
        .product(name: "OverscrollCommand", package: "overscroll"),
      ]),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", .product(name: "OverscrollTesting", package: "overscroll")],
      exclude: ["__Snapshots__"]),
  ]
)
