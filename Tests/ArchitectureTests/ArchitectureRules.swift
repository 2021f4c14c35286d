// The architecture rules as data: allowed imports, forbidden words in sources and tests, and
// exceptions. Other files contain the checks.

/// A target and the targets that it may import: the listed ones and their own imports.
struct TargetRule {
  let name: String
  let layer: Int
  var imports: [String] = []
  /// C modules, which must not appear in an interface. They are imported plainly or as `internal`.
  var libraries: [String] = []
  /// C targets whose functions are declared with `@_extern(c)`. No target imports these, so that
  /// clients do not need their module maps.
  var externs: [String] = []
  /// Names under which its sources import modules of this package. The compiler maps them with an
  /// alias.
  var aliases: [String: String] = [:]
  /// Modules of other packages, with the folders that may import each; empty for the whole target.
  var packages: [String: [String]] = [:]
}

enum ArchitectureRules {
  static let targets = [
    TargetRule(name: "StageRuntime", layer: 0, externs: ["CStageRuntime"]),
    TargetRule(name: "PortableMath", layer: 0),
    TargetRule(name: "Graphics", layer: 1, imports: ["PortableMath"], externs: ["CPixels"]),
    TargetRule(name: "SwiftText", layer: 0),
    TargetRule(name: "Cassowary", layer: 0),
    TargetRule(name: "ScrollPhysics", layer: 1, imports: ["PortableMath"]),
    TargetRule(
      name: "Typography", layer: 2, imports: ["Graphics"],
      externs: ["CText"]),
    TargetRule(
      name: "ImageCodecs", layer: 2, imports: ["Graphics"], libraries: ["CImageIO", "CGIF"]),
    TargetRule(name: "Layers", layer: 3, imports: ["Graphics", "Typography"]),
    TargetRule(name: "AutoLayout", layer: 3, imports: ["Cassowary"]),
    TargetRule(
      name: "HeadlessUIKit", layer: 4,
      imports: ["Layers", "AutoLayout", "ScrollPhysics", "StageRuntime"]),
    TargetRule(name: "ConstraintDSL", layer: 5, imports: ["HeadlessUIKit"]),
    TargetRule(
      name: "HeadlessCombine", layer: 5, imports: ["HeadlessUIKit"],
      packages: ["OpenCombine": [], "OpenCombineDispatch": [], "OpenCombineFoundation": []]),
    TargetRule(
      name: "UIKit", layer: 5, imports: ["HeadlessUIKit", "PortableMath", "StageRuntime"]),
    TargetRule(name: "_Testing_UIKit", layer: 5),
    TargetRule(
      name: "ScrollEffects", layer: 6, imports: ["HeadlessUIKit", "ConstraintDSL"],
      aliases: ["UIKit": "HeadlessUIKit"]),
    TargetRule(
      name: "ScrollEffectPublishers", layer: 7, imports: ["HeadlessCombine", "ScrollEffects"]),
    TargetRule(
      name: "Overscroll", layer: 7, imports: ["HeadlessUIKit", "ScrollEffects", "ImageCodecs"],
      packages: ["CYaml": ["SceneFile/YAML/"]]),
    TargetRule(name: "HeadlessXCTest", layer: 8, imports: ["Overscroll"]),
    TargetRule(name: "Snapshots", layer: 8, imports: ["Overscroll", "SwiftText"]),
    TargetRule(name: "OverscrollTesting", layer: 9, imports: ["HeadlessXCTest", "Snapshots"]),
    TargetRule(name: "OverscrollSnapshotTesting", layer: 10, imports: ["OverscrollTesting"]),
    TargetRule(
      name: "HeadlessFBSnapshotTestCase", layer: 11, imports: ["OverscrollSnapshotTesting"]),
    TargetRule(
      name: "OverscrollCommand", layer: 9, imports: ["HeadlessXCTest", "Snapshots"],
      packages: [
        "ArgumentParser": [], "FlyingFox": ["LocalServer/", "Snapshots/", "Preview/"],
        "FlyingSocks": ["LocalServer/"],
      ]),
    TargetRule(
      name: "OverscrollTool", layer: 12,
      imports: [
        "ConstraintDSL", "HeadlessCombine", "HeadlessFBSnapshotTestCase", "OverscrollCommand",
        "OverscrollSnapshotTesting", "UIKit",
      ]),
  ]

  /// The modules of other packages that have C functions.
  static let modulesOfC: Set = ["CYaml"]

