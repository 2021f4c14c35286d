import Foundation
import HeadlessUIKit
import Testing

/// Subviews and their layers, and the callbacks of changes.
@MainActor
@Suite("View hierarchy")
struct HierarchyTests {
  private let root = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  private func fill() {
    for view in [a, b, c] { root.addSubview(view) }
  }

  /// Returns whether the subviews are these, with their layers in the same order.
  private func isOrder(_ views: UIView...) -> Bool {
    root.subviews == views && root.layer.sublayers == views.map(\.layer)
  }

  @Test("insertSubview(belowSubview:) moves a front sibling back")
  func below() {
    fill()
    root.insertSubview(a, belowSubview: c)
    #expect(isOrder(b, a, c))
    root.insertSubview(c, belowSubview: b)
    #expect(isOrder(c, b, a))
  }

  @Test("insertSubview(aboveSubview:) places a view above its sibling")
  func above() {
    fill()
    root.insertSubview(a, aboveSubview: b)
    #expect(isOrder(b, a, c))
    root.insertSubview(c, aboveSubview: b)
    #expect(isOrder(b, c, a))
  }

  @Test("Inserting at an index moves an existing subview, and no index is out of range")
  func atIndex() {
    fill()
    root.insertSubview(a, at: 1)
    #expect(isOrder(b, a, c))
    root.insertSubview(b, at: 99)
    #expect(isOrder(a, c, b))
    root.insertSubview(b, at: -1)
    #expect(isOrder(b, a, c))
  }

  @Test("Bringing to the front and sending to the back ignore other views' subviews")
  func frontAndBack() {
    fill()
    root.bringSubviewToFront(a)
    #expect(isOrder(b, c, a))
    root.sendSubviewToBack(c)
    #expect(isOrder(c, b, a))
    root.bringSubviewToFront(UIView())
    #expect(isOrder(c, b, a))
  }

  @Test("Adding a view elsewhere removes it and its layer from its old superview")
  func moving() {
    fill()
    let other = UIView()
    other.addSubview(b)
    #expect(isOrder(a, c) && other.subviews == [b] && b.superview === other)
    #expect(other.layer.sublayers == [b.layer] && b.layer.superlayer === other.layer)
    b.removeFromSuperview()
    #expect(b.superview == nil && b.layer.superlayer == nil && other.subviews.isEmpty)
  }

  @Test("Subviews are above layers added before them")
  func ownLayersStayBelow() {
    let gradient = CAGradientLayer()
    root.layer.addSublayer(gradient)
    root.addSubview(a)
    root.addSubview(b)
    #expect(root.layer.sublayers == [gradient, a.layer, b.layer])
    root.insertSubview(c, belowSubview: b)
    #expect(root.layer.sublayers == [gradient, a.layer, c.layer, b.layer])
  }

  @Test("isDescendant includes the view itself")
  func descent() {
    root.addSubview(a)
    a.addSubview(b)
    #expect(b.isDescendant(of: root) && b.isDescendant(of: b) && !root.isDescendant(of: b))
  }

  // MARK: Callbacks

  final class Log { var lines: [String] = [] }

  final class Listener: UIView {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ line: String) {
      log.lines.append("\(accessibilityIdentifier ?? "")\(line)")
    }
    override func willMove(toSuperview view: UIView?) { note("willMoveTo \(view != nil)") }
    override func didMoveToSuperview() { note("didMove \(superview != nil)") }
    override func willMove(toWindow window: UIWindow?) { note("willWindow \(window != nil)") }
    override func didMoveToWindow() { note("didWindow \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { note("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
  }

  @Test("A view in a window is notified of window and superview changes")
  func callbacks() {
    onScreen()
    let log = Log()
    let window = UIWindow(frame: rect(0, 0, 10, 10))
    let view = Listener(log)
    window.addSubview(view)
    #expect(
      log.lines == ["willWindow true", "willMoveTo true", "didWindow true", "didMove true"])
    log.lines = []
    view.removeFromSuperview()
    #expect(
      log.lines == ["willWindow false", "willMoveTo false", "didWindow false", "didMove false"])
  }

  @Test("Moving within a window does not notify of a window change")
  func movingInsideAWindow() {
    onScreen()
    let log = Log()
    let window = UIWindow(frame: rect(0, 0, 10, 10))
    let other = UIView()
    let view = Listener(log)
    window.addSubview(other)
    window.addSubview(view)
    log.lines = []
    other.addSubview(view)
    #expect(log.lines == ["willMoveTo true", "didMove true"])
  }

  @Test("The whole subtree is notified of the window, parents first")
  func subtreeHearsOfTheWindow() {
    onScreen()
    let log = Log()
    let (outer, inner) = (Listener(log), Listener(log))
    outer.accessibilityIdentifier = "outer "
    inner.accessibilityIdentifier = "inner "
    outer.addSubview(inner)
    log.lines = []
    UIWindow(frame: rect(0, 0, 1, 1)).addSubview(outer)
    #expect(
      log.lines.filter { $0.contains("Window true") } == [
        "outer willWindow true", "inner willWindow true", "outer didWindow true",
        "inner didWindow true",
      ])
  }

  @Test("Reordering notifies nobody")
  func reorderingIsSilent() {
    let log = Log()
    let parent = Listener(log)
    let (one, two) = (Listener(log), Listener(log))
    parent.addSubview(one)
    parent.addSubview(two)
    #expect(log.lines.filter { $0 == "didAdd" }.count == 2)
    log.lines = []
    parent.bringSubviewToFront(one)
    parent.sendSubviewToBack(one)
    parent.addSubview(one)
    #expect(log.lines.isEmpty)
  }

  @Test("Bringing a front view to the front needs no layout unless a layer is above it")
  func bringingToFrontAgain() {
    final class Counting: UIView {
      var count = 0

      override func layoutSubviews() { count += 1 }
    }
    let parent = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(a)
    parent.layoutIfNeeded()
    parent.bringSubviewToFront(a)
    parent.layoutIfNeeded()
    #expect(parent.count == 1)
    parent.layer.addSublayer(CALayer())
    parent.bringSubviewToFront(a)
    #expect(parent.layer.sublayers?.last === a.layer)
  }

  @Test("The superview is notified before a subview is removed")
  func superviewHears() {
    let log = Log()
    let parent = Listener(log)
    parent.addSubview(a)
    a.removeFromSuperview()
    #expect(log.lines == ["didAdd", "willRemove"])
  }
}
