import Foundation
import HeadlessUIKit
import Testing

/// Wrapping text, and fitting sizes.
@MainActor
struct WrappingTests {
  private func text(in scene: Scene, width: CGFloat?) -> WrappingView {
    let text = add(WrappingView(area: 6000, lineHeight: 10), to: scene.root)
    activate(
      text.topAnchor.constraint(equalTo: scene.root.topAnchor),
      text.leftAnchor.constraint(equalTo: scene.root.leftAnchor))
    if let width { activate(text.widthAnchor.constraint(equalToConstant: width)) }
    return text
  }

  @Test func heightIsMeasuredAtTheSolvedWidth() {
    let scene = Scene()
    let text = text(in: scene, width: 100)
    scene.layout()
    // The text is 600 long on one line, which is six lines of 100.
    #expect(text.frame.size == CGSize(width: 100, height: 60))
    #expect(text.measurements == [100])
  }

  @Test func nothingIsMeasuredWhileTheWidthStays() {
    let scene = Scene()
    let text = text(in: scene, width: 100)
    let below = box(in: scene.root)
    let gap = below.topAnchor.constraint(equalTo: text.bottomAnchor)
    activate(gap)
    scene.layout()
    for step in 1...5 {
      gap.constant = CGFloat(step)
      scene.layout()
    }
    #expect(text.measurements == [100])
    #expect(below.frame.minY == 65)
  }

  @Test func aNewWidthIsANewHeight() {
    let scene = Scene()
    let text = text(in: scene, width: 100)
    scene.layout()
    text.constraints.first { $0.firstAttribute == .width }?.constant = 300
    scene.layout()
    #expect(text.frame.size == CGSize(width: 300, height: 20))
  }

  @Test func widthIsRoundedDownToPixelsForMeasuring() {
    let scene = Scene(scale: 2)
    let text = text(in: scene, width: 100.3)
    scene.layout()
    #expect(text.measurements == [100])
  }

  @Test func withoutAWidthTheTextIsOneLine() {
    let scene = Scene()
    let text = text(in: scene, width: nil)
    scene.layout()
    #expect(text.frame.size == CGSize(width: 600, height: 10))
  }

  @Test func fittingTakesTheSubtreeAloneAndLeavesItAlone() {
    let scene = Scene()
    let cell = box("cell", in: scene.root)
    let label = add(SizedView(120, 20), to: cell)
    activate(
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      label.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 10),
      cell.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 10),
      cell.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 5))
    cell.place(x: 0, y: 0, width: 333, height: 44)
    // Constraints to views outside of the cell are ignored; constraints on the cell's own size are
    // not.
    let own = cell.constraints.filter { $0.secondItem == nil }
    NSLayoutConstraint.deactivate(own)
    let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 140, height: 30))
    #expect(cell.frame == .zero)
  }

  @Test func fittingWithARequiredWidthMeasuresTheHeightThere() {
    let cell = box("cell")
    let text = add(WrappingView(area: 6000, lineHeight: 10), to: cell)
    text.pin(to: cell)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 30))
  }

  @Test func fittingExpandsWhereNothingHugsMore() {
    let cell = box("cell")
    let inner = box(in: cell)
    inner.pin(to: cell)
    activate(inner.widthAnchor.constraint(lessThanOrEqualToConstant: 500))
    let size = cell.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(size == CGSize(width: 500, height: 10000))
  }

  nonisolated static let fittingRows: [[CGFloat]] = [
    [173.25, 2, 173.5], [173.25, 3, 520.0 / 3], [173.5, 3, 521.0 / 3],
  ]

  @Test(arguments: fittingRows)
  func fittingSizesAreRoundedToTheNearestPixelHalfUp(row: [CGFloat]) {
    let (height, scale, expected) = (row[0], row[1], row[2])
    _ = Scene(scale: scale)
    let cell = box()
    activate(cell.heightAnchor.constraint(equalToConstant: height))
    let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(near(size.height, expected, within: 1e-9))
  }
}
