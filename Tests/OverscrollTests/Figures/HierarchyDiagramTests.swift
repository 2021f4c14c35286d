import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Overscroll
import OverscrollTesting
import TestSupport
import Testing

/// Exploded diagrams of the view hierarchy.
@MainActor
struct HierarchyDiagramTests {
  private var recorder: Recorder { Recorder(jobs: 1) { try FigureStages.boxes() } }

  private func tree(
    _ change: (inout HierarchyDiagram) -> Void = { _ in }, size: CGSize? = nil
  ) throws -> Bitmap {
    var diagram = HierarchyDiagram()
    change(&diagram)
    var style = FigureStyle()
    style.background = .color(.white)
    style.size = size
    return try recorder.diagram(diagram, at: .start, scale: 1, figure: style)
  }

  private func count(_ bitmap: Bitmap, _ isOne: (Pixel) -> Bool) -> Int {
    (0..<bitmap.height).reduce(0) { sum, y in
      sum + (0..<bitmap.width).count { isOne(bitmap[$0, y]) }
    }
  }

  private func isRed(_ pixel: Pixel) -> Bool {
    pixel.red > 200 && pixel.green < 60 && pixel.blue < 80
  }

  @Test func theChosenConstraintIsRedAndNoOther() throws {
    #expect(try count(tree(), isRed) == 0)
    let byPlace = try tree { $0.pinned = "inner.top" }
    let byName = try tree { $0.pinned = "pin" }
    #expect(count(byPlace, isRed) > 100)
    #expect(byName == byPlace)
    #expect(throws: DiagramError.self) { try tree { $0.pinned = "inner.bottom" } }
  }

  /// A view in front shows its own pixels. Views behind it show theirs where it does not cover
  /// them.
  @Test func everyViewHasItsPixels() throws {
    let all = try tree { ($0.hasNames, $0.hasConstraints) = (false, false) }
    let isBlue = { (pixel: Pixel) in pixel.blue > 200 && pixel.red < 80 && pixel.green < 80 }
    let isGreen = { (pixel: Pixel) in pixel.green > 150 && pixel.red < 80 && pixel.blue < 80 }
    #expect(count(all, isBlue) > 300 && count(all, isGreen) > 300)
    let without = try tree {
      ($0.hasNames, $0.hasConstraints, $0.views) = (false, false, ["outer"])
    }
    #expect(count(without, isBlue) == 0 && count(without, isGreen) > 300)
  }

  /// A label without background would be invisible on a page of its own colour. Its plane is
  /// darkened, but only in that case.
  @Test func wordsThatWouldNotBeSeenOnThePageHaveADarkPlane() throws {
    func dark(_ color: UIColor, on page: Color) throws -> Int {
      let recorder = Recorder(jobs: 1) { try FigureStages.words(color) }
      var diagram = HierarchyDiagram()
      (diagram.hasNames, diagram.hasConstraints, diagram.views) = (false, false, ["words"])
      var style = FigureStyle()
      style.background = .color(page)
      let bitmap = try recorder.diagram(diagram, at: .start, scale: 1, figure: style)
      return count(bitmap) { (90..<200).contains($0.red) && $0.red == $0.green }
    }
    let (lost, seen) = (try dark(.white, on: .white), try dark(.black, on: .white))
    #expect(lost > 2000 && seen < lost / 4, "\(lost) \(seen)")
    #expect(try dark(.black, on: .black) > 2000)
  }

  /// Seen from the front, with planes close together, the picture equals the screen.
  @Test func fromAheadItIsTheScreen() throws {
    let flat = try tree {
      ($0.hasNames, $0.hasConstraints) = (false, false)
      ($0.turn, $0.tilt, $0.spacing) = (0, 0, 0.001)
    }
    let screen = try recorder.still(at: 0, scale: 1)
    let (dx, dy) = ((flat.width - screen.width) / 2, (flat.height - screen.height) / 2)
    for (x, y) in [(60, 25), (60, 70), (100, 150), (10, 30)] {
      let (a, b) = (flat[dx + x, dy + y], screen[x, y])
      #expect(abs(Int(a.red) - Int(b.red)) < 24 && abs(Int(a.blue) - Int(b.blue)) < 24, "\(x) \(y)")
    }
  }

  @Test func aSizeIsKeptAndNamesThatAreNotThereAreSaid() throws {
    let bitmap = try tree(size: CGSize(width: 300, height: 200))
    #expect((bitmap.width, bitmap.height) == (300, 200))
    do {
      _ = try tree { $0.views = ["outer", "wrong"] }
      Issue.record("nothing is called wrong")
    } catch let error as DiagramError {
      #expect(error == .noView("wrong", known: ["view", "outer"]))
      #expect("\(error)" == "no visible view is named 'wrong'; known: view, outer")
    }
  }

  /// Missing goldens fail here, because nobody should record one by running the tests.
  private static let mode: RecordMode? =
    ProcessInfo.processInfo.environment["OVERSCROLL_RECORD"] == nil ? .never : nil

  @Test func diagramsLookAsTheyDid() throws {
    assertSnapshot(
      of: try tree { $0.pinned = "pin" }, as: .frame(), named: "hierarchy", record: Self.mode,
      directory: "\(Repository.fixtures.path)/Goldens", testName: "figure")
  }
}
