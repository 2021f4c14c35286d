import Foundation
import Graphics
import Layers
import Overscroll
import OverscrollTesting
import TestSupport
import Testing

/// Cropped and faded devices, and small pictures of parts that no other suite covers.
@MainActor
struct FigurePartTests {
  /// A side of a figure, and its pixels from the edge inwards.
  enum Side: CaseIterable {
    case top, left, bottom, right

    func edges(_ length: CGFloat) -> FigureEdges {
      var edges = FigureEdges()
      switch self {
      case .top: edges.top = length
      case .left: edges.left = length
      case .bottom: edges.bottom = length
      case .right: edges.right = length
      }
      return edges
    }

    var isAcross: Bool { self == .left || self == .right }

    var opposite: Side {
      switch self {
      case .top: .bottom
      case .left: .right
      case .bottom: .top
      case .right: .left
      }
    }

    /// Returns the pixels along the middle of the picture, from this side inwards.
    func pixels(of bitmap: Bitmap) -> [Pixel] {
      switch self {
      case .top: (0..<bitmap.height).map { bitmap[bitmap.width / 2, $0] }
      case .left: (0..<bitmap.width).map { bitmap[$0, bitmap.height / 2] }
      case .bottom: Side.top.pixels(of: bitmap).reversed()
      case .right: Side.left.pixels(of: bitmap).reversed()
      }
    }
  }

  private func picture(_ style: FigureStyle) throws -> Bitmap {
    let stage = try FigureStages.striped()
    let tree = FigureComposer(style, panels: [FigurePanel(stage)]).tree(of: [stage])
    return Compositor(scale: 1).render(tree)
  }

  @Test(arguments: Side.allCases)
  func screensFadeTowardsTheirEdge(side: Side) throws {
    var style = FigureStyle.bare
    style.fade = side.edges(40)
    let bitmap = try picture(style)
    let alphas = side.pixels(of: bitmap).map { Int($0.alpha) }
    #expect(try #require(alphas.first) < 8, "\(alphas)")
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 }, "grows all the way")
    #expect((120..<136).contains(alphas[20]), "half-way: \(alphas[20])")
    #expect(alphas[41...].allSatisfy { $0 == 255 })
    #expect(side.opposite.pixels(of: bitmap)[0].alpha == 255)
  }

  /// Cropping removes only the cropped part, for every body.
  @Test(arguments: Side.allCases)
  func whatIsCroppedIsGoneAndNothingElse(side: Side) throws {
    for body in FigureStyle.Body.allCases {
      var style = FigureStyle.bare
      style.body = body
      let whole = try picture(style)
      style.crop = side.edges(30)
      let cut = try picture(style)
      let size = (
        width: whole.width - (side.isAcross ? 30 : 0),
        height: whole.height - (side.isAcross ? 0 : 30)
      )
      let rest = whole.cropped(
        to: PixelRect(
          x: side == .left ? 30 : 0, y: side == .top ? 30 : 0, width: size.width,
          height: size.height))
      #expect((cut.width, cut.height) == size, "\(body)")
      let isSame = cut == rest
      #expect(isSame, "\(body)")
    }
  }

  // MARK: Goldens

  /// Missing goldens fail here, because nobody should record one by running the tests.
  private static let mode: RecordMode? =
    ProcessInfo.processInfo.environment["OVERSCROLL_RECORD"] == nil ? .never : nil

  private func look(_ bitmap: Bitmap, named name: String) {
    assertSnapshot(
      of: bitmap, as: .frame(), named: name, record: Self.mode,
      directory: "\(Repository.fixtures.path)/Goldens", testName: "figure")
  }

  private var style: FigureStyle {
    var style = FigureStyle()
    style.padding = FigureEdges(16)
    style.background = .color(.white)
    return style
  }

  @Test func comparisonsLookAsTheyDid() throws {
    let panels = [
      FigurePanel(try FigureStages.striped(), caption: "Before"),
      FigurePanel(try FigureStages.striped([.setOffset(y: 60)]), caption: "After 60 points"),
    ]
    for panel in panels { try panel.stage.advance(to: panel.stage.display.time(ofTick: 2)) }
    let tree = FigureComposer(style, panels: panels).tree(of: panels.map(\.stage))
    look(Compositor(scale: 1).render(tree), named: "compare")
  }

  /// A pressed finger after a drag of 60 points, with its trail.
  @Test func touchesLookAsTheyDid() throws {
    var style = style
    let script: Timeline = [.drag(by: -60, over: 0.2), .hold(0.2)]
    let recorder = Recorder(jobs: 1) { try FigureStages.striped(script) }
    style.touches = TouchStyle()
    let bare = try recorder.still(at: 0.2, scale: 1, figure: style)
    style.touches = TouchStyle(hasTrail: true)
    let trailing = try recorder.still(at: 0.2, scale: 1, figure: style)
    let isSame = bare == trailing
    #expect(!isSame, "the trail is seen")
    look(trailing, named: "touches")
  }

  @Test func notesLookAsTheyDid() throws {
    var style = style
    let device = try FigureStages.small()
    var box = FigureNote(.box(CGRect(x: 20, y: 100, width: 60, height: 30)))
    box.color = Color(red: 0.1, green: 0.35, blue: 0.75)
    style.notes = [
      FigureNote(.arrow(from: CGPoint(x: 10, y: 40), to: CGPoint(x: 90, y: 60)), text: "Here"),
      box,
    ]
    let recorder = Recorder(jobs: 1) { try FigureStages.blank(on: device) }
    look(try recorder.still(at: 0, scale: 1, figure: style), named: "notes")
  }
}
