import Foundation
import TestSupport
import Testing

/// `Documentation/UIKit.md` matches the sources.
@Suite(.needs(.overscroll, .swiftCompiler))
struct MembersTests {
  private func page(_ sources: String) throws -> [String] {
    let program = try #require(Executable.overscroll)
    let outcome = try program.run(["members", "--sources", sources], in: try Folder())
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.text.components(separatedBy: "\n")
  }

  @Test func thePageIsWhatTheSourcesSay() throws {
    let path = Repository.root.appending(path: "Documentation/UIKit.md")
    let kept = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
    let made = try page(Repository.root.appending(path: "Sources").path)
    let difference = made.difference(from: kept)
    let (added, gone) = (difference.insertions.count, difference.removals.count)
    #expect(added + gone == 0, "run `make members`: \(added) lines are new, \(gone) are gone")
  }

  /// Unavailable members are read from the given sources.
  @Test func aMemberIsOneLineWithItsState() throws {
    let folder = try Folder()
    for name in ["HeadlessUIKit", "UIKit"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write("HeadlessUIKit/A.swift", "public struct A {}\n")
    try folder.write(
      "UIKit/B.swift",
      """
      @available(*, unavailable, message: "use | instead") public typealias UIWheel = Int
      extension UIView {
        @available(*, unavailable, renamed: "turn(by:)")
        public class func turn(_ view: UIView, through angle: Int) {}
        @available(iOS 13, *) public func here() {}
      }
      """)
    let lines = try page(folder.path)
    #expect(lines.contains("| `UIWheel` | not: use \\| instead |"))
    #expect(lines.contains("| `turn(_:through:)` | not: use `turn(by:)` |"))
    #expect(!lines.contains { $0.contains("here()") })
    #expect(lines.contains("| `contentOffset` | works |"))
    #expect(
      lines.contains("| `init(coder:)` | partly: archives are not supported, always nil. |"))
    #expect(!lines.contains { $0.contains("`_") })
    let views = lines.firstIndex(of: "## UIView").map { lines[$0...] } ?? []
    let table = views.dropFirst().prefix { !$0.hasPrefix("## ") }
    #expect(table.contains("| `turn(_:through:)` | not: use `turn(by:)` |"))
    #expect(Set(table.filter { $0.hasPrefix("| `") }).count == table.count { $0.hasPrefix("| `") })
  }
}
