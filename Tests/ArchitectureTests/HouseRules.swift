// The rules of the house as data (README, "Codemap" and "Invariants"): who may import whom, what no
// source may say, and where the exceptions are. The checks that read this are in the other files.

/// A target and what it may import: the listed rooms and all that these stand on.
struct Room {
  let name: String
  let floor: Int
  var imports: [String] = []
  /// Modules of C, never in an interface: imported plainly or `internal`.
  var libraries: [String] = []
  /// Targets of C whose functions are declared with `@_extern(c)`: nobody imports them, so that who
  /// imports the room needs no module map of theirs.
  var externs: [String] = []
  /// Names that its sources import for modules of ours: the compiler is told to read them so.
  var aliases: [String: String] = [:]
  /// Modules of other packages, by the folder that may import them; "" for the whole target.
  var packages: [String: String] = [:]
}

enum HouseRules {
  static let rooms = [
    Room(name: "Graphics", floor: 0),
    Room(name: "Cassowary", floor: 0),
    Room(name: "ScrollPhysics", floor: 0),
    Room(
      name: "Typography", floor: 1, imports: ["Graphics"],
      externs: ["CText"]),
    Room(name: "ImageCodecs", floor: 1, imports: ["Graphics"], libraries: ["CImageIO", "CGIF"]),
    Room(name: "Layers", floor: 2, imports: ["Graphics", "Typography"]),
    Room(
      name: "HeadlessUIKit", floor: 3,
      imports: ["Layers", "Cassowary", "ScrollPhysics", "ImageCodecs"]),
    Room(name: "ConstraintDSL", floor: 4, imports: ["HeadlessUIKit"]),
    Room(name: "UIKit", floor: 4, imports: ["HeadlessUIKit"]),
    Room(name: "_Testing_UIKit", floor: 4),
    Room(
      name: "ScrollEffects", floor: 5, imports: ["HeadlessUIKit", "ConstraintDSL"],
      aliases: ["UIKit": "HeadlessUIKit"]),
    Room(
      name: "ScrollEffectPublishers", floor: 6, imports: ["ScrollEffects"],
      packages: ["OpenCombine": ""]),
    Room(
      name: "Overscroll", floor: 6, imports: ["HeadlessUIKit", "ScrollEffects", "ImageCodecs"],
      packages: ["CYaml": "SceneFile/YAML/"]),
    Room(name: "OverscrollTesting", floor: 7, imports: ["Overscroll", "ImageCodecs"]),
    Room(
      name: "OverscrollCommand", floor: 8, imports: ["Overscroll"],
      packages: ["ArgumentParser": ""]),
    Room(name: "OverscrollTool", floor: 9, imports: ["OverscrollCommand"]),
  ]

  /// Modules that come with a product of another name.
  static let products = ["CYaml": "Yams"]

  /// What comes with the toolchain, by the rooms that may import it; empty for all.
  static let toolchain: [String: [String]] = [
    "Foundation": [], "Synchronization": [], "Combine": ["ScrollEffectPublishers"],
    // Where there is Core Graphics, the types declared in Graphics are its own.
    "CoreGraphics": ["Graphics"],
    "Dispatch": street, "Glibc": street, "Darwin": street, "Testing": ["OverscrollTesting"],
  ]

  /// Where the program meets its machine.
  static let street = ["OverscrollCommand", "OverscrollTool"]

  static let longestFile = 600

