// swift-tools-version: 6.2
import PackageDescription

// A package that is found by path goes by the name of its folder.
let package = Package(
  name: "by-path",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../another-name")],
  targets: [
    .executableTarget(
      name: "motion", dependencies: [.product(name: "ScrollPhysics", package: "another-name")])
  ]
)
