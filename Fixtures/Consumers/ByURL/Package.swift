// swift-tools-version: 6.2
import PackageDescription

let url = Context.environment["OVERSCROLL_URL"] ?? "https://example.org/overscroll"
/// As the README tells to do, unless a test wants to see what happens without.
let aliases = Context.environment["WITHOUT_ALIAS"] == nil ? ["UIKit": "OverscrollUIKit"] : nil

let package = Package(
  name: "by-url",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: url, branch: "main")],
  targets: [
    .executableTarget(
      name: "app",
      dependencies: [
        "SnapKit", .product(name: "UIKit", package: "overscroll", moduleAliases: aliases),
      ]),
    // The name that sources import; the real library could stand here instead.
    .target(
      name: "SnapKit", dependencies: [.product(name: "ConstraintDSL", package: "overscroll")]),
    // The screens are iOS sources; whoever shows them is brought no module UIKit.
    .executableTarget(
      name: "bystander", dependencies: [.product(name: "ScrollEffects", package: "overscroll")]),
    .target(name: "Importer"),
  ]
)
