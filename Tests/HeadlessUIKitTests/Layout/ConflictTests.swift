import Foundation
import HeadlessUIKit
import Testing

/// Required constraints that contradict each other.
@MainActor
struct ConflictTests {
  @Test func aBrokenConstraintIsDemotedAndComesBackByItself() {
    let scene = Scene()
    let view = box("v", in: scene.root)
    let height = view.heightAnchor.constraint(equalToConstant: 100)
    let limit = view.heightAnchor.constraint(lessThanOrEqualToConstant: 60).named("limit")
    activate(height, limit)
    scene.layout()
    // Inequalities are broken first: the limit gives way to the constant.
    #expect(view.frame.height == 100)
    #expect(limit.isBroken && !height.isBroken)
    height.constant = 50
    scene.layout()
    #expect(view.frame.height == 50)
    #expect(!limit.isBroken)
  }

  @Test func aDemotedConstraintPullsAboveEveryWish() {
    let scene = Scene()
    let view = box("v", in: scene.root)
    let width = view.widthAnchor.constraint(equalToConstant: -30)
    activate(width, view.widthAnchor.constraint(equalToConstant: 200).at(999))
    scene.layout()
    #expect(view.frame.width == 0)
  }

  @Test func eachDistinctSetIsLoggedOnce() {
    let scene = Scene()
    let view = box("v", in: scene.root)
    let width = view.widthAnchor.constraint(equalToConstant: -1)
    activate(width)
    for step in 1...5 {
      width.constant = -CGFloat(step)
      scene.layout()
    }
    width.constant = 5
    scene.layout()
    width.constant = -5
    scene.layout()
    #expect(scene.log.conflicts.count == 1)
    activate(view.heightAnchor.constraint(equalToConstant: -1))
    scene.layout()
    #expect(scene.log.conflicts.count == 2)
  }

  @Test func aConstantSizeBreaksBeforeARatioBeforeEdges() {
    let scene = Scene()
    let view = box("v", in: scene.root)
    let ratio = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    let size = view.heightAnchor.constraint(equalToConstant: 10)
    view.pin(to: scene.root)
    activate(ratio, size)
    scene.layout()
    #expect(size.isBroken)
    #expect(ratio.isBroken)
    #expect(view.frame == rect(0, 0, 400, 600))
  }

  @Test func trailingEdgesBreakBeforeLeadingOnes() {
    let scene = Scene()
    let view = box("v", in: scene.root)
    let left = view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 300)
    let right = view.rightAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 100)
    activate(left, right)
    scene.layout()
    #expect(right.isBroken && !left.isBroken)
  }

  @Test func withinAKindTheFirstActivatedBreaks() {
    let scene = Scene()
    let view = box("v", in: scene.root)
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 20)
    activate(first, second)
    scene.layout()
    #expect(first.isBroken && !second.isBroken)
    #expect(view.frame.width == 20)
  }

  @Test func internalConstraintsStandWhileAnExplicitOneCanBreak() {
    let scene = Scene()
    let view = UIView(frame: rect(10, 20, 30, 40))
    view.accessibilityIdentifier = "v"
    scene.root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 99)
    activate(width)
    scene.layout()
    #expect(width.isBroken)
    #expect(view.frame == rect(10, 20, 30, 40))
  }

  @Test func theMessageReadsLikeTheConsole() throws {
    let scene = Scene()
    let view = box("card", in: scene.root)
    activate(
      view.widthAnchor.constraint(equalToConstant: 10).named("narrow"),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20))
    scene.layout()
    let message = try #require(scene.log.conflicts.first)
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Unable to simultaneously satisfy constraints.")
    #expect(
      lines[1].hasPrefix(
        "\tProbably at least one of the constraints in the following list is one you don't want."))
    #expect(
      message.contains(
        """
        (
            "<NSLayoutConstraint 'narrow' UIView:card.width == 10   (active)>",
            "<NSLayoutConstraint UIView:card.width >= 20   (active)>"
        )
        """))
    #expect(
      message.hasSuffix(
        """
        Will attempt to recover by breaking constraint \n\
        <NSLayoutConstraint UIView:card.width >= 20   (active)>
        """))
  }

  @Test func autoresizingAppearsInTheMessage() throws {
    let scene = Scene()
    let view = UIView(frame: rect(10, 20, 30, 40))
    view.accessibilityIdentifier = "v"
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    scene.root.addSubview(view)
    activate(view.heightAnchor.constraint(equalToConstant: 99))
    scene.layout()
    let message = try #require(scene.log.conflicts.first)
    #expect(
      message.contains(
        "<NSAutoresizingMaskLayoutConstraint h=-&- v=&-- UIView:v.height == 40   (active)>"))
  }

  @Test func descriptionsUseTheVisualFormatBetweenNeighbours() {
    let root = UIView()
    root.accessibilityIdentifier = "root"
    let (a, b) = (box("a", in: root), box("b", in: root))
    func text(_ constraint: NSLayoutConstraint) -> String {
      constraint.isActive = true
      return constraint.description
    }
    #expect(
      text(a.topAnchor.constraint(equalTo: root.topAnchor, constant: 10))
        == "<NSLayoutConstraint V:|-(10)-[UIView:a]   (active, names: '|':UIView:root )>")
    #expect(
      text(a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -4))
        == "<NSLayoutConstraint H:[UIView:a]-(4)-|   (active, names: '|':UIView:root )>")
    #expect(
      text(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 24).at(750))
        == "<NSLayoutConstraint V:[UIView:a]-(24)-[UIView:b] @750   (active)>")
    #expect(
      text(a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -5))
        == "<NSLayoutConstraint UIView:a.bottom == UIView:b.bottom - 5   (active)>")
    #expect(
      text(a.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: 3))
        == "<NSLayoutConstraint UIView:a.height == 0.5*UIView:b.width + 3   (active)>")
  }

  @Test func viewsWithoutAnIdentifierAreNamedByTheWayFromTheTop() {
    let scene = Scene()
    let view = box(in: scene.root)
    _ = box(in: scene.root)
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    #expect(width.description == "<NSLayoutConstraint UIView:0.0.width == 1   (inactive)>")
  }

  @Test func aConflictInAClassOfCellsIsLoggedOnceWithItsCount() throws {
    final class Cell: UITableViewCell {}
    let scene = Scene()
    for row in 0..<7 {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      scene.root.addSubview(cell)
      let view = box(in: cell.contentView)
      activate(
        view.widthAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 20 + CGFloat(row)))
      scene.layout()
      if row < 6 { cell.removeFromSuperview() }
    }
    // A second conflict, outside of any cell.
    activate(box("v", in: scene.root).widthAnchor.constraint(equalToConstant: -1))
    scene.layout()
    let conflicts = scene.log.entries.compactMap {
      if case .conflict(let conflict) = $0 { conflict } else { nil }
    }
    #expect(conflicts.map(\.count) == [7, 1])
    #expect(conflicts[0].message.contains("UIView:Cell.0"))
    #expect(conflicts[0].description.hasSuffix("(Logged once; it was found 7 times.)"))
  }

  @Test func twoRunsSayTheSame() {
    func run() -> LayoutLog {
      let scene = Scene()
      let view = box(in: scene.root)
      view.pin(to: scene.root)
      activate(view.widthAnchor.constraint(equalToConstant: 7))
      scene.layout()
      return scene.log
    }
    let log = run()
    #expect(log.conflicts.count == 1)
    #expect(log == run())
  }
}
