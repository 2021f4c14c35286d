// swift-tools-version: 6.2
import PackageDescription

/// Whether this build is for `make fuzz`, which instruments the code for coverage.
let isFuzzing = Context.environment["OVERSCROLL_FUZZ"] != nil

/// Fuzzed targets are optimised, because a fuzzer runs millions of inputs.
let fuzzing: [SwiftSetting] = isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer", "-O"])] : []

/// The settings of every target: Swift 6 mode, warnings as errors, and internal imports by default.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + fuzzing

/// The settings of targets that call C.
///
/// They declare C functions with `@_extern(c)` and import no C module. A target that imports a C
/// module needs the module maps of its libraries wherever it is imported itself. A client that does
/// not depend on the C target does not get these module maps ("missing required modules").
let callingC: [SwiftSetting] = [.enableExperimentalFeature("Extern")]

/// HeadlessUIKit and the targets whose types its public signatures use. A product with
/// HeadlessUIKit must contain all of them, or clients could not name those types.
let interface = ["HeadlessUIKit", "Graphics", "Layers", "ScrollPhysics", "Typography"]

/// Overscroll and the targets whose types its public signatures use.
let screens = ["Overscroll", "ImageCodecs", "ScrollEffects"] + interface

/// The settings of programs that load compiled apps, which use the program's UIKit symbols.
let loadingApps: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))
]

/// The platforms on which screens run without Apple's UIKit. On iOS, screens import the real UIKit.
let headless: [Platform] = [.linux, .macOS]

/// The settings of sources that `import UIKit` as on iOS.
///
/// The name is an alias here. A module named `UIKit` would make `canImport(UIKit)` true in other
/// packages of the dependency graph. Member import visibility is off, as in apps, which see
/// everything that UIKit re-exports.
let iosSources: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: headless)),
]

/// The settings of tests that check behaviour and process few pixels. Optimising them would take
/// longer to compile than it saves when running.
let unoptimised: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"])]

/// The settings of targets that process every pixel of a picture or every cell of a tableau.
///
/// `swift test` builds in debug mode, in which such code is thirty times slower. Whole-module
/// optimisation is not used, because SwiftPM's index fails with it in debug ("index output
/// filenames do not match input source files").
let optimisedInDebug: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The C counterpart of `optimisedInDebug`.
let optimisedCInDebug: [CSetting] =
  [.unsafeFlags(["-O2"], .when(configuration: .debug))]
  + (isFuzzing ? [.unsafeFlags(["-fsanitize=fuzzer-no-link"])] : [])

/// The condition for OpenCombine: there is no Combine, and the trait is on.
let publishers: TargetDependencyCondition? = .when(platforms: [.linux], traits: ["Publishers"])

/// The folders of HeadlessUIKit from bottom to top, each of which has a README.md.
/// `ArchitectureTests` checks the order.
let rooms = [
  "ObjectiveC", "Values", "Environment", "CoreAnimation", "Views", "Interaction", "Lists",
  "Controllers", "Assembly",
]

