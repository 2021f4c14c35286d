import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Testing

/// The order of calls in one layout pass.
@MainActor
struct LayoutPassTests {
  final class Journal {
    var lines: [String] = []
  }

  final class Reporter: UIView {
    let journal: Journal
    var onLayout: () -> Void = {}

    init(_ name: String, _ journal: Journal) {
      self.journal = journal
      super.init(frame: .zero)
      accessibilityIdentifier = name
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      journal.lines.append("update \(accessibilityIdentifier ?? "")")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      journal.lines.append("layout \(accessibilityIdentifier ?? "")")
      onLayout()
    }
  }

  @Test func constraintsUpdateFromTheLeavesAndLayoutGoesFromTheRoot() {
    let scene = Scene()
    let journal = Journal()
    let outer = Reporter("outer", journal)
    let inner = Reporter("inner", journal)
    outer.addSubview(inner)
    scene.root.addSubview(outer)
    outer.pin(to: scene.root)
    inner.pin(to: outer)
    scene.layout()
    #expect(journal.lines == ["update inner", "update outer", "layout outer", "layout inner"])
  }

  @Test func aChangedConstantActsAtTheNextLayoutOfTheSameFrame() {
    let scene = Scene()
    let view = box(in: scene.root)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    activate(height)
    scene.layout()
    height.constant = 30
    #expect(view.frame.height == 10)
    scene.layout()
    #expect(view.frame.height == 30)
  }

  final class Follower: UIScrollViewDelegate {
    let height: NSLayoutConstraint
    let view: UIView
    var seen: [CGFloat] = []
    var converted: [CGFloat] = []

    init(_ height: NSLayoutConstraint, _ view: UIView) { (self.height, self.view) = (height, view) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      height.constant = 100 - scrollView.contentOffset.y
      seen.append(view.frame.height)
      converted.append(view.convert(view.bounds, to: nil).minY)
    }
  }

  @Test func aCallbackReadsTheLastLayoutButConvertsWithTheNewOffset() {
    let scene = Scene()
    let scroll = add(UIScrollView(), to: scene.root)
    let view = box(in: scroll)
    scroll.pin(to: scene.root)
    let height = view.heightAnchor.constraint(equalToConstant: 100)
    activate(height, view.topAnchor.constraint(equalTo: scroll.topAnchor))
    scene.layout()
    let follower = Follower(height, view)
    scroll.delegate = follower
    scroll.contentOffset.y = 40
    #expect(follower.seen == [100])
    #expect(follower.converted == [-40])
    scene.layout()
    #expect(view.frame.height == 60)
  }

  @Test func onlyViewsWhoseSubviewsMovedAreLaidOut() {
    let scene = Scene()
    let journal = Journal()
    let (a, b) = (Reporter("a", journal), Reporter("b", journal))
    for view in [a, b] {
      scene.root.addSubview(view)
      view.place(x: 0, y: 0, width: 50, height: 50)
    }
    let inner = box(in: a)
    let width = inner.widthAnchor.constraint(equalToConstant: 1)
    activate(width)
    scene.layout()
    journal.lines = []
    width.constant = 2
    scene.layout()
    #expect(journal.lines == ["layout a"])
    journal.lines = []
    width.constant = 2
    scene.layout()
    #expect(journal.lines.isEmpty)
  }

  @Test func layoutGoesOnWhileCallbacksMark() {
    let scene = Scene()
    let journal = Journal()
    let view = Reporter("v", journal)
    scene.root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    activate(width)
    view.onLayout = { if width.constant < 50 { width.constant += 10 } }
    scene.layout()
    #expect(view.frame.width == 50)
  }

