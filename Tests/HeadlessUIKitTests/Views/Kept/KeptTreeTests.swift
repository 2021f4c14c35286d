import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import TestSupport
import Testing

/// The cached layer tree of a screen is updated only where something changed. It equals a
/// completely rebuilt tree after every change, in every order of changes and reads.
@MainActor
struct KeptTreeTests {
  @Test(arguments: MenagerieEdit.all)
  func whatIsSetIsSeen(edit: MenagerieEdit) {
    let screen = MenagerieScreen()
    _ = screen.seen()
    let before = screen.seen()
    edit.apply(screen)
    let after = screen.seen()
    #expect(after != before)
    #expect(after == screen.seenAnew())
  }

  @Test(arguments: 1...24)
  func aScreenThatChangesLooksAsOneThatIsSeenAnew(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = MenagerieScreen()
    let compositor = Compositor(scale: 1)
    var last = screen.seen()
    var drawn = compositor.render(last)
    for step in 0..<120 {
      let name = change(screen, &random)
      let tree = screen.seen()
      compositor.render(tree, into: &drawn, damage: tree.damage(since: last, scale: 1))
      last = tree
      guard random.once(in: 3) else { continue }
      let anew = screen.seenAnew()
      try #require(tree == anew, "seed \(seed), step \(step): \(name)")
      try #require(
        drawn == compositor.render(anew), "seed \(seed), step \(step): pixels after \(name)")
    }
  }

  /// Makes a random edit, moves a random view or layer in the tree, or lets time pass, and returns
  /// a description.
  private func change(_ screen: MenagerieScreen, _ random: inout SplitMix64) -> String {
    switch random.below(8) {
    case 0:
      let time = screen.environment.clock.time + random.number(0...0.6)
      screen.environment.clock.advance(to: time)
      screen.scroll.advance(to: time)
      return "time"
    case 1:
      let (moved, target) = (pick(screen.views, &random), pick(screen.views, &random))
      // The two columns do not move, and a view's mask is not in any column.
      guard moved !== screen.left, moved !== screen.right, !target.isDescendant(of: moved),
        screen.views.allSatisfy({ $0.mask !== moved && $0.mask !== target })
      else { return "nothing" }
      target.insertSubview(moved, at: random.below(4))
      return "a view's move"
    case 2:
      let (moved, target) = (pick(screen.layers, &random), pick(screen.layers, &random))
      var outer: CALayer? = target
      while let layer = outer, layer !== moved { outer = layer.superlayer }
      guard outer == nil else { return "nothing" }
      target.insertSublayer(moved, at: UInt32(random.below(3)))
      return "a layer's move"
    case 3:
      let view = pick(screen.views, &random)
      view.isHidden.toggle()
      return "hiding"
    default:
      let edit = pick(MenagerieEdit.all, &random)
      if random.once(in: 6) {
        UIView.animate(withDuration: 0.7) { edit.apply(screen) }
      } else {
        edit.apply(screen)
      }
      return edit.name
    }
  }

  private func pick<Element>(_ all: [Element], _ random: inout SplitMix64) -> Element {
    all[random.below(all.count)]
  }
}

/// The cost of a frame depends on what changed: other parts are neither built nor compared again.
@MainActor
struct KeptStorageTests {
  private let window: UIWindow
  private let cards: [UIView]

  init() {
    onScreen(width: 100, height: 400)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    cards = (0..<10).map { index in
      let card = UIView(frame: CGRect(x: 0, y: 40 * index, width: 100, height: 36))
      let label = UILabel(frame: CGRect(x: 4, y: 4, width: 60, height: 20))
      label.text = "Card \(index)"
      card.addSubview(label)
      card.addSubview(UIScrollView(frame: CGRect(x: 70, y: 4, width: 20, height: 20)))
      return card
    }
    let list = UIScrollView(frame: window.bounds)
    for card in cards { list.addSubview(card) }
    window.addSubview(list)
    _ = window.layerTree(at: 0)
  }

  /// Returns the storage addresses of the sublayers of the window's only view, and of each card.
  private func storage(at time: TimeInterval) -> [UnsafePointer<Layer>?] {
    let list = window.layerTree(at: time).layers[0].sublayers[0]
    return ([list] + list.sublayers).map { $0.sublayers.withUnsafeBufferPointer(\.baseAddress) }
  }

  @Test func aStillScreenIsNotBuiltAgain() {
    withExtendedLifetime(window.layerTree(at: 0)) {
      #expect(storage(at: 0) == storage(at: 1))
    }
  }

  @Test func aCardThatChangesIsBuiltAgainAlone() {
    withExtendedLifetime(window.layerTree(at: 0)) {
      let before = storage(at: 0)
      cards[3].subviews[0].alpha = 0.5
      let after = storage(at: 1)
      let changed = before.indices.filter { before[$0] != after[$0] }
      #expect(changed == [0, 4])
    }
  }

  @Test func whatScrollsIsNotBuiltAgain() {
    withExtendedLifetime(window.layerTree(at: 0)) {
      let before = storage(at: 0)
      (cards[0].superview as? UIScrollView)?.contentOffset.y = 10
      #expect(storage(at: 1) == before)
    }
  }

  @Test func scrollViewsAreThoseOfTheWindowInTheirOrder() {
    func found() -> [UIScrollView] { window.tree.compactMap { $0 as? UIScrollView } }
    #expect(window.scrollViews == found() && found().count == 11)
    let holder = UIView()
    holder.addSubview(UIScrollView())
    cards[2].addSubview(holder)
    #expect(window.scrollViews == found() && found().count == 12)
    cards[2].superview?.bringSubviewToFront(cards[2])
    #expect(window.scrollViews == found())
    holder.removeFromSuperview()
    #expect(window.scrollViews == found() && found().count == 11)
  }
}
