// swift-tools-version: 6.2
import PackageDescription

/// Whether `make fuzz` asks, which counts the ways through the code that bytes take.
let isFuzzing = Context.environment["OVERSCROLL_FUZZ"] != nil

/// Optimised, since a fuzzer tries millions.
let fuzzing: [SwiftSetting] = isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer", "-O"])] : []

/// Every target of ours: Swift 6 mode, no warnings, imports internal unless an interface needs them.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + fuzzing

/// For targets that call C. They declare what they call with `@_extern(c)` and import no C module:
/// one that does needs its libraries' module maps wherever it is imported, also by a target that
/// does not depend on it and is not passed them ("missing required modules").
let callingC: [SwiftSetting] = [.enableExperimentalFeature("Extern")]

/// HeadlessUIKit and the targets whose types its public signatures name: a product that offers the
/// one offers the others, or its users could not spell those types.
let interface = ["HeadlessUIKit", "Graphics", "Layers", "ScrollPhysics", "Typography"]

/// Overscroll, likewise.
let screens = ["Overscroll", "ImageCodecs", "ScrollEffects"] + interface

/// For programs that load compiled apps, which find UIKit in them.
let loadingApps: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))
]

/// Where screens run without Apple's UIKit. On iOS it is UIKit itself that they import.
let headless: [Platform] = [.linux, .macOS]

/// For sources that say `import UIKit` as on iOS. No module of that name is built for them: one would
/// make `canImport(UIKit)` true in other packages of a graph. They are compiled as an app's are,
/// where whatever UIKit brings is visible.
let iosSources: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: headless)),
]

/// For tests that check behaviour rather than walk through pixels: optimised, they would take longer
/// to compile than they save when they run.
let unoptimised: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"])]

/// For targets that go over every pixel of a picture or every cell of a tableau: `swift test` builds
/// for debugging, where that takes thirty times as long. Not as whole modules: then the index that SwiftPM asks for in debug
/// fails ("index output filenames do not match input source files").
let optimisedInDebug: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The same for C.
let optimisedCInDebug: [CSetting] =
  [.unsafeFlags(["-O2"], .when(configuration: .debug))]
  + (isFuzzing ? [.unsafeFlags(["-fsanitize=fuzzer-no-link"])] : [])

