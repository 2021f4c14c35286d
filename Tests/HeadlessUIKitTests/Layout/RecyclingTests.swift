import Foundation
import HeadlessUIKit
import Testing

/// Removing and adding a subtree costs only its own size, independently of the rest of the screen.
@MainActor
struct RecyclingTests {
  /// Returns a row of a list with an image of fixed size, a title and a subtitle, laid out by
  /// constraints.
  private func row(_ index: Int, in list: UIView) -> UIView {
    let row = box("row\(index)", in: list)
    let picture = box(in: row)
    let (title, subtitle) = (add(SizedView(120, 20), to: row), add(SizedView(80, 16), to: row))
    activate(
      picture.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      subtitle.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor, constant: -8))
    place(row, index, in: list)
    return row
  }

  private func place(_ row: UIView, _ index: Int, in list: UIView) {
    activate(
      row.leftAnchor.constraint(equalTo: list.leftAnchor),
      row.widthAnchor.constraint(equalTo: list.widthAnchor),
      row.topAnchor.constraint(equalTo: list.topAnchor, constant: CGFloat(index) * 60),
      row.heightAnchor.constraint(equalToConstant: 60))
  }

  @Test func theEffortDoesNotGrowWithTheRestOfTheScreen() {
    var efforts: [[Int]] = []
    for views in [60, 200, 1000] {
      let scene = Scene()
      let list = scene.root
      let rows = (0..<views / 4).map { row($0, in: list) }
      scene.layout()
      let frames = rows.map { [$0.frame] + $0.subviews.map(\.frame) }
      let before = list.layoutEffort
      let recycled = rows[views / 8]
      recycled.removeFromSuperview()
      scene.layout()
      let between = list.layoutEffort
      list.addSubview(recycled)
      place(recycled, views / 8, in: list)
      scene.layout()
      let after = list.layoutEffort
      efforts.append([
        between.rows - before.rows, between.pivots - before.pivots,
        after.rows - between.rows, after.pivots - between.pivots,
        between.visits - before.visits, after.visits - between.visits,
        between.reads - before.reads, after.reads - between.reads,
      ])
      #expect(rows.map { [$0.frame] + $0.subviews.map(\.frame) } == frames)
      #expect(scene.log.entries.isEmpty)
    }
    #expect(efforts[0] == efforts[1] && efforts[1] == efforts[2], "\(efforts)")
    #expect(efforts[0][0] == 0, "taking rows out enters none")
  }

  @Test func whatCrossesTheBorderEndsWithTheViewAndWhatLiesInsideDoesNot() {
    let scene = Scene()
    let (card, other) = (box(in: scene.root), box(in: scene.root))
    let part = box(in: card)
    let guide = UILayoutGuide()
    card.addLayoutGuide(guide)
    let inside = [
      part.leftAnchor.constraint(equalTo: card.leftAnchor),
      guide.topAnchor.constraint(equalTo: part.bottomAnchor),
      card.heightAnchor.constraint(equalToConstant: 40),
    ]
    let crossing = [
      card.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      other.topAnchor.constraint(equalTo: card.bottomAnchor),
      other.leftAnchor.constraint(equalTo: guide.leftAnchor),
      part.widthAnchor.constraint(equalTo: other.widthAnchor),
      card.leftAnchor.anchorWithOffset(to: other.leftAnchor).constraint(
        equalTo: part.widthAnchor),
      card.safeAreaLayoutGuide.topAnchor.constraint(equalTo: scene.root.topAnchor),
    ]
    let outside = [other.rightAnchor.constraint(equalTo: scene.root.rightAnchor)]
    func areActive(_ constraints: [NSLayoutConstraint]) -> [Bool] { constraints.map(\.isActive) }
    // A constraint that was deactivated and activated again is still tracked.
    NSLayoutConstraint.activate(crossing + inside + outside)
    crossing[1].isActive = false
    crossing[1].isActive = true
    scene.layout()
    card.removeFromSuperview()
    #expect(areActive(crossing) == [false, false, false, false, false, false])
    #expect(areActive(inside) == [true, true, true] && areActive(outside) == [true])
    #expect(scene.root.constraints == outside && card.constraints.count == 3)
    scene.root.addSubview(card)
    NSLayoutConstraint.activate(crossing)
    part.removeFromSuperview()
    #expect(areActive(crossing) == [true, true, true, false, false, true])
    #expect(areActive(inside) == [false, false, true])
  }

  @Test func othersStayAsTheyWereWhenASubtreeLeaves() {
    let scene = Scene()
    let rows = (0..<5).map { row($0, in: scene.root) }
    let follower = box(in: scene.root)
    activate(
      follower.topAnchor.constraint(equalTo: rows[2].bottomAnchor),
      follower.heightAnchor.constraint(equalToConstant: 5))
    scene.layout()
    #expect(follower.frame.minY == 180)
    rows[2].removeFromSuperview()
    scene.layout()
    #expect(rows[4].frame == rect(0, 240, 400, 60) && rows[4].subviews[0].frame.minX == 16)
    // The constraint to the removed view was removed with it.
    #expect(follower.frame == rect(0, 0, 0, 5))
    rows[2].layoutIfNeeded()
    #expect(rows[2].subviews[0].frame.width == 40)
  }
}
