import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Alignment of a stack's views across its axis
/// (https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum).
@MainActor
struct StackAlignmentTests {
  @Test(arguments: [
    (UIStackView.Alignment.top, [0, 0, 0]), (.leading, [0, 0, 0]), (.center, [0, 50, 75]),
    (.bottom, [0, 100, 150]), (.trailing, [0, 100, 150]),
  ])
  func viewsKeepTheirBreadth(alignment: UIStackView.Alignment, tops: [CGFloat]) {
    let scene = StackScene.three()
    scene.stack.alignment = alignment
    #expect(scene.frames.map(\.height) == [200, 100, 50])
    #expect(scene.frames.map(\.minY) == tops)
    #expect(scene.size.height == 200)
    #expect(scene.views.allSatisfy { !$0.hasAmbiguousLayout })
  }

  @Test func aThickerStackLeavesViewsAsTheyAre() {
    let scene = StackScene.three().size(height: 300)
    scene.stack.alignment = .center
    #expect(scene.frames.map(\.minY) == [50, 100, 125])
    scene.stack.alignment = .fill
    #expect(scene.frames.map(\.height) == [300, 300, 300])
  }

  @Test func columnsAlignAtLeadingAndTrailing() {
    let scene = StackScene.three()
    scene.stack.axis = .vertical
    scene.stack.alignment = .trailing
    #expect(scene.frames.map(\.minX) == [0, 80, 120])
    scene.stack.semanticContentAttribute = .forceRightToLeft
    #expect(scene.frames.map(\.minX) == [0, 0, 0])
    #expect(scene.size.width == 160)
  }

  @Test func synonymsAreTheSame() {
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(UIStackView.Alignment.lastBaseline.rawValue == 5)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
  }

  @Test func aViewWithoutAnySizeHasNoBreadth() {
    let scene = StackScene([SizedView(20, 20), UIView()]).size(width: 100)
    scene.stack.alignment = .center
    scene.views[0].setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    #expect(scene.frames[1].size == CGSize(width: 80, height: 0))
    #expect(!scene.views[1].hasAmbiguousLayout)
  }

  @Test func firstBaselinesLieAtOneHeight() {
    let scene = StackScene([
      LineView(20, 30, ascent: 24), LineView(20, 20, ascent: 10), LineView(20, 60, ascent: 15),
    ])
    scene.stack.alignment = .firstBaseline
    #expect(scene.frames.map(\.minY) == [0, 14, 9])
    #expect(scene.size.height == 69)
    scene.size(height: 100)
    #expect(scene.frames.map(\.minY) == [0, 14, 9])
  }

  @Test func lastBaselinesLieAtOneHeight() {
    let scene = StackScene([LineView(20, 30, ascent: 24), LineView(20, 20, ascent: 10)])
    scene.stack.alignment = .lastBaseline
    #expect(scene.frames.map(\.minY) == [0, 14])
    scene.size(height: 100)
    #expect(scene.frames.map(\.maxY) == [96, 100])
  }

  @Test func aColumnTakesItsBaselinesFromItsFirstAndLastView() {
    let column = UIStackView(arrangedSubviews: [
      LineView(20, 10, ascent: 8), LineView(20, 30, ascent: 20),
    ])
    column.axis = .vertical
    let scene = StackScene([LineView(20, 30, ascent: 24), column])
    scene.stack.alignment = .firstBaseline
    #expect(scene.frames.map(\.minY) == [0, 16])
    scene.stack.alignment = .lastBaseline
    #expect(scene.frames.map(\.minY) == [6, 0])
    #expect(column.forFirstBaselineLayout === column.arrangedSubviews[0])
    #expect(column.forLastBaselineLayout === column.arrangedSubviews[1])
  }

  @Test func aRowTakesItsBaselineFromItsTallestView() {
    let row = UIStackView(arrangedSubviews: [
      LineView(20, 10, ascent: 8), LineView(20, 30, ascent: 20),
    ])
    row.alignment = .top
    let scene = StackScene([LineView(20, 30, ascent: 24), row])
    scene.stack.alignment = .firstBaseline
    #expect(scene.frames.map(\.minY) == [0, 4])
    #expect(row.forFirstBaselineLayout === row.arrangedSubviews[1])
  }

  @Test func anyViewMayNameTheViewWithItsBaseline() {
    final class Card: UIView {
      let line = LineView(20, 20, ascent: 15)
      override var forFirstBaselineLayout: UIView { line }
    }
    let scene = Scene(scale: 1)
    let card = add(Card(), to: scene.root)
    _ = add(card.line, to: card)
    let mark = box(in: scene.root)
    card.place(x: 0, y: 100, width: 50, height: 50)
    activate(
      card.line.topAnchor.constraint(equalTo: card.topAnchor, constant: 7),
      mark.topAnchor.constraint(equalTo: card.firstBaselineAnchor))
    scene.layout()
    #expect(mark.frame.minY == 122)
  }
}
