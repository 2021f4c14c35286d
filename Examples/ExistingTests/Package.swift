// swift-tools-version: 6.2
import PackageDescription

// A package whose tests were written for XCTest and swift-snapshot-testing on a Mac. Their one file
// is unchanged.
let package = Package(
  name: "existing-tests",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "overscroll", path: "../..")
  ],
  targets: [
    .target(
      name: "Cards",
      dependencies: [
        .product(
          name: "UIKit", package: "overscroll", moduleAliases: ["UIKit": "OverscrollUIKit"])
      ]),
    // The module that the tests import, in place of the library for Macs.
    .target(
      name: "SnapshotTesting",
      dependencies: [.product(name: "OverscrollSnapshotTesting", package: "overscroll")]),
    .testTarget(
      name: "CardsTests", dependencies: ["Cards", "SnapshotTesting"],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5]
)
