// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that users of the library neither build the benchmarks nor fetch their
// dependencies. `make` in this folder fetches kiwi's C++ headers to .build/kiwi; they are not part
// of this repository.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "overscroll", path: "..")],
  targets: [
    .executableTarget(
      name: "CassowaryBenchmark",
      dependencies: [.product(name: "Cassowary", package: "overscroll"), "CKiwi"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "ListBenchmark",
      dependencies: [.product(name: "UIKit", package: "overscroll")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "CodecBenchmark",
      dependencies: [.product(name: "Overscroll", package: "overscroll")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "DrawingBenchmark",
      dependencies: [.product(name: "Overscroll", package: "overscroll")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Yardstick",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .target(name: "CKiwi", cxxSettings: [.unsafeFlags(["-I.build/kiwi"])]),
  ],
  cxxLanguageStandard: .cxx17
)
