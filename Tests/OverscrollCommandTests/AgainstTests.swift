import Foundation
import Graphics
import ImageCodecs
import TestSupport
import Testing

/// `overscroll test --against ios`.
@Suite("Comparison with the pictures of iOS", .needs(.overscroll, .swiftCompiler, .inter))
struct AgainstTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/AppTests", withIntermediateDirectories: true)
  }

  private func run(_ options: String...) throws -> Executable.Outcome {
    try #require(Executable.overscroll).run(
      ["test", "AppTests", "--artifacts", "artifacts"] + options, in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path, "CI": "0"])
  }

  private func write(_ color: String, _ width: Int, _ text: String) throws {
    try folder.write(
      "AppTests/BoxTests.swift",
      """
      import FBSnapshotTestCase
      import SnapshotTesting
      import UIKit
      func box(_ color: UIColor, _ width: CGFloat, _ text: String = "") -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.backgroundColor = .white
        let box = UIView(frame: CGRect(x: 4, y: 4, width: width, height: 8))
        box.backgroundColor = color
        let label = UILabel(frame: CGRect(x: 4, y: 30, width: 50, height: 20))
        label.text = text
        for part in [box, label] { view.addSubview(part) }
        return view
      }
      final class BoxTests: XCTestCase {
        func testColor() { assertSnapshot(of: box(.\(color), 20), as: .image) }
        func testText() { assertSnapshot(of: box(.red, 20, "\(text)"), as: .image) }
        func testWidth() { assertSnapshot(of: box(.red, \(width)), as: .image) }
      }
      final class OtherTests: FBSnapshotTestCase {
        func testNew() { if "\(text)" == "new" { FBSnapshotVerifyView(box(.red, 9)) } }
        func testNothing() {}
        func testSame() { FBSnapshotVerifyView(box(.red, 12)) }
      }

      """)
  }

  /// Makes the goldens those of a Mac: without the name of this package.
  private func makeGoldensForeign() throws {
    for name in folder.regularFiles where name.hasPrefix("AppTests/") && name.hasSuffix(".png") {
      let picture = try Bitmap(decoding: [UInt8](folder.bytes(name)))
      try Data(picture.encodedAsPNG()).write(to: URL(filePath: "\(folder.path)/\(name)"))
    }
  }

  private var pictures: [String] {
    folder.regularFiles.filter { $0.hasPrefix("AppTests/") && $0.hasSuffix(".png") }
  }

  @Test("Differences are counted by kind, and nothing is recorded", .gives("test --against"))
  func kinds() throws {
    try write("red", 20, "old")
    #expect(try run().status == 1)
    try makeGoldensForeign()
    let before = pictures
    #expect(before.count == 4)
    try write("blue", 26, "new")
    let outcome = try run("--against", "ios")
    let errors = outcome.errors
    #expect(outcome.status == 1)
    #expect(
      errors.contains(
        "5 pictures against iOS: 1 equal, 1 with other text only, 1 with other colours, "
          + "1 with another geometry, 0 of another size, 1 that iOS has not recorded"), "\(errors)")
    // Two boxes of 20 × 8 and 6 × 8 points of 60 × 60 differ. The median of four pictures is
    // between that of the narrower one and of the text.
    #expect(errors.contains("; without text: 0.67, 0.67 and 0.67 %"), "\(errors)")
    #expect(errors.contains("0 of 1 texts on a plain background have their edges within 0.67"))
    #expect(errors.contains("testColor] : other colours than on iOS: "), "\(errors)")
    #expect(errors.contains("testWidth] : another geometry than on iOS: "), "\(errors)")
    #expect(!errors.contains("accept:"), "\(errors)")
    #expect(pictures == before)
    let none = try run("--against", "ios", "--filter", "testNothing")
    #expect(none.status == 0, "\(none.errors)")
    #expect(none.errors.contains("No picture was compared with one of iOS"), "\(none.errors)")
    // The pictures of iOS are never replaced.
    _ = try run("--against", "ios", "--filter", "testColor")
    let accept = try #require(Executable.overscroll).run(
      ["accept", "--artifacts", "artifacts"], in: folder)
    #expect(accept.errors.contains("no failed snapshot to accept"), "\(accept)")

    // By default, this package's own pictures are beside them. One message explains it.
    let own = try run()
    let words = "next to a picture that another program has recorded"
    #expect(own.errors.ranges(of: words).count == 1, "\(own.errors)")
    #expect(pictures.filter { $0.contains("/Overscroll/") }.count == 4)
  }
}
