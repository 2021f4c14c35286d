import Foundation
import Graphics
import HeadlessUIKit
import OverscrollTesting
import Snapshots
import TestSupport
import Testing

/// Snapshots of values as texts, and of layers.
@MainActor
struct ValueTests {
  private struct Person: Encodable {
    let name: String
    var friends: Set<String> = []
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  private func check<Value>(
    _ value: Value, _ strategy: TextStrategy<Value>, named name: String = "a"
  ) {
    assertSnapshot(of: value, as: strategy, named: name, record: .missing, directory: folder.path)
  }

  private func text(_ file: String) throws -> String {
    String(decoding: try folder.bytes("check.\(file)"), as: UTF8.self)
  }

  @Test func aValueIsRecordedThenMatchesThenDiffers() throws {
    withKnownIssue {
      check([1, 2], .dump)
    } matching: {
      "\($0)".contains("was recorded")
    }
    #expect(try text("a.txt") == "▿ 2 elements\n  - 1\n  - 2\n")
    for name in ["b", "c"] { try folder.write("check.\(name).txt", try text("a.txt")) }
    check([1, 2], .dump, named: "b")
    withKnownIssue {
      check([1, 3], .dump, named: "c")
    } matching: {
      "\($0)".contains("1 line differs")
    }
  }

  @Test func aDumpIsTheSameInEveryRun() throws {
    withKnownIssue { check(Person(name: "Ada", friends: ["Charles", "Babbage"]), .dump) }
    #expect(
      try text("a.txt") == """
        ▿ Person
          - name: "Ada"
          ▿ friends: 2 members
            - "Babbage"
            - "Charles"

        """)
  }

  @Test func jsonIsSortedAndHasItsExtension() throws {
    withKnownIssue { check(Person(name: "a/b"), .json) }
    #expect(try text("a.json") == "{\n  \"friends\" : [\n\n  ],\n  \"name\" : \"a/b\"\n}")
  }

  @Test func aDescriptionAndATextAreThemselves() throws {
    withKnownIssue { check(1...3, .description) }
    #expect(try text("a.txt") == "1...3")
    withKnownIssue { check("a\nb", .lines, named: "b") }
    #expect(try text("b.txt") == "a\nb")
  }

  @Test func anEmptyTextIsAValueToo() throws {
    withKnownIssue {
      check("", .lines)
    } matching: {
      "\($0)".contains("was recorded")
    }
    #expect(try text("a.txt").isEmpty)
  }

  @Test func anErrorOfTheStrategyFailsTheTest() {
    withKnownIssue {
      check(1, TextStrategy { _ in throw CancellationError() })
    } matching: {
      "\($0)".contains("CancellationError")
    }
    #expect(folder.files.isEmpty)
  }

  @Test func aTextInTheSourceMatchesOrDiffers() {
    assertInlineSnapshot(of: [1], as: .dump) {
      """
      ▿ 1 element
        - 1

      """
    }
    withKnownIssue {
      assertInlineSnapshot(of: [2], as: .dump, record: .never) { "▿ 1 element\n  - 1\n" }
    } matching: {
      "\($0)".contains("−  - 1\n  +  - 2")
    }
    withKnownIssue {
      assertInlineSnapshot(of: 1, as: .description, record: .never)
    } matching: {
      "\($0)".contains("No expected value to assert against.")
    }
  }

  @Test func aLayerIsAsLargeAsItIs() throws {
    let fixture = try SnapshotFixture()
    let layer = CALayer()
    layer.frame = CGRect(x: 7, y: 9, width: 3, height: 2)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let picture = try fixture.picture(layer, .frame(scale: 1))
    #expect(picture.width == 3 && picture.height == 2)
    #expect(picture[0, 0] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 5))
    #expect(try fixture.picture(view.layer, .frame(scale: 1)).width == 4)
  }
}
