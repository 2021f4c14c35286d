import Testing

/// Tests of the checks themselves: each one gets bad and good examples.
struct CheckerTests {
  private func complaints(_ path: String, _ text: String) throws -> [String] {
    let file = SourceFile(path: path, text: text)
    let found =
      ImportCheck(targets: ArchitectureRules.targets).violations(in: file)
      + (try WordCheck(ArchitectureRules.words).violations(in: file))
      + (try OrderCheck().violations(in: [file])) + ShapeCheck.violations(in: file)
    return found.map(\.description)
  }

  @Test(arguments: [
    ("Graphics/A.swift", "import Typography", "Graphics may not import Typography"),
    ("Layers/A.swift", "public import HeadlessUIKit", "Layers may not import HeadlessUIKit"),
    ("Layers/A.swift", "import struct ImageCodecs.GIF", "Layers may not import ImageCodecs"),
    ("Layers/A.swift", "@preconcurrency import CFreeType", "Layers may not import CFreeType"),
    ("Typography/A.swift", "import CFreeType", "Typography may not import CFreeType"),
    ("Typography/A.swift", "import CText", "CText is C: declare what you call"),
    ("ImageCodecs/A.swift", "package import CImageIO", "CImageIO is C and must not show"),
    ("Overscroll/Stage/A.swift", "import CYaml", "only Overscroll/SceneFile/YAML/ may"),
    ("Overscroll/A.swift", "import ArgumentParser", "may not import ArgumentParser"),
    ("Layers/A.swift", "import Testing", "may import Testing"),
    ("Cellar/A.swift", "let a = 1", "Cellar has no row"),
  ])
  func importsThatLeadUpAreFound(path: String, text: String, complaint: String) throws {
    let found = try complaints(path, "\n\(text)")
    #expect(found.count == 1)
    #expect(found.first?.contains(complaint) == true, "\(found)")
  }

  @Test(arguments: [
    ("Overscroll/SceneFile/YAML/A.swift", "internal import CYaml"),
    ("ImageCodecs/A.swift", "internal import CGIF\nimport CImageIO"),
    ("HeadlessUIKit/A.swift", "public import Graphics\npackage import Cassowary"),
    ("OverscrollCommand/A.swift", "import ArgumentParser\nimport Graphics\nimport Dispatch"),
    ("Layers/A.swift", "// import HeadlessUIKit\nlet a = \"import HeadlessUIKit\""),
  ])
  func importsThatLeadDownAreNot(path: String, text: String) throws {
    #expect(try complaints(path, text) == [])
  }