// The layers of the package, lowest first (Sources/README.md). A target imports only lower ones.
let package = Package(
  name: "overscroll",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "overscroll", targets: ["OverscrollTool"]),
    .library(
      name: "OverscrollCommand",
      targets: ["OverscrollCommand"] + screens),
    .library(name: "Overscroll", targets: screens),
    .library(
      name: "OverscrollTesting",
      targets: ["OverscrollTesting", "Snapshots"] + screens),
    // For tests that `import SnapshotTesting`. A module of that name here would collide with the
    // library in graphs that have both.
    .library(
      name: "OverscrollSnapshotTesting",
      targets: [
        "OverscrollSnapshotTesting", "HeadlessXCTest", "OverscrollTesting", "Snapshots",
      ] + screens),
    // For `import UIKit` as on iOS. Swift Testing looks for the second module.
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"] + interface),
    .library(name: "HeadlessUIKit", targets: interface),
    .library(name: "ConstraintDSL", targets: ["ConstraintDSL"] + interface),
    .library(name: "HeadlessCombine", targets: ["HeadlessCombine"] + interface),
    .library(name: "ScrollEffects", targets: ["ScrollEffects"] + interface),
    .library(
      name: "ScrollEffectPublishers",
      targets: ["ScrollEffectPublishers", "HeadlessCombine", "ScrollEffects"] + interface),
    .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .plugin(name: "OverscrollPlugin", targets: ["OverscrollPlugin"]),
  ],
  // On by default, so that apps find Combine. While the trait is off, SwiftPM does not resolve
  // OpenCombine. Apple's platforms have Combine and do not need the trait.
  traits: [
    .trait(
      name: "Publishers",
      description: "HeadlessCombine: Combine where there is none, over OpenCombine."),
    .default(enabledTraits: ["Publishers"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Serves the page of `overscroll preview`. SwiftPM resolves the dependencies of all targets, so
    // every client of this package clones FlyingFox. It has no dependencies and is built only for
    // the command line. A trait would avoid the clone, but programs with custom screens would then
    // have no preview by default.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    // System libraries, and C code that Swift cannot express (setjmp).
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg62-turbo-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    // giflib has no pkg-config file; its header and library are on the default search paths.
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .target(
      name: "CImageIO", dependencies: ["CPNG", "CJPEG", "CDeflate", "CWebP"],
      cSettings: optimisedCInDebug),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    // The four libraries above, wrapped in functions with signatures that Swift can declare.
    .target(
      name: "CText", dependencies: ["CFreeType", "CHarfBuzz", "CFriBidi", "CICU"],
      cSettings: optimisedCInDebug),

    // Operations on rows of pixels, with CPU instructions that are selected at run time.
    .target(name: "CPixels", cSettings: optimisedCInDebug),

    // The symbols of the C library, Dispatch and Core Foundation that a stage replaces.
    .target(name: "CStageRuntime", cSettings: optimisedCInDebug),

    // Layer 0
    .target(
      name: "StageRuntime", dependencies: ["CStageRuntime"], swiftSettings: strict + callingC),
    .target(name: "PortableMath", swiftSettings: strict + optimisedInDebug),
    .target(name: "SwiftText", swiftSettings: strict),
    .target(name: "Cassowary", swiftSettings: strict + optimisedInDebug),

    // Layer 1
    .target(
      name: "Graphics", dependencies: ["PortableMath", "CPixels"],
      swiftSettings: strict + callingC + optimisedInDebug),
    .target(
      name: "ScrollPhysics", dependencies: ["PortableMath"],
      swiftSettings: strict + optimisedInDebug),

    // Layer 2
    .target(
      name: "Typography",
      dependencies: ["Graphics", "CText"], swiftSettings: strict + callingC + optimisedInDebug),
    .target(
      name: "ImageCodecs", dependencies: ["Graphics", "CImageIO", "CGIF"],
      swiftSettings: strict + optimisedInDebug),

    // Layer 3
    .target(
      name: "AutoLayout", dependencies: ["Cassowary"], swiftSettings: strict + optimisedInDebug),
    .target(
      name: "Layers", dependencies: ["Graphics", "PortableMath", "Typography"],
      swiftSettings: strict + optimisedInDebug),

    // Layer 4
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "AutoLayout", "Graphics", "Layers", "PortableMath", "ScrollPhysics", "StageRuntime",
        "Typography",
      ],
      exclude: rooms.map { "\($0)/README.md" },
      swiftSettings: strict),

    // Layer 5
    .target(name: "ConstraintDSL", dependencies: ["HeadlessUIKit"], swiftSettings: strict),
    .target(
      name: "HeadlessCombine",
      dependencies: [
        .byName(name: "HeadlessUIKit", condition: .when(platforms: headless)),
        .product(name: "OpenCombine", package: "OpenCombine", condition: publishers),
        .product(name: "OpenCombineDispatch", package: "OpenCombine", condition: publishers),
        .product(name: "OpenCombineFoundation", package: "OpenCombine", condition: publishers),
      ],
      swiftSettings: strict),
    .target(
      name: "UIKit", dependencies: ["HeadlessUIKit", "PortableMath", "StageRuntime"],
      swiftSettings: strict),
    .target(name: "_Testing_UIKit", swiftSettings: strict),

    // Layer 6
    .target(
      name: "ScrollEffects",
      dependencies: [
        .byName(name: "ConstraintDSL", condition: .when(platforms: headless)),
        .byName(name: "HeadlessUIKit", condition: .when(platforms: headless)),
      ],
      swiftSettings: iosSources),
    .target(
      name: "ScrollEffectPublishers",
      dependencies: ["HeadlessCombine", "ScrollEffects"], swiftSettings: strict),
    .target(
      name: "Overscroll",
      dependencies: [
        "Graphics", "HeadlessUIKit", "ImageCodecs", "Layers", "PortableMath", "ScrollEffects",
        "ScrollPhysics", "StageRuntime", "Typography",
        .product(name: "Yams", package: "Yams"),
      ],
      // Pages are bytes in their targets' code: programs that are moved or installed would not find a bundle.
      resources: [.embedInCode("Figures/Page/Web")],
      swiftSettings: strict),

    // Layer 7
    .target(
      name: "HeadlessXCTest",
      dependencies: ["HeadlessUIKit", "Overscroll"],
      swiftSettings: strict),
    .target(
      name: "Snapshots",
      dependencies: [
        "Graphics", "HeadlessUIKit", "ImageCodecs", "Layers", "Overscroll", "PortableMath",
        "SwiftText", "Typography",
      ],
      resources: [.embedInCode("Report/Web")],
      swiftSettings: strict + optimisedInDebug),
    .target(
      name: "OverscrollTesting",
      dependencies: ["HeadlessXCTest", "Overscroll", "Snapshots"], swiftSettings: strict),
    .target(
      name: "HeadlessFBSnapshotTestCase",
      dependencies: [
        "HeadlessUIKit", "HeadlessXCTest", "OverscrollSnapshotTesting", "Snapshots",
      ],
      swiftSettings: strict),
    .target(
      name: "OverscrollSnapshotTesting",
      dependencies: [
        "HeadlessUIKit", "HeadlessXCTest", "OverscrollTesting", "Snapshots", "Typography",
      ],
      swiftSettings: strict),

    // The executable's target cannot be called `overscroll`, because it would collide with the
    // library `Overscroll` on case-insensitive file systems.
    .target(
      name: "OverscrollCommand",
      dependencies: [
        "Graphics", "HeadlessUIKit", "HeadlessXCTest", "ImageCodecs", "Layers", "Overscroll",
        "PortableMath", "ScrollPhysics", "Snapshots", "StageRuntime", "SwiftText", "Typography",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      // The sources of the rewriter. The program compiles them with the toolchain's SwiftSyntax at
      // first use, so that no client has to build SwiftSyntax.
      resources: [
        .copy("SourceRewriter"), .copy("Placeholders"), .embedInCode("Describe/Licenses.txt"),
        .embedInCode("Gallery/Web"),
        .embedInCode("Preview/Web"),
      ],
      swiftSettings: strict),
    // Apps are compiled into libraries that the program loads and that use the program's UIKit
    // symbols.
    .executableTarget(
      name: "OverscrollTool",
      dependencies: [
        "ConstraintDSL", "HeadlessCombine", "HeadlessFBSnapshotTestCase", "OverscrollCommand",
        "OverscrollSnapshotTesting", "UIKit",
      ],
      swiftSettings: strict,
      linkerSettings: loadingApps),

    // The plugin for `swift package overscroll …`. It declares no tool, because SwiftPM would build
    // that a second time before running the plugin. The plugin builds the program of the package
    // instead.
    .plugin(
      name: "OverscrollPlugin",
      capability: .command(
        intent: .custom(
          verb: "overscroll",
          description: "Renders the package's scenes into its documentation, or verifies them."),
        permissions: [
          .writeToPackageDirectory(
            reason: "Pictures go to the documentation, goldens beside the scenes.")
        ])),

    // Code shared by all test targets: random numbers, fixtures, tools and fonts.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    // The fuzzed readers with their properties, for tests and for libFuzzer.
    .target(
      name: "Fuzzing",
      dependencies: [
        "Graphics", "HeadlessUIKit", "ImageCodecs", "Layers", "Overscroll", "OverscrollCommand",
        "Snapshots", "TestSupport", "Typography",
      ],
      path: "Tests/Fuzzing", swiftSettings: strict),
    .testTarget(
      name: "FuzzTests", dependencies: ["Fuzzing", "Graphics", "ImageCodecs", "Overscroll"],
      swiftSettings: unoptimised),
    .testTarget(name: "ArchitectureTests", swiftSettings: unoptimised),
    .testTarget(
      name: "GraphicsTests", dependencies: ["Graphics", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "AutoLayoutTests", dependencies: ["AutoLayout", "TestSupport"],
      swiftSettings: unoptimised),
    .testTarget(
      name: "PortableMathTests", dependencies: ["PortableMath", "TestSupport"],
      swiftSettings: unoptimised),
    .testTarget(
      name: "StageRuntimeTests", dependencies: ["StageRuntime"], swiftSettings: unoptimised),
    .testTarget(
      name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ScrollEffectsTests",
      dependencies: ["HeadlessUIKit", "ScrollEffects", "ScrollPhysics", "TestSupport"],
      swiftSettings: unoptimised),
    .testTarget(
      name: "ScrollEffectPublishersTests",
      dependencies: [
        "HeadlessCombine", "HeadlessUIKit", "ScrollEffectPublishers", "ScrollEffects",
      ],
      swiftSettings: unoptimised),
    .testTarget(
      name: "HeadlessCombineTests", dependencies: ["HeadlessCombine", "HeadlessUIKit"],
      swiftSettings: unoptimised),
    .testTarget(
      name: "TypographyTests", dependencies: ["Typography", "Graphics", "TestSupport"],
      swiftSettings: unoptimised),
    .testTarget(
      name: "LayersTests", dependencies: ["Graphics", "Layers", "Typography", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ImageCodecsTests", dependencies: ["CPNG", "Graphics", "ImageCodecs", "TestSupport"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "AutoLayout", "HeadlessUIKit", "Graphics", "Layers", "ScrollPhysics", "Typography",
        "TestSupport",
      ],
      swiftSettings: unoptimised),
    .testTarget(
      name: "OverscrollTests",
      dependencies: [
        "AutoLayout", "Fuzzing", "Graphics", "HeadlessUIKit", "ImageCodecs", "Layers",
        "Overscroll", "OverscrollTesting", "ScrollEffects", "ScrollPhysics", "Snapshots",
        "Typography", "TestSupport",
      ],
      swiftSettings: unoptimised),
    .testTarget(
      name: "OverscrollTestingTests",
      dependencies: [
        "AutoLayout", "Graphics", "HeadlessUIKit", "ImageCodecs", "Layers", "Overscroll",
        "OverscrollTesting", "Snapshots", "Typography", "TestSupport",
      ],
      swiftSettings: unoptimised),
    .testTarget(
      name: "OverscrollCommandTests",
      dependencies: [
        "Graphics", "HeadlessUIKit", "ImageCodecs", "Overscroll", "OverscrollCommand",
        "OverscrollTool", "ScrollEffects", "ScrollPhysics", "Snapshots", "SwiftText", "Typography",
        "TestSupport",
      ],
      swiftSettings: unoptimised, linkerSettings: loadingApps),
    .testTarget(
      name: "ConstraintDSLTests", dependencies: ["ConstraintDSL", "HeadlessUIKit"],
      swiftSettings: unoptimised),
    // Builds packages that depend on this one.
    .testTarget(name: "ConsumerTests", dependencies: ["TestSupport"], swiftSettings: unoptimised),
    // Checks that the module `UIKit` contains the API that an app and a library use, in Swift 5
    // mode.
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

if isFuzzing {
  // The linker is lld, because gold does not support the sections of the coverage counters.
  package.targets.append(
    .executableTarget(
      name: "Fuzzer", dependencies: ["Fuzzing"], path: "Tests/Fuzzer", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]))
}
