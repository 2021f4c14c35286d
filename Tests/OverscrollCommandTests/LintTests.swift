import Foundation
import TestSupport
import Testing

/// `overscroll lint`, tested through the program with the toolchain's compiler and the modules
/// built here.
@Suite(.needs(.overscroll, .swiftCompiler))
struct LintTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private struct Place: Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// Returns `kind Type.name line:column` in the order of the report, without follow-up errors.
  private func findings(_ files: [String]) throws -> [Place] {
    let outcome = try program.run(["lint", "--json"] + files, in: folder)
    try #require(outcome.status == 0 || outcome.status == 1, "\(outcome.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output))
    let report = try #require(value as? [String: Any])
    let found = try #require(report["findings"] as? [[String: Any]])
    #expect(outcome.status == (found.isEmpty ? 0 : 1))
    return try found.filter { $0["kind"] as? String != "followUp" }.map { finding in
      let text = try ["kind", "name"].map { try #require(finding[$0] as? String) }
      let numbers = try ["line", "column"].map { try #require(finding[$0] as? Int) }
      let type = (finding["type"] as? String).map { "\($0)." } ?? ""
      return Place("\(text[0]) \(type)\(text[1]) \(numbers[0]):\(numbers[1])")
    }
  }

  @Test func whatIsHereIsClean() throws {
    try folder.write(
      "a.swift",
      """
      import UIKit
      final class Screen: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { view.alpha = 0.5 }
      }
      """)
    #expect(try findings(["a.swift"]).isEmpty)
    let outcome = try program.run(["lint", "a.swift"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["1 file: nothing is missing."])
    #expect(folder.files == ["a.swift"])
  }

  @Test func missingNamesAndMembersHaveTheirPlaces() throws {
    try folder.write(
      "a.swift",
      """
      import UIKit
      class Panel: UIView {
        let wheel = UISpinningWheel()
        func turn(_ label: UILabel) {
          label.turnsAround = true
          frobnicate = 3; UIColor.chequered.set()
        }
        override func layoutTwice(for count: Int) {}
        let other: Stranger
      }
      """)
    #expect(
      try findings(["a.swift"]) == [
        Place("missingName UISpinningWheel 3:15"),
        Place("missingMember UIColor.chequered 6:29"),
        Place("missingMember UILabel.turnsAround 5:11"),
        Place("missingMember UIView.layoutTwice(for:) 8:17"),
        Place("unknownName Stranger 9:14"),
        Place("unknownName frobnicate 6:5"),
      ])
  }

  @Test func whatIsNotOfferedSaysWhatToUse() throws {
    try folder.write("a.swift", "import UIKit\nlet map: MKMapView? = nil\n")
    #expect(try findings(["a.swift"]) == [Place("unavailable MKMapView 2:10")])
    let lines = try program.run(["lint", "a.swift"], in: folder).lines
    #expect(lines.first == "Unavailable")
    #expect(lines.contains { $0.hasPrefix("  MKMapView: ") && $0.contains("MapKit") })
    #expect(lines.contains("    a.swift:2:10"))
    #expect(lines.last == "1 file: 1 unavailable.")
  }

  /// Each Objective-C construct occurs once, and code after it in the line keeps its column.
  @Test func objectiveCDoesNotHideTheRest() throws {
    try folder.write(
      "a.swift",
      """
      import UIKit
      @objcMembers class Screen: UIViewController {
        @IBOutlet weak var label: UILabel!; var a: UINothing?
        @objc(tap:) func tap(_ sender: Any) {}
        let name = "@objc \\(#selector(tap(_:)))" // @IBOutlet
        func make() { add(#selector(tap(_:)), UIAnything()); _ = #keyPath(Screen.label) }
        #if os(iOS)
          let b: UISomething? = nil
        #endif
      }
      """)
    #expect(
      try findings(["a.swift"]) == [
        Place("missingName UIAnything 6:41"), Place("missingName UINothing 3:46"),
        Place("missingName UISomething 8:12"), Place("objectiveC #keyPath 6:60"),
        Place("objectiveC #selector 5:23"), Place("objectiveC #selector 6:21"),
        Place("objectiveC @IBOutlet 3:3"), Place("objectiveC @objc 4:3"),
        Place("objectiveC @objcMembers 2:1"), Place("objectiveC os(iOS) 7:7"),
        Place("unknownName add 6:17"),
      ])
  }

  /// The compiler would stop at the first import that it cannot find.
  @Test func importsThatAreNotThereDoNotHideTheRest() throws {
    try folder.write(
      "a.swift",
      """
      import Nowhere; import UIKit.UIGestureRecognizerSubclass
      @_exported import class Elsewhere.Thing
      #if canImport(Elsewhere)
        import Elsewhere
      #endif
      let a = UINothing()
      """)
    try folder.write("b.swift", "import QuartzCore\nlet layer = CALayer()\nlet b = UINothing()\n")
    #expect(
      try findings(["a.swift", "b.swift"]) == [
        Place("missingModule Elsewhere 2:1"), Place("missingModule Nowhere 1:1"),
        Place("missingModule QuartzCore 1:1"), Place("missingModule UIKit 1:17"),
        Place("missingName UINothing 6:9"), Place("missingName UINothing 3:9"),
      ])
  }

  @Test func methodsThatAreDeclaredAndNeverCalledAreToldWithTheReason() throws {
    try folder.write(
      "a.swift",
      """
      import UIKit
      class Screen: UIViewController, UITableViewDelegate, NSLayoutManagerDelegate {
        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        func layoutManager(
          _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
          withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { 4 }
      }
      class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
      }
      """)
    let line = "layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)"
    #expect(
      try findings(["a.swift"]) == [
        Place("neverCalled NSLayoutManagerDelegate.\(line) 5:8"),
        Place("neverCalled UIFocusEnvironment.didUpdateFocus(in:with:) 13:17"),
        Place("neverCalled UITableViewDelegate.tableView(_:canFocusRowAt:) 3:8"),
        Place("neverCalled UITableViewDelegate.tableView(_:canFocusRowAt:) 11:17"),
      ])
    let lines = try program.run(["lint", "a.swift"], in: folder).lines
    #expect(lines.contains { $0.hasSuffix("the focus system is not supported") })
    #expect(lines.contains { $0.hasSuffix("line layout does not ask its delegate") })
  }

  @Test func methodsThatNobodyCallsAreTold() throws {
    try folder.write(
      "a.swift",
      """
      import UIKit
      protocol Turning: AnyObject { func tableView(_ tableView: UITableView, turns row: Int) }
      class Screen: UIViewController, UITableViewDelegate, Turning {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didSelectRowAtIndexPath indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, turns row: Int) {}
        func tableView(_ tableView: UITableView, mine row: Int) { self.tableView(tableView, mine: row) }
        private func tableView(_ tableView: UITableView, hidden row: Int) {}
        func tableViewTitle() {}
      }
      class Plain { func tableView(_ tableView: UITableView, nobodys row: Int) {} }
      class Inherits: Screen {}
      extension Inherits { func scrollViewDidSomething(_ scrollView: UIScrollView) {} }
      """)
    #expect(
      try findings(["a.swift"]) == [
        Place("neverCalled UIScrollViewDelegate.scrollViewDidSomething(_:) 13:27"),
        Place("neverCalled UITableViewDelegate.tableView(_:didSelectRowAtIndexPath:) 5:8"),
      ])
    let lines = try program.run(["lint", "a.swift"], in: folder).lines
    #expect(lines.contains { $0.hasSuffix("did you mean tableView(_:didSelectRowAt:)?") })
  }

  @Test("A method that a subclass adds to a conformance of its superclass is never called")
  func addedMethods() throws {
    try folder.write(
      "a.swift",
      """
      import UIKit
      protocol Listing: UITableViewDelegate {}
      class Base: UIViewController {
        func scrollViewDidZoom(_ scrollView: UIScrollView) {}
      }
      extension Base: Listing {}
      class Middle: Base {}
      class Sub: Middle, UISearchBarDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        override func scrollViewDidZoom(_ scrollView: UIScrollView) {}
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
      }
      extension Sub {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
      }
      """)
    #expect(
      try findings(["a.swift"]) == [
        Place("neverCalled UIScrollViewDelegate.scrollViewDidScroll(_:) 9:8"),
        Place("neverCalled UITableViewDelegate.tableView(_:heightForRowAt:) 14:8"),
      ])
    let lines = try program.run(["lint", "a.swift"], in: folder).lines
    #expect(lines.contains { $0.hasSuffix("implement it there, and override it here") })
  }

  @Test(.gives("lint --all --json")) func whatFollowsFromAnotherErrorIsCountedOnly() throws {
    try folder.write(
      "a.swift",
      """
      import UIKit
      class Wheel: UISpinningWheel {}
      func turn(_ wheel: Wheel) { wheel.frame = .zero; wheel.alpha = 1 }
      """)
    #expect(try findings(["a.swift"]) == [Place("missingName UISpinningWheel 2:14")])
    let few = try program.run(["lint", "a.swift"], in: folder).lines
    let all = try program.run(["lint", "--all", "a.swift"], in: folder).lines
    #expect(few.last == "1 file: 1 missing name, 3 probably caused by these.")
    #expect(!few.contains { $0.contains("UISpinningWheel.frame") })
    #expect(all.contains { $0.contains("UISpinningWheel.frame") } && all.last == few.last)
  }

  @Test func foldersAreReadWithoutWhatIsNotTheirs() throws {
    for name in ["App/Views", "App/Pods/Lib", "App/.build"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write("App/Views/same.swift", "import UIKit\nlet a = UINothing()\n")
    try folder.write("App/same.swift", "import UIKit\nlet b = UINothing()\n")
    try folder.write("App/Pods/Lib/c.swift", "let c = UINothing()\n")
    try folder.write("App/.build/d.swift", "let d = UINothing()\n")
    try folder.write("App/Package.swift", "import PackageDescription\n")
    let lines = try program.run(["lint", "App"], in: folder).lines
    #expect(
      lines == [
        "Missing names", "  UINothing", "    App/Views/same.swift:2:9",
        "    App/same.swift:2:9", "2 files: 1 missing name.",
      ])
  }

  @Test(.gives("lint --modules")) func mistakesHaveTheirExitCodes() throws {
    try folder.write("a.swift", "import UIKit\n")
    let scratch = try Folder()
    func run(_ arguments: [String], path: String? = nil) throws -> (Int32, String) {
      var environment = ["TMPDIR": scratch.path, "SWIFT_EXEC": ""]
      environment["PATH"] = path
      if path == nil { environment["SWIFT_EXEC"] = nil }
      let outcome = try program.run(["lint"] + arguments, in: folder, environment: environment)
      return (outcome.status, outcome.errors)
    }
    #expect(try run(["nowhere.swift"]).0 == 66)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/empty", withIntermediateDirectories: true)
    #expect(try run(["empty"]).0 == 66)
    #expect(try run(["a.swift", "--time-limit", "0"]).0 == 64)
    let absent = try run(["a.swift", "--swift", "nowhere"])
    #expect(absent.0 == 69 && absent.1.contains("--swift"))
    let noModules = try run(["a.swift", "--modules", "empty"])
    #expect(noModules.0 == 69 && noModules.1.contains("swift build --target UIKit"))
    let noCompiler = try run(["a.swift"], path: "/nowhere")
    #expect(noCompiler.0 == 69 && noCompiler.1.contains("install a Swift toolchain"))
    #expect(scratch.files.isEmpty)
    #expect(folder.files == ["a.swift", "empty"])
  }

  @Test(.gives("lint --swift --time-limit")) func temporaryFilesAreRemovedAndSlowCompilersEnded()
    throws
  {
    try folder.write("a.swift", "import UIKit\n")
    try folder.write("slow", "#!/bin/sh\nsleep 60\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/slow")
    let scratch = try Folder()
    let environment = ["TMPDIR": scratch.path]
    let clean = try program.run(["lint", "a.swift"], in: folder, environment: environment)
    #expect(clean.status == 0 && scratch.files.isEmpty, "\(scratch.files)")
    let slow = try program.run(
      ["lint", "a.swift", "--swift", "\(folder.path)/slow", "--time-limit", "1"], in: folder,
      environment: environment)
    #expect(slow.status == 69 && slow.errors.contains("--time-limit"))
    #expect(scratch.files.isEmpty, "\(scratch.files)")
  }
}