  @Test(arguments: [
    ("let now = Date()", "no wall clock"), ("let a = ContinuousClock().now", "no wall clock"),
    ("start.duration(to: .now)", "no wall clock"), ("let a = \"at \\(Date())\"", "no wall clock"),
    ("arc4random_uniform(6)", "no randomness"), ("Int.random(in: 0..<6)", "no randomness"),
    ("var g = SystemRandomNumberGenerator()", "no randomness"),
    ("list.shuffled()", "no randomness"), ("let a = key.hashValue", "no randomness"),
    ("let a = 2 * tan(b)", "the C library's"), ("Foundation.pow(2, a)", "the C library's"),
    ("let a = Locale.current", "no locale"), ("let a = value.formatted()", "no locale"),
    ("let a = ProcessInfo.processInfo", "no environment"), ("getenv(name)", "no environment"),
    ("for key in fields.keys {", "keys and values have no order"),
    ("let red = red * 255 / Int(alpha)", "dividing by alpha"),
    ("let red = red / pixel.alpha", "dividing by alpha"),
    ("public struct CGVector {", "geometry types are Foundation's"),
    ("typealias CGFloat = Double", "geometry types are Foundation's"),
    ("let base: UnsafePointer<UInt8>", "pointers live"),
    ("array.withUnsafeBytes { $0 }", "pointers live"), ("unsafeBitCast(a, to: B.self)", "pointers"),
    ("let a = try! read()", "errors are thrown"), ("fatalError(\"no\")", "errors are thrown"),
    ("print(value)", "output goes"), ("  debugPrint(value)", "output goes"),
    ("if a < 1e-9 {", "a tolerance has a name"), ("let a = max(b, 2.5e-12)", "a tolerance has"),
    ("// TODO: later", "no unfinished"), ("/* FIXME */", "no unfinished"),
    ("final class FontManager {", "a name says"), ("enum ColorUtils {", "a name says"),
    ("struct FrameInfo {", "a name says"), ("protocol LayoutHelper {", "a name says"),
  ])
  func wordsThatMayNotBeSaidAreFound(text: String, complaint: String) throws {
    let found = try complaints("Layers/A.swift", "import Graphics\n\(text)\n")
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("Layers/A.swift:2: \(complaint)") == true, "\(found)")
  }

  @Test(arguments: [
    "// print(value), Date(), try! of an Unsafe thing", "/* /* fatalError() */ Date() */",
    "let a = \"Date() / alpha \\(value) print(\"", "let a = #\"getenv(\"x\") \\(Date())\"#",
    "let a = \"\"\"\n  \"Date()\" fatalError(\n  \"\"\"", "let a = \"\\\\\" // Date()",
    "let seen = block.now", "path.print(value)", "let a = alpha / 2", "let Information = 1",
    "private static let slack: CGFloat = 1e-9", "let slack = 1e-9", "let a = \"1e-9\"",
    "let all = fields.keys.sorted()", "extension CGVector {", "func fingerprint(_ a: Int) {}",
  ])
  func whatOnlyLooksLikeThemIsNot(text: String) throws {
    #expect(try complaints("Layers/A.swift", text) == [])
  }

  @Test func exceptionsHoldWhereTheySay() throws {
    let pointer = "let base: UnsafePointer<UInt8>"
    #expect(try complaints("Graphics/Kernels/A.swift", pointer) == [])
    #expect(try complaints("Graphics/Path/A.swift", pointer).count == 1)
    #expect(try complaints("Typography/A.swift", pointer).count == 1)
    #expect(try complaints("ImageCodecs/A.swift", "import CGIF\n\(pointer)") == [])
    let extern = "@_extern(c, \"f\") func f()"
    #expect(try complaints("Typography/A.swift", "\(extern)\n\(pointer)") == [])
    #expect(try complaints("Layers/A.swift", "import Graphics\n\(pointer)").count == 1)
    let environment = "let a = ProcessInfo.processInfo.environment; let b = Date()"
    #expect(try complaints("OverscrollCommand/A.swift", environment) == [])
    #expect(try complaints("OverscrollTesting/A.swift", environment).count == 1)
    #expect(try complaints("ImageCodecs/StraightAlpha.swift", "let a = b / alpha") == [])
    #expect(try complaints("ImageCodecs/A.swift", "let a = b / alpha").count == 1)
  }

  @Test func pointersInAppleSignaturesAreApples() throws {
    let signatures = [
      "public func f(_ p: UnsafePointer<Int>?)\n  -> OpaquePointer\n{ p[0] }",
      "  @objc open override func f(\n    _ p: UnsafePointer<Int>, of: Int = 0\n  ) {",
      "public convenience init?(a: (UnsafeRawPointer?) -> Void) {",
      "public private(set) var p: UnsafePointer<Int>? { nil }",
      "public typealias F = (UnsafeRawPointer?) -> Void",
      "@MainActor public protocol P {\n  var a: Int { get }\n  func f(_ p: UnsafePointer<Int>)\n}",
    ]
    for text in signatures {
      #expect(try complaints("HeadlessUIKit/A.swift", text) == [], "\(text)")
      #expect(try complaints("ImageCodecs/A.swift", text).count >= 1, "\(text)")
    }
    let others = [
      "func f(_ p: UnsafePointer<Int>) {", "private let p: UnsafeRawPointer",
      "public func f() { bytes.withUnsafeBytes { _ in } }",
      "public func f(_ a: Int)\n{\n  let p: UnsafePointer<Int>? = nil\n}",
      "public var a: Int { unsafeBitCast(b, to: Int.self) }",
      "public let a = UnsafeRawPointer(b)", "protocol P {\n  func f(_ p: UnsafePointer<Int>)\n}",
      "public protocol P {\n  func f()\n}\nlet a: UnsafeRawPointer",
    ]
    for text in others { #expect(try complaints("UIKit/A.swift", text).count == 1, "\(text)") }
    let door = "bitmap.withUnsafePixels { $0 }"
    #expect(try complaints("ImageCodecs/A.swift", door) == [])
    #expect(try complaints("Layers/A.swift", door).count == 1)
    #expect(try complaints("ImageCodecs/A.swift", "bytes.withUnsafeBytes { $0 }").count == 1)
    let yaml = "Overscroll/SceneFile/YAML/A.swift"
    #expect(try complaints(yaml, "import CYaml\nlet p: OpaquePointer") == [])
    #expect(try complaints(yaml, "let p: OpaquePointer").count == 1)
  }

  @Test func wideCommentsAreFound() throws {
    let words = String(repeating: "a b ", count: 24)
    #expect(try complaints("Layers/A.swift", "/// \(words)") == [])
    #expect(try complaints("Layers/A.swift", "  // \(words)").count == 1)
    #expect(try complaints("Layers/A.swift", "let a = \"\(words) // \"") == [])
    #expect(try complaints("Layers/A.swift", "let a = \"\"\"\n  // \(words)\n  \"\"\"") == [])
    #expect(
      try complaints("Layers/A.swift", "/// https://\(String(repeating: "a", count: 99))") == [])
  }

  @Test func whatIsUncheckedWithoutAReasonIsFound() {
    func count(_ text: String) -> Int {
      ShapeCheck.uncheckedWithoutReason(in: SourceFile(path: "A.swift", text: text)).count
    }
    #expect(count("final class A: @unchecked Sendable {}") == 1)
    #expect(count("/// Safe.\nfinal class A: @unchecked Sendable {\n  let a = 1") == 1)
    #expect(count("final class A: @unchecked Sendable {  // never written") == 0)
    #expect(count("final class A: @unchecked Sendable {\n  // Never written.") == 0)
    #expect(count("// Safe.\n/// A.\n@MainActor\nfinal class A: @unchecked Sendable {}") == 0)
    #expect(count("let b = 1\nnonisolated(unsafe) let a = b") == 1)
    #expect(count("// At once.\nnonisolated(unsafe) let a = b\nnonisolated(unsafe) let c = b") == 0)
    #expect(count("let a = \"@unchecked Sendable\"") == 0)
  }

  @Test func anIdlePermissionIsFound() {
    let targets = [
      TargetRule(name: "Low", layer: 0), TargetRule(name: "Middle", layer: 1, imports: ["Low"]),
      TargetRule(name: "High", layer: 2, imports: ["Middle", "Low"]),
    ]
    func idle(_ text: String) -> [String] {
      let files = [
        SourceFile(path: "High/A.swift", text: text),
        SourceFile(path: "Middle/A.swift", text: "import Low"),
      ]
      return ImportCheck(targets: targets).idlePermissions(among: files)
    }
    #expect(idle("import Middle\nimport Low") == [])
    #expect(idle("import Middle") == ["High may import Low and does not"])
    #expect(
      idle("") == ["High may import Middle and does not", "High may import Low and does not"])
  }

  @Test(arguments: [
    "let fields: [String: Int]\nfor field in fields {", "var seen = Set<Int>()\nseen.map { $0 }",
    "func a(_ rows: [Symbol: Row]) {\nfor (symbol, row) in rows where row.isEmpty {",
    "let known = Set(list)\nlet a = known.first",
    "var runs: [Key: [Int]] = [:]\nruns.forEach { draw($0) }",
  ])
  func walksWithoutOrderAreFound(text: String) throws {
    let found = try complaints("Layers/A.swift", text)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("Layers/A.swift:2: dictionaries and sets") == true)
  }

  @Test(arguments: [
    "let fields: [String: Int]\nlet a = fields[name]", "let rows: [Row]\nfor row in rows {",
    "let seen: Set<Int>\nif seen.contains(2) {", "let a: [Key: Int]\na.map { $0.key }.sorted()",
  ])
  func lookUpsAreNot(text: String) throws { #expect(try complaints("Layers/A.swift", text) == []) }

  @Test func aTypesFilesShareItsDictionaries() throws {
    let type = SourceFile(path: "Layers/Solver.swift", text: "var edits: [Variable: Int] = [:]")
    let walk = "func a() {\n  for edit in edits {"
    let concern = SourceFile(path: "Layers/Solver+Edits.swift", text: walk)
    let stranger = SourceFile(path: "Layers/Row.swift", text: walk)
    let found = try OrderCheck().violations(in: [type, concern, stranger])
    #expect(found.map(\.path) == ["Layers/Solver+Edits.swift"])
    #expect(found.map(\.line) == [2])
  }

  @Test func longAndVagueFilesAreFound() throws {
    let line = "let a = 1\n"
    #expect(try complaints("Layers/A.swift", String(repeating: line, count: 400)) == [])
    let long = try complaints("Layers/A.swift", String(repeating: line, count: 401))
    #expect(long == ["Layers/A.swift:401: a file has at most 400 lines"])
    let face = "HeadlessUIKit/Views/Views/UIView.swift"
    #expect(try complaints(face, String(repeating: line, count: 401)) == [])
    let idle = ShapeCheck.idleLongFiles(among: [SourceFile(path: face, text: line)])
    #expect(idle.count == ArchitectureRules.longFiles.count)
    let needed = SourceFile(path: face, text: String(repeating: line, count: 401))
    #expect(ShapeCheck.idleLongFiles(among: [needed]).count == idle.count - 1)
    #expect(try complaints("Layers/ColorUtils.swift", line).count == 1)
    #expect(try complaints("Layers/FrameInfo+Text.swift", line).count == 1)
  }

  @Test func geometryIsDeclaredOnceAndOnlyWhereItIsMissing() {
    func count(_ text: String) -> Int {
      ShapeCheck.geometryViolations(in: SourceFile(path: "A.swift", text: text)).count
    }
    let types = "  struct CGAffineTransform {}\n  struct CGVector {}\n"
    #expect(count("#if !canImport(CoreGraphics)\n\(types)#endif") == 0)
    #expect(count(types) == 2)
    #expect(count("#if !canImport(CoreGraphics)\n#else\n\(types)#endif") == 2)
    #expect(count("#if !canImport(CoreGraphics)\n\(types)\(types)#endif") == 1)
  }

  @Test func theManifestMustListExactlyWhatIsImported() {
    let manifest = Manifest(
      """
      targets: [
        .target(name: "Graphics", swiftSettings: strict),
        .target(name: "Layers", dependencies: ["Graphics", "Typography"], swiftSettings: strict),
        .target(
          name: "Overscroll",
          dependencies: [
            "Graphics",
            .product(
              name: "Yams", package: "yams",
              condition: .when(platforms: [.linux], traits: ["Scenes"])), "Layers",
          ]),
      ]
      """)
    #expect(manifest.dependencies["Graphics"] == [])
    #expect(manifest.dependencies["Layers"] == ["Graphics", "Typography"])
    #expect(manifest.dependencies["Overscroll"] == ["Graphics", "Yams", "Layers"])
    let files = [
      SourceFile(path: "Layers/A.swift", text: "import Foundation\nimport Graphics"),
      SourceFile(path: "Overscroll/A.swift", text: "import Graphics\nimport ImageCodecs"),
      SourceFile(path: "Typography/A.swift", text: ""),
    ]
    let found = ImportCheck(targets: ArchitectureRules.targets).violations(
      in: manifest, files: files)
    #expect(
      found.map(\.rule) == [
        "has no target Typography", "Layers lists Typography and does not import it",
        "Overscroll imports ImageCodecs, unlisted",
        "Overscroll lists Layers and does not import it",
        "Overscroll lists Yams and does not import it",
      ])
  }

  @Test func anExceptionThatExcusesNothingIsFound() throws {
    let rule = WordRule("no pointers", #"\bUnsafe"#, except: .file("Layers/A.swift", "a reason"))
    let check = try WordCheck([rule])
    let pointing = SourceFile(path: "Layers/A.swift", text: "let a: UnsafeRawPointer")
    let plain = SourceFile(path: "Layers/A.swift", text: "let a: Int // Unsafe no more")
    #expect(check.idleExceptions(among: [pointing]) == [])
    #expect(check.idleExceptions(among: [plain]).count == 1)
    #expect(check.idleExceptions(among: []).count == 1)
  }

  @Test func typesAndCitationsAreCounted() {
    let text = """
      /// See `Colors.swift` and layout.md.
      @MainActor public final class A { struct Inner {} }
      let b = "C.swift"  // struct D
      extension A {}
      indirect enum E {}
      """
    let file = SourceFile(path: "Layers/A.swift", text: text)
    #expect(ShapeCheck.topLevelTypes(in: file) == ["A", "E"])
    #expect(ShapeCheck.citations(in: file) == ["Colors.swift", "layout.md"])
  }
}