  /// Modules that belong to a product of another name.
  static let products = ["CYaml": "Yams", "FlyingSocks": "FlyingFox"]

  /// Modules of the toolchain, with the targets that may import each; empty for all targets.
  static let toolchain: [String: [String]] = [
    "Foundation": [], "_Concurrency": ["StageRuntime"],
    "FoundationXML": ["HeadlessUIKit", "OverscrollCommand", "UIKit"], "Synchronization": [],
    "Combine": ["HeadlessCombine"],
    // On Apple's platforms, Graphics uses Core Graphics' geometry types instead of declaring its
    // own.
    "CoreGraphics": ["Graphics"],
    "Dispatch": ["ImageCodecs", "StageRuntime"] + commandLine, "Glibc": commandLine,
    "Darwin": commandLine,
    "Testing": ["OverscrollSnapshotTesting", "OverscrollTesting"],
    "FoundationNetworking": [
      "HeadlessUIKit", "OverscrollSnapshotTesting", "StageRuntime", "UIKit",
    ],
    "Runtime": ["StageRuntime"],
    // Used by the rewriter, which is compiled separately.
    "SwiftParser": ["OverscrollCommand"], "SwiftSyntax": ["OverscrollCommand"],
    "CDiagnostics": ["OverscrollCommand"],
  ]

  /// The targets that access the machine.
  static let commandLine = ["OverscrollCommand", "OverscrollTool"]

  static let longestFile = 400

  /// The files that may be longer, and the reasons.
  static let longFiles: [String: String] = [
    "HeadlessUIKit/CoreAnimation/Layers/CALayer.swift": face,
    "HeadlessUIKit/Controllers/Bars/NavigationBar/UINavigationBar.swift": face,
    "HeadlessUIKit/Controllers/Bars/SearchBar/UISearchBar.swift": face,
    "HeadlessUIKit/Controllers/ViewControllers/UIViewController.swift": face,
    "HeadlessUIKit/Interaction/Labels/UILabel.swift": face,
    "HeadlessUIKit/Interaction/TextEditing/UITextField.swift": face,
    "HeadlessUIKit/Interaction/TextEditing/UITextView.swift": face,
    "HeadlessUIKit/Lists/Collection/Layouts/UICollectionViewFlowLayout.swift": face,
    "HeadlessUIKit/Lists/Table/Cells/UITableViewCell.swift": face,
    "HeadlessUIKit/Lists/Table/Delegates/UITableViewDelegate.swift":
      "UIKit's face: the requirements of a protocol stand in its body",
    "HeadlessUIKit/Lists/Table/UITableView.swift": face,
    "HeadlessUIKit/Values/Contexts/CGContext.swift": face,
    "HeadlessUIKit/Values/TextKit/NSLayoutManager.swift": face,
    "HeadlessUIKit/Views/Views/UIView.swift": face,
    "Overscroll/Stage/Stage.swift": "one loop, whose methods share private state",
  ]

  private static let face =
    "UIKit's face: members that subclasses override must stand in the body of the class"