  @Test func endlessMarkingIsReportedWithTheViewsNames() {
    let scene = Scene()
    let view = Reporter("restless", Journal())
    scene.root.addSubview(view)
    view.onLayout = { [unowned view] in view.setNeedsLayout() }
    scene.layout()
    #expect(
      scene.log.errors == [.endlessLayout(views: ["Reporter:restless"], rounds: 100)])
  }

  /// A gallery of activity indicators does this: it replaces all its views in each
  /// `viewDidLayoutSubviews`.
  @Test func aViewThatIsFilledAnewInItsLayoutIsLaidOutOnce() {
    let scene = Scene()
    let journal = Journal()
    let view = Reporter("v", journal)
    scene.root.addSubview(view)
    view.place(x: 0, y: 0, width: 100, height: 100)
    view.onLayout = { [unowned view] in
      for old in view.subviews { old.removeFromSuperview() }
      let new = Reporter("new", journal)
      new.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      view.addSubview(new)
    }
    journal.lines = []
    scene.layout()
    #expect(scene.log.errors == [])
    #expect(view.subviews.map(\.frame) == [rect(1, 2, 3, 4)])
    #expect(journal.lines.filter { $0.hasPrefix("layout") } == ["layout v", "layout new"])
  }

  @Test func aViewThatComesInALayoutGetsItsPlace() {
    let scene = Scene()
    let journal = Journal()
    let view = Reporter("v", journal)
    scene.root.addSubview(view)
    view.place(x: 0, y: 0, width: 100, height: 100)
    let new = Reporter("new", journal)
    view.onLayout = { [unowned view] in
      guard new.superview == nil else { return }
      view.addSubview(new)
      new.place(x: 10, y: 20, width: 30, height: 40)
    }
    scene.layout()
    #expect(new.frame == rect(10, 20, 30, 40))
  }

  @Test func atViewDidLayoutSubviewsTheDirectSubviewsAreFinal() {
    final class Controller: UIViewController {
      var direct: UIView!
      var deep: UIView!
      var seen: [CGRect] = []

      override func viewDidLoad() {
        direct = box(in: view)
        deep = box(in: direct)
        direct.pin(to: view)
        deep.pin(to: direct)
      }

      override func viewDidLayoutSubviews() {
        seen = [direct.frame, deep.frame]
      }
    }
    let scene = Scene()
    let controller = Controller()
    scene.window.rootViewController = controller
    scene.layout()
    #expect(controller.seen == [rect(0, 0, 400, 600), .zero])
    #expect(controller.deep.frame == rect(0, 0, 400, 600))
  }

  @Test func updateViewConstraintsRunsBeforeTheSolution() {
    final class Controller: UIViewController {
      var width: NSLayoutConstraint!

      override func viewDidLoad() {
        let subview = box(in: view)
        width = subview.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
      }

      override func updateViewConstraints() {
        width.constant = 77
        super.updateViewConstraints()
      }
    }
    let scene = Scene()
    let controller = Controller()
    scene.window.rootViewController = controller
    scene.layout()
    #expect(controller.view.subviews.first?.frame.width == 77)
  }

  @Test func solvedPlacesLeaveTransformsAlone() {
    let scene = Scene()
    let view = box(in: scene.root)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.place(x: 100, y: 100, width: 40, height: 20)
    scene.layout()
    #expect(view.center == CGPoint(x: 120, y: 110))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.frame == rect(80, 90, 80, 40))
  }

  @Test func aFrameSetByHandLastsUntilTheSolutionChanges() {
    let scene = Scene()
    let view = box(in: scene.root)
    view.place(x: 1, y: 2, width: 30, height: 40)
    scene.layout()
    view.frame = rect(9, 9, 9, 9)
    #expect(view.exactFrameInWindow == rect(9, 9, 9, 9))
    scene.root.setNeedsLayout()
    scene.layout()
    #expect(view.frame == rect(1, 2, 30, 40))
  }

  @Test func theRootIsNotLaidOutForAGrandchild() {
    final class Controller: UIViewController {
      var layouts = 0
      var height: NSLayoutConstraint!

      override func viewDidLoad() {
        let outer = box(in: view)
        outer.pin(to: view)
        height = box(in: outer).heightAnchor.constraint(equalToConstant: 5)
        height.isActive = true
      }

      override func viewDidLayoutSubviews() { layouts += 1 }
    }
    let scene = Scene()
    let controller = Controller()
    scene.window.rootViewController = controller
    scene.layout()
    let before = controller.layouts
    controller.height.constant = 50
    scene.layout()
    #expect(controller.layouts == before)
    #expect(controller.view.subviews.first?.subviews.first?.frame.height == 50)
  }

  @Test func removingAViewLeavesWhatNothingPlacesWhereItWas() {
    let scene = Scene()
    let (a, b) = (box(in: scene.root), box(in: scene.root))
    a.place(x: 10, y: 10, width: 20, height: 20)
    activate(
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor))
    scene.layout()
    #expect(b.frame.minX == 30)
    a.removeFromSuperview()
    scene.layout()
    #expect(b.frame == rect(30, 0, 20, 0))
    scene.root.addSubview(a)
    scene.layout()
    // The view keeps its own size constraints, but not the constraints to other views.
    #expect(a.frame == rect(0, 0, 20, 20))
  }

  @Test func animationsShowFramesOnTheirWay() {
    let scene = Scene()
    let view = box(in: scene.root)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    activate(width, view.heightAnchor.constraint(equalToConstant: 10))
    scene.layout()
    UIView.animate(withDuration: 1) {
      width.constant = 110
      scene.layout()
    }
    #expect(view.frame.width == 110)
    let drawn = scene.window.layerTree(at: scene.window.ownEnvironment.clock.time + 0.5).layers[0]
    let layer = drawn.sublayers.first?.sublayers.first
    #expect(layer.map { near($0.bounds.width, 60, within: 1) } == true)
  }

  @Test func layingOutAViewLeavesOtherBranchesAlone() {
    let scene = Scene()
    let branches = (0..<2).map { _ in box(in: scene.root) }
    let leaves = branches.map { box(in: $0) }
    let heights = (branches + leaves).map { $0.heightAnchor.constraint(equalToConstant: 10) }
    NSLayoutConstraint.activate(heights)
    scene.layout()
    for height in heights { height.constant = 30 }
    branches[0].layoutIfNeeded()
    // The view itself gets its frame too, so that its subtree has the right size.
    #expect(branches.map(\.frame.height) == [30, 10])
    #expect(leaves.map(\.frame.height) == [30, 10])
    scene.layout()
    #expect((branches + leaves).allSatisfy { $0.frame.height == 30 })
  }

  @Test func otherBranchesTakeNoPartInAnAnimation() {
    let scene = Scene()
    let branches = (0..<2).map { _ in box(in: scene.root) }
    let leaves = branches.map { box(in: $0) }
    let widths = leaves.map { $0.widthAnchor.constraint(equalToConstant: 10) }
    NSLayoutConstraint.activate(widths)
    scene.layout()
    for width in widths { width.constant = 50 }
    UIView.animate(withDuration: 1) { branches[0].layoutIfNeeded() }
    scene.layout()
    let shown = scene.window.layerTree(at: 0).layers[0].sublayers[0].sublayers
      .map { $0.sublayers[0].bounds.width }
    #expect(leaves.map(\.frame.width) == [50, 50])
    #expect(shown == [10, 50])
  }

  @Test func layingOutAViewCallsNobodyOutsideItsSubtree() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        super.layoutSubviews()
      }
    }
    let scene = Scene()
    let (outer, sibling) = (Counting(), Counting())
    for view in [outer, sibling] { _ = add(view, to: scene.root) }
    let inner = Counting()
    _ = add(inner, to: outer)
    scene.layout()
    for view in [outer, sibling, inner] {
      view.setNeedsLayout()
      view.count = 0
    }
    inner.layoutIfNeeded()
    #expect([outer, sibling, inner].map(\.count) == [0, 0, 1])
    inner.layoutIfNeeded()
    #expect(inner.count == 1)
    scene.layout()
    #expect([outer, sibling, inner].map(\.count) == [1, 1, 1])
  }
}
