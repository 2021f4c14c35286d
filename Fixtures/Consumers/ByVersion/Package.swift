// swift-tools-version: 6.2
import PackageDescription

let url = Context.environment["OVERSCROLL_URL"] ?? "https://example.org/overscroll"

let package = Package(
  name: "by-version",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: url, from: "1.0.0")],
  targets: [
    .executableTarget(
      name: "motion", dependencies: [.product(name: "ScrollPhysics", package: "overscroll")],
      path: "Sources")
  ]
)