/// The rooms of HeadlessUIKit, bottom up (`ArchitectureTests` holds the order). Each has a page.
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
    // `import UIKit` as on iOS. The second module is what Swift Testing looks for beside it.
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"] + interface),
    .library(name: "HeadlessUIKit", targets: interface),
    .library(name: "ConstraintDSL", targets: ["ConstraintDSL"] + interface),
    .library(name: "ScrollEffects", targets: ["ScrollEffects"] + interface),
    .library(
      name: "ScrollEffectPublishers",
      targets: ["ScrollEffectPublishers", "ScrollEffects"] + interface),
    .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .plugin(name: "OverscrollPlugin", targets: ["OverscrollPlugin"]),
  ],
  // A trait rather than a package of its own, which nobody could depend on by URL: while it is off,
  // SwiftPM does not resolve OpenCombine, which no target then uses. Apple's platforms have Combine
  // and need no trait.
  traits: [
    .trait(
      name: "Publishers",
      description: "ScrollEffectPublishers where there is no Combine, over OpenCombine.")
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Serves the page of `overscroll preview`. SwiftPM resolves what any target of a package needs, so
    // that every user of this package clones it; it stands alone and is built for the command line only.
    // A trait would spare the clone, but then programs with screens of their own had no preview unless
    // they asked for it.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    // Libraries of the system, and the C that Swift cannot write (setjmp).
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
    // giflib ships no pkg-config file; its header and library lie on the default paths.
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
    // These four in the signatures that Swift can declare.
    .target(
      name: "CText", dependencies: ["CFreeType", "CHarfBuzz", "CFriBidi", "CICU"],
      cSettings: optimisedCInDebug),

    // Rows of pixels by instructions that are chosen at run time.
    .target(name: "CPixels", cSettings: optimisedCInDebug),

    // Layer 0
    .target(name: "PortableMath", swiftSettings: strict + optimisedInDebug),
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
        "AutoLayout", "Graphics", "Layers", "PortableMath", "ScrollPhysics", "Typography",
      ],
      exclude: rooms.map { "\($0)/README.md" },
      swiftSettings: strict),

    // Layer 5
    .target(name: "ConstraintDSL", dependencies: ["HeadlessUIKit"], swiftSettings: strict),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit"], swiftSettings: strict),
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
      dependencies: [
        "ScrollEffects",
        .product(
          name: "OpenCombine", package: "OpenCombine",
          condition: .when(platforms: [.linux], traits: ["Publishers"])),
      ],
      swiftSettings: strict),
    .target(
      name: "Overscroll",
      dependencies: [
        "Graphics", "HeadlessUIKit", "ImageCodecs", "Layers", "PortableMath", "ScrollEffects",
        "ScrollPhysics", "Typography",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),

    // Layer 7
    .target(
      name: "Snapshots",
      dependencies: [
        "Graphics", "HeadlessUIKit", "ImageCodecs", "Layers", "Overscroll", "PortableMath",
        "Typography",
      ],
      swiftSettings: strict + optimisedInDebug),
    .target(
      name: "OverscrollTesting",
      dependencies: ["Overscroll", "Snapshots"], swiftSettings: strict),

    // The executable's target cannot be called `overscroll`: on file systems that fold
    // case it would collide with the library.
    .target(
      name: "OverscrollCommand",
      dependencies: [
        "Graphics", "HeadlessUIKit", "ImageCodecs", "Layers", "Overscroll", "PortableMath",
        "ScrollPhysics", "Snapshots", "Typography",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      // The sources of the tool that rewrites apps' sources. The program compiles them with the
      // toolchain's own SwiftSyntax when it first needs them: nobody builds that package.
      resources: [.copy("SourceRewriter")],
      swiftSettings: strict),
    // Apps are compiled into libraries that the program loads: they find UIKit in the program.
    .executableTarget(
      name: "OverscrollTool", dependencies: ["ConstraintDSL", "OverscrollCommand", "UIKit"],
      swiftSettings: strict,
      linkerSettings: loadingApps),

    // `swift package overscroll …`. It names no tool: SwiftPM would build that a second time, for tools,
    // before it runs the plugin, which has the program of the package built instead.
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

    // What all test targets share: random numbers, readers of fixtures, tools, fonts.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    // What is fuzzed, for tests and for libFuzzer.
    .target(
      name: "Fuzzing",
      dependencies: [
        "Graphics", "HeadlessUIKit", "ImageCodecs", "Layers", "Overscroll", "Snapshots",
        "TestSupport", "Typography",
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
      name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ScrollEffectsTests",
      dependencies: ["HeadlessUIKit", "ScrollEffects", "ScrollPhysics", "TestSupport"],
      swiftSettings: unoptimised),
    .testTarget(
      name: "ScrollEffectPublishersTests",
      dependencies: [
        "HeadlessUIKit", "ScrollEffectPublishers", "ScrollEffects",
        .product(
          name: "OpenCombine", package: "OpenCombine",
          condition: .when(platforms: [.linux], traits: ["Publishers"])),
      ],
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
        "OverscrollTool", "ScrollEffects", "Snapshots", "Typography", "TestSupport",
      ],
      swiftSettings: unoptimised, linkerSettings: loadingApps),
    .testTarget(
      name: "ConstraintDSLTests", dependencies: ["ConstraintDSL", "HeadlessUIKit"],
      swiftSettings: unoptimised),
    // Builds packages that depend on this one.
    .testTarget(name: "ConsumerTests", dependencies: ["TestSupport"], swiftSettings: unoptimised),
    // What of an app and of a library of its time the module `UIKit` must hold, in Swift 5.
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

if isFuzzing {
  // lld, since gold does not know the sections of the counters.
  package.targets.append(
    .executableTarget(
      name: "Fuzzer", dependencies: ["Fuzzing"], path: "Tests/Fuzzer", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]))
}