  static let words = [
    WordRule(
      "no wall clock below the command line: time is an argument",
      #"\bDate\(\)|\b(Continuous|Suspending)Clock\b|\bDispatch(Wall)?Time\b|\bDate\.now\b"#,
      #"(^|[^\w)\]?!>])\.now\b|\bclock_gettime\b|\bgettimeofday\b|\bsystemUptime\b|\bTimer\b"#,
      except: .targets(commandLine + ["HeadlessXCTest", "StageRuntime"]),
      .file("Overscroll/AppFolder/VectorPicture.swift", "ends a program that hangs"),
      .file(
        "OverscrollTesting/SnapshotEnvironment+Process.swift", "reads the process, and its clock"),
      .folder("HeadlessUIKit/Environment/Clock/", "what apps wait by, on the screen's clock"),
      .folder("HeadlessCombine/Timers/", "the timers of apps, on the screen's clock")),
    WordRule(
      "no randomness below the command line",
      #"\barc4random|\bSystemRandomNumberGenerator\b|\.random\(|\.randomElement\(|\bUUID\(\)"#,
      #"\.shuffled?\(|\.hashValue\b|\bHasher\(\)|\bd?rand(48)?\(\)"#, except: .targets(commandLine),
      .file(
        "Snapshots/Files/TemporaryName.swift",
        "no two machines give one name; no byte that is written depends on it"),
      .file(
        "HeadlessUIKit/Views/Layout/Anchors/NSLayoutAnchor.swift",
        "UIKit: equal anchors have one hash; nothing is ordered by it")),
    WordRule(
      "the C library's elementary functions differ between processors: `Portable` has them",
      #"(?<![\w.])(?<!func )(a?sinh?|a?cosh?|a?tanh?|atan2|pow|cbrt|exp|exp2|exp10|expm1|log|log2)\("#,
      #"(?<![\w.])(log10|log1p|hypot|tgamma|lgamma|erfc?|sincos|remainder|fmod)\("#,
      #"\b(Foundation|Glibc|Darwin)\.(a?sin|a?cos|a?tan|atan2|pow|cbrt|exp\w*|log\w*|hypot)\b"#,
      except: .targets(["PortableMath"])),
    WordRule(
      "no locale below the command line",
      #"\b(Locale|TimeZone|Calendar)\.(current|autoupdatingCurrent)\b|\bsetlocale\b"#,
      #"\b(Number|Date)Formatter\b|\.formatted\(|\.localized\w+|\(localized:"#,
      except: .targets(commandLine),
      .file(
        "OverscrollSnapshotTesting/Views/Snapshotting+Drawings.swift",
        "the format is that of swift-snapshot-testing, with a fixed separator"),
      .file(
        "UIKit/Predicates/NSSortDescriptor+Keys.swift",
        "methods that an app names, in the locale of the stage"),
      .file(
        "HeadlessUIKit/Interaction/DatePicker/DateWords.swift",
        "writes in a locale that it is handed"),
      .file(
        "HeadlessUIKit/Views/Views/StatusBarClock.swift", "writes in the locale of the stage's user"
      )
    ),
    WordRule(
      "no environment below the command line",
      #"\bProcessInfo\b|\bgetenv\b|\bCommandLine\b|\bNSHomeDirectory\b|\bcurrentDirectoryPath\b"#,
      except: .targets(
        commandLine + [
          "HeadlessFBSnapshotTestCase", "OverscrollSnapshotTesting", "OverscrollTesting",
        ]),
      .file("Overscroll/AppFolder/VectorPicture.swift", "finds a program by PATH"),
      .file(
        "HeadlessUIKit/Environment/Screen/URL+Folders.swift", "the home folder of a stage's code")),
    WordRule(
      "keys and values have no order: sort them, or keep an array",
      #"[\w)\]]\.(keys|values)\b(?!\.sorted)"#,
      except: .file(
        "Overscroll/SceneFile/SceneReader+Scene.swift", "`Self.keys` is an array of known keys"),
      .file("StageRuntime/StageContext.swift", "frees each source, whatever the order"),
      .file("UIKit/Associations.swift", "`values` is a dictionary's name, and only looked up"),
      .file(
        "HeadlessUIKit/CoreAnimation/Animations/CAKeyframeAnimation.swift", "`values` is an array"),
      .file(
        "HeadlessUIKit/Interaction/Keyboard/KeyboardPanel.swift", "`keys` is what a keyboard shows")
    ),
    WordRule(
      "dividing by alpha happens in StraightAlpha only: bitmaps are premultiplied",
      #"[^/]/ *(\w+\()?(\w+\.)*alpha\b|\bun[pP]remultipl|\bvar straight\b"#,
      except: .file("ImageCodecs/StraightAlpha.swift", "the one place"),
      .file("Graphics/Kernels/BlendedPixel.swift", "blend modes are defined for straight colours")),
    WordRule(
      "geometry types are Foundation's; what Linux lacks is declared once, in Graphics",
      #"\b(struct|class|enum|typealias) +CG(AffineTransform|Vector|Float|Point|Size|Rect)\b"#,
      except: .file("Graphics/Geometry/CGAffineTransform.swift", "the one place")),
    WordRule(
      "pointers live in the kernels, around calls of C and in signatures that are Apple's",
      #"\b[Uu]nsafe\w+|\bwithUnsafe\w*|\bOpaquePointer\b|\bUnmanaged\b|\bwithMemoryRebound\b"#,
      except: .folder("Graphics/Kernels/", "the kernels"),
      .folder("StageRuntime/", "what the C side of the runtime hands over"),
      .folder("ImageCodecs/PNG/", "kernels over rows of bytes"),
      .folder(
        "HeadlessUIKit/ObjectiveC/Observation/", "contexts of observers, which nothing reads"),
      .callersOfC(["ImageCodecs", "Typography", "Overscroll"]),
      .calls(#"\bwithUnsafe(Mutable)?Pixels\b"#, ["ImageCodecs"]),
      .publicSignatures(["HeadlessUIKit", "UIKit"]),
      .file("UIKit/Log/os_unfair_lock.swift", "UIKit: the state that an allocated lock protects"),
      .file("HeadlessXCTest/SwiftTests.swift", "the entry point of Swift Testing"),
      .file("Cassowary/BlockPool.swift", "one uniqueness check for a whole row"),
      .file("Typography/Fonts/FontBytes.swift", "the memory that the C libraries read fonts from"),
      .file("HeadlessUIKit/Values/Images/PixelMemory.swift", "memory of apps to draw into"),
      .file(
        "HeadlessUIKit/ObjectiveC/Objects/CFDictionary+Pointers.swift",
        "Core Foundation: keys and values by address"),
      .file("HeadlessUIKit/Values/Paths/CGPath.swift", "lends the points of an element for a call"),
      .file(
        "HeadlessUIKit/ObjectiveC/Objects/Object.swift", "takes a function's actor from its type"),
      .file("UIKit/ObjectiveCRuntime.swift", "reads and writes the class of an object"),
      .file("OverscrollCommand/Program/Signals.swift", "compares C's functions"),
      .file("OverscrollCommand/App/ModuleBuild.swift", "calls what it has loaded"),
      .file(
        "OverscrollCommand/SourceRewriter/CompilerMessage+Header.swift", "libclang's arguments"),
      .file("OverscrollCommand/SourceRewriter/SourceKit.swift", "calls what it has loaded"),
      .file("OverscrollTesting/XCTestBridge.swift", "finds XCTest at run time")),
    WordRule(
      "a tolerance has a name, which says what it tolerates: `static let`, or `let` and nothing else",
      #"^(?! *(\w+ +|\w+\(\w+\) +)*let \w+(: \w+)? = -?[\d.]+e-\d+ *$).*\b\d[\d.]*e-\d+"#),
    WordRule("errors are thrown, mistakes are preconditions", #"\btry!|\bfatalError\("#),
    WordRule(
      "output goes through the command line's Console",
      #"(^|[^\w.])(print|debugPrint|dump|NSLog)\("#),
    WordRule("no unfinished business", #"\b(TODO|FIXME|XXX)\b"#, reads: .everything),
    WordRule(
      "a name says what a thing is",
      #"\b(struct|class|enum|protocol|actor|typealias) +(?!UI[A-Z]|NS[A-Z]|CA[A-Z]|CG[A-Z]|UndoManager\b)\w*(Manager|Helper|Util|Info)s?\b"#,
      except: .folder("UIKit/Unavailable/", "Apple's names")),
  ]

  /// Files with two types, with the reason: a subclass may write properties that other files only
  /// read.
  static let filesOfSeveralTypes = [
    "HeadlessUIKit/Values/Paths/CGPath.swift": "CGMutablePath",
    "HeadlessUIKit/Values/SymbolEffects/SymbolEffect.swift": "its four refinements",
    "HeadlessUIKit/Values/AttributedText/NSParagraphStyle.swift": "NSMutableParagraphStyle",
  ]

  /// Patterns that no test may contain.
  static let testWords = [
    WordRule(
      "a test asserts no wall clock",
      #"\bDate\(\)|\b(Continuous|Suspending)Clock\b|\bDispatch(Wall)?Time\b|\bDate\.now\b"#,
      except: .folder("StageRuntimeTests/", "clocks of a stage show the stage's time"),
      .file("OverscrollTests/SceneFile/TimeKeyTests.swift", "shows the stage's time"),
      .file("OverscrollTestingTests/TimeVariationTests.swift", "shows the stage's time")),
    WordRule(
      "a test draws from a generator with a printed seed",
      #"\barc4random|\bSystemRandomNumberGenerator\b|\.randomElement\(\)|\.shuffled?\(\)"#,
      #"\.hashValue\b|\.random\(in: [^,]*\)$"#,
      except: .folder("StageRuntimeTests/", "generators of a stage draw from its seed")),
    WordRule("a test throws", #"\btry!|\bfatalError\("#),
    WordRule(
      "a test that cannot run says so: `.enabled(if:)`, not an empty pass",
      #"\bguard let [^{]*try\? [^{]*else \{ return \}"#,
      except: .file("TypographyTests/RobustnessTests.swift", "damaged fonts may be refused")),
    WordRule("no unfinished business", #"\b(TODO|FIXME|XXX)\b"#, reads: .everything),
  ]
}
