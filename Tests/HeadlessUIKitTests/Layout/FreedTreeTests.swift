import Foundation
import HeadlessUIKit
import Testing

/// Views that outlive the window that showed them keep the constraints between each other.
@MainActor
struct FreedTreeTests {
  /// A view around a view of 40 by 20 points, with a margin of 12 points.
  private func card() -> (box: UIView, content: UIView) {
    let card = box()
    let content = add(SizedView(40, 20), to: card)
    activate(
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 12),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 12))
    return (card, content)
  }

  /// Shows a view at a position in a new window, which is freed at the end.
  private func show(_ view: UIView, x: CGFloat, y: CGFloat) {
    let scene = Scene()
    scene.root.addSubview(view)
    activate(
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: x),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: y))
    scene.layout()
  }

  @Test func aViewIsLaidOutInOneWindowAfterAnother() {
    let (card, content) = card()
    for round in 0..<3 {
      show(card, x: CGFloat(10 * round), y: 5)
      #expect(card.superview == nil)
      #expect(card.frame == rect(CGFloat(10 * round), 5, 64, 44))
      #expect(content.frame == rect(12, 12, 40, 20))
      content.frame = .zero
    }
  }

  @Test func aViewIsLaidOutByItself() {
    let (card, content) = card()
    show(card, x: 10, y: 5)
    (content as? SizedView)?.size = CGSize(width: 50, height: 30)
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 74, height: 54))
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(content.frame == rect(12, 12, 50, 30))
  }

  @Test func newConstraintsJoinTheOldOnes() {
    let (card, content) = card()
    show(card, x: 10, y: 5)
    content.widthAnchor.constraint(equalToConstant: 90).isActive = true
    show(card, x: 0, y: 0)
    #expect(card.frame == rect(0, 0, 114, 44))
  }

  @Test func aSubviewThatLeavesTakesItsOwnConstraintsOnly() {
    let (card, content) = card()
    let leaf = box(in: content)
    leaf.place(x: 1, y: 2, width: 3, height: 4)
    show(card, x: 10, y: 5)
    content.removeFromSuperview()
    #expect(card.constraints.isEmpty)
    leaf.frame = .zero
    show(content, x: 0, y: 0)
    #expect(content.frame == rect(0, 0, 40, 20) && leaf.frame == rect(1, 2, 3, 4))
  }
}
