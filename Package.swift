// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours: Swift 6 mode, no warnings, imports internal unless an interface needs them.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The floors of the house, lowest first (README, "Codemap"). A target imports only lower floors.
let package = Package(
  name: "overscroll",
  platforms: [.macOS(.v15)],
  products: [],
  dependencies: [],
  targets: [
    .target(name: "Graphics", swiftSettings: strict),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"], swiftSettings: strict),
  ]
)
