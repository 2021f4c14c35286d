// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Apart from the library, because a visible module named UIKit makes `canImport(UIKit)` true for a
// whole build graph: libraries in it would switch to their iOS code.
let package = Package(
  name: "overscroll-compatibility",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "SnapKit", targets: ["SnapKit"]),
  ],
  dependencies: [.package(name: "overscroll", path: "..")],
  targets: [
    .target(
      name: "UIKit",
      dependencies: [.product(name: "HeadlessUIKit", package: "overscroll")],
      swiftSettings: strict),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "SnapKit",
      dependencies: [.product(name: "ConstraintDSL", package: "overscroll"), "UIKit"],
      swiftSettings: strict),
    // View controllers in the words of the articles, compiled as an iOS app of their time would be.
    .testTarget(
      name: "ListingTests", dependencies: ["UIKit", "SnapKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