  static let words = [
    WordRule(
      "no wall clock below the street: time is an argument",
      #"\bDate\(\)|\b(Continuous|Suspending)Clock\b|\bDispatch(Wall)?Time\b|\bDate\.now\b"#,
      #"(^|[^\w)\]?!>])\.now\b|\bclock_gettime\b|\bgettimeofday\b|\bsystemUptime\b|\bTimer\b"#,
      except: .rooms(street)),
    WordRule(
      "no randomness below the street",
      #"\barc4random|\bSystemRandomNumberGenerator\b|\.random\(|\.randomElement\(|\bUUID\(\)"#,
      #"\.shuffled?\(|\.hashValue\b|\bHasher\(\)|\bd?rand(48)?\(\)"#, except: .rooms(street)),
    WordRule(
      "no locale below the street",
      #"\b(Locale|TimeZone|Calendar)\.(current|autoupdatingCurrent)\b|\bsetlocale\b"#,
      #"\b(Number|Date)Formatter\b|\.formatted\(|\.localized\w+|\(localized:"#,
      except: .rooms(street)),
    WordRule(
      "no environment below the street",
      #"\bProcessInfo\b|\bgetenv\b|\bCommandLine\b|\bNSHomeDirectory\b|\bcurrentDirectoryPath\b"#,
      except: .rooms(street + ["OverscrollTesting"])),
    WordRule(
      "keys and values have no order: sort them, or keep an array",
      #"[\w)\]]\.(keys|values)\b(?!\.sorted)"#,
      except: .file(
        "Overscroll/SceneFile/SceneReader+Scene.swift", "`Self.keys` is an array of known keys"),
      .file(
        "HeadlessUIKit/Layout/Engine/LayoutEngine.swift", "resets every row, whatever the order"),
      .file("UIKit/AssociatedObjects.swift", "`values` is a dictionary's name, and only looked up")),
    WordRule(
      "dividing by alpha happens in StraightAlpha only: bitmaps are premultiplied",
      #"[^/]/ *(\w+\()?(\w+\.)*alpha\b|\bun[pP]remultipl|\bvar straight\b"#,
      except: .file("ImageCodecs/StraightAlpha.swift", "the one place")),
    WordRule(
      "geometry types are Foundation's; what Linux lacks is declared once, in Graphics",
      #"\b(struct|class|enum|typealias) +CG(AffineTransform|Vector|Float|Point|Size|Rect)\b"#,
      except: .file("Graphics/Geometry/CGAffineTransform.swift", "the one place")),
    WordRule(
      "pointers live in the kernels, in Bitmap and around calls of C",
      #"\b[Uu]nsafe\w+|\bwithUnsafe\w*|\bOpaquePointer\b|\bUnmanaged\b|\bwithMemoryRebound\b"#,
      except: .folder("Graphics/Kernels/", "the kernels"),
      .file("Graphics/Bitmap/Bitmap.swift", "the door to pixels"),
      .callersOfC(["ImageCodecs", "Typography"]),
      .file("Cassowary/BlockPool.swift", "one uniqueness check for a whole row"),
      .file("Overscroll/SceneFile/YAML/YAMLEventStream.swift", "calls libyaml"),
      .file("OverscrollCommand/Signals.swift", "compares C's functions"),
      .file("ImageCodecs/StraightAlpha.swift", "a kernel over all pixels, by Bitmap's door"),
      .file("ImageCodecs/JPEG/Orientation.swift", "a kernel over all pixels, by Bitmap's door"),
      .file("ImageCodecs/PNG/RowFilter.swift", "a kernel over rows of bytes"),
      .file("ImageCodecs/GIF/GIFDecoder.swift", "paints indices, by Bitmap's door"),
      .file("ImageCodecs/GIF/GIFEncoder.swift", "flattens a frame, by Bitmap's door"),
      .file("Typography/Fonts/FontBytes.swift", "the memory that the C libraries read fonts from"),
      .file("Layers/Compositing/Canvas.swift", "clears rows, by Bitmap's door"),
      .file("HeadlessUIKit/Scrolling/UIScrollViewDelegate.swift", "UIKit's own interface"),
      .file("OverscrollTesting/XCTestBridge.swift", "finds XCTest at run time"),
      .file("UIKit/AssociatedObjects.swift", "the Objective-C runtime's own interface"),
      .file("HeadlessUIKit/Scrolling/UIScrollView+Motion.swift", "calls that interface")),
    WordRule("errors are thrown, mistakes are preconditions", #"\btry!|\bfatalError\("#),
    WordRule(
      "output goes through the street's Console", #"(^|[^\w.])(print|debugPrint|dump|NSLog)\("#),
    WordRule("no unfinished business", #"\b(TODO|FIXME|XXX)\b"#, reads: .everything),
    WordRule(
      "a name says what a thing is",
      #"\b(struct|class|enum|protocol|actor|typealias) +\w*(Manager|Helper|Util|Info)s?\b"#),
  ]
}
