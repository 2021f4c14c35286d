import Foundation
import TestSupport
import Testing

/// Apps whose files change between two renderings, tested through the program. The count of
/// compiled files is read from its messages.
@Suite(.needs(.overscroll, .swiftCompiler))
struct ChangedAppTests {
  private let program: Executable
  private let folder: Folder

  private static let screen = """
    import UIKit
    import Missing
    class Screen: UIViewController {
      let model = Model()
      override func viewDidLoad() {
        view.backgroundColor = model.color()
        Missing.start()
      }
    }
    """
  private static let model = """
    import UIKit
    class Model {
      let thing = Thing()
      func color() -> UIColor {
        other()
        return UIColor.red
      }
      func other() { Missing.stop() }
    }
    """

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/App", withIntermediateDirectories: true)
    try folder.write("App/Screen.swift", Self.screen)
    try folder.write("App/Model.swift", Self.model)
    try folder.write("App/A.swift", "struct A { var a = 1 }\n")
    try folder.write("App/B.swift", "struct B { func b() -> Int { A().a } }\n")
    try folder.write(
      "a.yaml",
      """
      scene: 1
      device: iphone-8
      app: App
      screen: {controller: Screen}
      outputs: [{file: a.png, time: end, scale: 1}]

      """)
    // Builds the rewriter, if no test has.
    _ = try program.run(
      ["check", "a.yaml"], in: folder, environment: ["OVERSCROLL_CACHE": AppCache.path])
  }

  private func render(cache: String = "cache") throws -> Executable.Outcome {
    try shareRewriter(with: folder.path + "/" + cache)
    return try program.run(
      ["render", "a.yaml"], in: folder,
      environment: ["OVERSCROLL_CACHE": folder.path + "/" + cache])
  }

  /// Gives a cache that does not exist the rewriter of the cache of all tests, which takes a minute
  /// to build.
  private func shareRewriter(with cache: String) throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: cache) else { return }
    try files.createDirectory(
      atPath: cache, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    for name in try files.contentsOfDirectory(atPath: AppCache.path)
    where name.hasPrefix("rewriter-") {
      try files.createSymbolicLink(
        atPath: "\(cache)/\(name)", withDestinationPath: "\(AppCache.path)/\(name)")
    }
  }

  /// The messages without those about compiling.
  private func warnings(_ outcome: Executable.Outcome) -> [Substring] {
    outcome.errors.split(separator: "\n").filter {
      !$0.hasPrefix("compiling ") && !$0.hasPrefix("✓")
    }
  }

  /// Renders, expects these words about compiling, and expects what an empty cache gives.
  private func expect(
    _ words: String, status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try render()
    #expect(
      outcome.errors.contains("compiling App (\(words))"), "\(outcome.errors)",
      sourceLocation: sourceLocation)
    #expect(outcome.status == status, "\(outcome.errors)", sourceLocation: sourceLocation)
    let picture = try? folder.bytes("a.png")
    try? FileManager.default.removeItem(atPath: folder.path + "/fresh")
    let fresh = try render(cache: "fresh")
    #expect(warnings(outcome) == warnings(fresh), sourceLocation: sourceLocation)
    #expect(outcome.status == fresh.status, sourceLocation: sourceLocation)
    #expect(picture == (try? folder.bytes("a.png")), sourceLocation: sourceLocation)
  }

  private func change(_ file: String, _ old: String, _ new: String) throws {
    let text = String(decoding: try folder.bytes(file), as: UTF8.self)
    #expect(text.contains(old))
    try folder.write(file, text.replacing(old, with: new))
  }

  @Test("Only changed bodies are compiled again, and leave out what compiling all files leaves out")
  func bodies() throws {
    try expect("4 files")
    try change("App/Model.swift", "UIColor.red", "UIColor.blue")
    try expect("1 of 4 files")
    try change("App/Model.swift", "UIColor.blue", "unknown()")
    try expect("1 of 4 files")
    try change("App/Model.swift", "unknown()", "thing.color")
    try expect("1 of 4 files")
    try change("App/Model.swift", "thing.color", "UIColor.green")
    try change("App/B.swift", "A().a", "A().a + 1")
    try expect("2 of 4 files")
  }

  /// Compiling a whole module removes functions that no file calls.
  @Test("A changed body can call what no file called before")
  func unusedParts() throws {
    try folder.write(
      "App/B.swift",
      """
      func number() -> Int { 1 }
      func isSame<T: Equatable>(_ one: T, _ other: T) -> Bool { one == other }
      struct B: Hashable { var a = A(), list = [1]; func text() -> String { "\\(a) \\(list.total())" } }
      enum Kind: String, CaseIterable { case one, two }
      extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
      protocol Named { func name() -> String }
      extension Named { func name() -> String { "name" } }
      final class C: Named { static let shared = C(); lazy var value = 2 }
      let global = 3
      """)
    try folder.write("App/A.swift", "struct A: Hashable { var a = 1 }\n")
    try expect("4 files")
    try change(
      "App/Model.swift", "other()\n",
      """
      other()
          let label = "\\(B().text()) \\(Kind.allCases) \\(C.shared.name()) \\(Set([B()]).count)"
          if number() + C.shared.value + global != 6 || !isSame(label, label) { return .black }

      """)
    try expect("1 of 4 files")
  }

  /// Other files contain code of such properties, if all are compiled as one.
  @Test("A file with lazy properties and initial values that are closures is compiled alone")
  func initialValues() throws {
    try folder.write(
      "App/B.swift",
      """
      import UIKit
      protocol BDelegate: AnyObject { func tapped() }
      class B: UIView {
        weak var delegate: BDelegate?
        let label: UILabel = {
          let label = UILabel()
          label.text = ["a", "b"].map { $0 + "1" }.joined()
          return label
        }()
        private lazy var button: UIButton = { let button = UIButton(type: .system); return button }()
        private let stack = UIStackView(arrangedSubviews: [UIView(), UIView()].map { $0 })
        var onTap: (Int) -> Int = { $0 + 1 }
        static let colors: [UIColor] = [.red, .blue].filter { $0 != .blue }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(button)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      struct Style { var color = { UIColor.green }(), sizes = (0..<3).map { CGFloat($0) } }
      """)
    try folder.write("App/A.swift", "extension B { convenience init(one: Int) { self.init() } }\n")
    try change(
      "App/Model.swift", "other()\n", "let view = B(one: 1); _ = (view.onTap(1), Style())\n")
    try expect("4 files")
    try change("App/B.swift", "addSubview(button)", "addSubview(label)")
    try expect("1 of 4 files")
  }

  @Test("A module of a single file is compiled again when its file changes")
  func singleFile() throws {
    for name in ["A", "B", "Model"] {
      try FileManager.default.removeItem(atPath: folder.path + "/App/\(name).swift")
    }
    try change("App/Screen.swift", "model.color()", "model()")
    try change("App/Screen.swift", "Model()", "{ UIColor.red }")
    try expect("1 file")
    try change("App/Screen.swift", "model()", "model().withAlphaComponent(0.5)")
    try expect("1 file")
  }

  @Test("All files are compiled if declarations or files change")
  func declarations() throws {
    _ = try render()
    try change("App/A.swift", "var a = 1", "var a = 1.5")
    try expect("4 files")
    try folder.write("App/C.swift", "struct C {}\n")
    try expect("5 files")
    try FileManager.default.moveItem(
      atPath: folder.path + "/App/C.swift", toPath: folder.path + "/App/D.swift")
    try expect("5 files")
    try FileManager.default.removeItem(atPath: folder.path + "/App/D.swift")
    let back = try render()
    #expect(back.status == 0, "\(back.errors)")
  }

  @Test("A syntax error is reported, and its correction compiles the corrected file")
  func syntaxError() throws {
    try expect("4 files")
    try change("App/Model.swift", "return UIColor.red", "return (UIColor.red")
    let broken = try render()
    #expect(broken.status == 65, "\(broken.errors)")
    try change("App/Model.swift", "return (UIColor.red", "return UIColor.green")
    try expect("1 of 4 files")
  }

  @Test("Objects and records of an interrupted build are not used")
  func interrupted() throws {
    _ = try render()
    for (number, name) in ["1-A.o", "record.json"].enumerated() {
      let cache = folder.path + "/cache"
      let names = FileManager.default.enumerator(atPath: cache)?.compactMap { $0 as? String }
      let found = try #require(names?.first { $0.hasPrefix("App-") && $0.hasSuffix("/" + name) })
      try folder.write("cache/\(found)", "cut")
      try change("App/Model.swift", "UIColor.", number == 0 ? "UIKit.UIColor." : "UIColor.")
      try change("App/B.swift", "A().a", "A().a + 1")
      try expect("4 files")
    }
  }

  @Test("Two processes that compile the same change give the same picture")
  func together() async throws {
    try expect("4 files")
    try change("App/Model.swift", "UIColor.red", "UIColor.blue")
    async let one = Task.detached { try render() }.value
    async let other = Task.detached { try render() }.value
    let outcomes = try await [one, other]
    #expect(outcomes.allSatisfy { $0.status == 0 })
    let counts = outcomes.map { $0.errors.contains("compiling App (1 of 4 files)") }
    #expect(counts.count { $0 } == 1, "\(outcomes.map(\.errors))")
    #expect(warnings(outcomes[0]).filter { $0.contains("is not available") }.count <= 2)
  }
}
