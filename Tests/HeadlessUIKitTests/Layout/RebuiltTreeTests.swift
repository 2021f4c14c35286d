import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A tree that was edited step by step has the layout of a tree built in the final state. Edits are
/// moves, removals, reuse, constants, contents, frames set by code, offsets and margins.
@MainActor
struct RebuiltTreeTests {
  /// The description of a view. Its constraints are complete, so that there is only one solution.
  final class Part {
    enum Kind: CaseIterable { case box, text, sized, scroll, hand }

    let kind: Kind
    var x, y, width, height: CGFloat
    var offset: CGFloat = 0
    var margin: CGFloat = 8
    /// Whether it is attached to the previous part instead of to its superview.
    var follows = false
    /// The minimum width, regardless of `width`; 0 for no such constraint.
    var least: CGFloat = 0
    var parts: [Part] = []

    init(_ random: inout SplitMix64, kind: Kind? = nil) {
      self.kind = kind ?? Kind.allCases.randomElement(using: &random)!
      (x, y) = (Self.length(&random), Self.length(&random))
      (width, height) = (40 + Self.length(&random), 30 + Self.length(&random))
      follows = Bool.random(using: &random)
    }

    static func length(_ random: inout SplitMix64) -> CGFloat {
      CGFloat(Int.random(in: 0...400, using: &random)) / 4
    }

    var all: [Part] { [self] + parts.flatMap(\.all) }
  }

  /// The view of a part, with its constraints.
  final class Node {
    let part: Part
    let view: UIView
    var constants: [(NSLayoutConstraint, KeyPath<Part, CGFloat>)] = []
    var placing: [NSLayoutConstraint] = []
    /// The constraint for the minimum width, which is activated separately from the others.
    var atLeast: NSLayoutConstraint?

    @MainActor init(_ part: Part) {
      self.part = part
      switch part.kind {
      case .box, .hand: view = UIView()
      case .text: view = WrappingView(area: 4000, lineHeight: 10)
      case .sized: view = SizedView(part.width, part.height)
      case .scroll: view = UIScrollView()
      }
      view.translatesAutoresizingMaskIntoConstraints = part.kind == .hand
    }
  }

  @MainActor
  struct Tree {
    let scene = Scene()
    let top: Part
    /// The nodes by their parts.
    var nodes: [ObjectIdentifier: Node] = [:]

    init(_ top: Part) {
      self.top = top
      let node = Node(top)
      nodes[ObjectIdentifier(top)] = node
      scene.root.addSubview(node.view)
      node.placing = [
        node.view.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
        node.view.topAnchor.constraint(equalTo: scene.root.topAnchor),
        node.view.widthAnchor.constraint(equalToConstant: 320),
        node.view.heightAnchor.constraint(equalToConstant: 480),
      ]
      NSLayoutConstraint.activate(node.placing)
      for part in top.parts { add(part, to: top) }
      bring(top)
    }

    func node(_ part: Part) -> Node { nodes[ObjectIdentifier(part)]! }

    mutating func add(_ part: Part, to parent: Part) {
      let new = nodes[ObjectIdentifier(part)] == nil
      let node = nodes[ObjectIdentifier(part)] ?? Node(part)
      nodes[ObjectIdentifier(part)] = node
      self.node(parent).view.addSubview(node.view)
      if new { for inner in part.parts { add(inner, to: part) } }
      bring(part)
    }

    /// Updates the node of a part to the part's current values.
    mutating func bring(_ part: Part) {
      let node = node(part)
      node.view.layoutMargins = UIEdgeInsets(
        top: part.margin, left: part.margin, bottom: part.margin, right: part.margin)
      (node.view as? SizedView)?.size = CGSize(width: part.width, height: part.height)
      if let scroll = node.view as? UIScrollView { scroll.contentOffset.y = part.offset }
      if part.kind == .hand {
        node.view.frame = CGRect(x: part.x, y: part.y, width: part.width, height: part.height)
      }
      for (constraint, path) in node.constants { constraint.constant = part[keyPath: path] }
      node.atLeast?.constant = part.least
      node.atLeast?.isActive = part.least > 0
    }

    /// Reorders the views to match their parts.
    func order(in parent: Part) {
      for part in parent.parts { node(parent).view.bringSubviewToFront(node(part).view) }
    }

    /// Replaces the constraints of all parts inside a part.
    mutating func hang(in parent: Part) {
      var last: UIView?
      for part in parent.parts {
        let node = node(part)
        NSLayoutConstraint.deactivate(node.placing)
        node.atLeast?.isActive = false
        (node.placing, node.constants, node.atLeast) = ([], [], nil)
        if part.kind != .hand { place(node, after: part.follows ? last : nil) }
        NSLayoutConstraint.activate(node.placing)
        node.atLeast?.isActive = part.least > 0
        last = node.view
        hang(in: part)
      }
    }

    private func place(_ node: Node, after last: UIView?) {
      let (view, part) = (node.view, node.part)
      guard let parent = view.superview else { return }
      let top = last?.bottomAnchor ?? parent.layoutMarginsGuide.topAnchor
      let left = view.leftAnchor.constraint(
        equalTo: parent.layoutMarginsGuide.leftAnchor, constant: part.x)
      let down = view.topAnchor.constraint(equalTo: top, constant: part.y)
      node.placing = [left, down]
      node.constants = [(left, \.x), (down, \.y)]
      guard part.kind != .sized else { return }
      let width = view.widthAnchor.constraint(equalToConstant: part.width)
      width.priority = .defaultHigh
      node.atLeast = view.widthAnchor.constraint(greaterThanOrEqualToConstant: part.least)
      node.placing.append(width)
      node.constants.append((width, \.width))
      guard part.kind != .text else { return }
      let height = view.heightAnchor.constraint(equalToConstant: part.height)
      node.placing.append(height)
      node.constants.append((height, \.height))
    }

    func frames() -> [CGRect] {
      scene.layout()
      return top.all.map { node($0).view.frame }
    }
  }

  private func edit(_ tree: inout Tree, _ random: inout SplitMix64) {
    let top = tree.top
    let parts = top.all
    let part = parts.randomElement(using: &random)!
    switch Int.random(in: 0..<15, using: &random) {
    case 0...1:
      let new = Part(&random)
      part.parts.append(new)
      tree.add(new, to: part)
      tree.hang(in: top)
    case 2:
      guard part !== top, let parent = parts.first(where: { $0.parts.contains { $0 === part } })
      else { return }
      parent.parts.removeAll { $0 === part }
      tree.node(part).view.removeFromSuperview()
      // Half of the removed parts are reused elsewhere.
      if Bool.random(using: &random), let target = top.all.randomElement(using: &random) {
        target.parts.append(part)
        tree.add(part, to: target)
      }
      tree.hang(in: top)
    case 3: part.margin = CGFloat(Int.random(in: 0...20, using: &random))
    case 4: part.offset = Part.length(&random) - 20
    case 5: part.width = 40 + Part.length(&random)
    case 6: part.height = 30 + Part.length(&random)
    case 7: part.x = Part.length(&random)
    case 8: part.y = Part.length(&random)
    case 9...10:
      // The part moves directly from one superview to another, with all its subviews.
      let targets = parts.filter { target in !part.all.contains { $0 === target } }
      guard part !== top, let target = targets.randomElement(using: &random),
        let parent = parts.first(where: { $0.parts.contains { $0 === part } })
      else { return }
      parent.parts.removeAll { $0 === part }
      target.parts.append(part)
      tree.add(part, to: target)
      tree.hang(in: top)
    case 11:
      part.parts.shuffle(using: &random)
      tree.order(in: part)
      tree.hang(in: part)
    case 12:
      part.follows.toggle()
      tree.hang(in: top)
    case 13: part.least = part.least > 0 ? 0 : 60 + Part.length(&random)
    default: tree.node(part).view.layoutIfNeeded()
    }
    tree.bring(part)
  }

  @Test(arguments: 1...40)
  func anEditedTreeLiesAsOneBuiltAnew(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var tree = Tree(Part(&random, kind: .box))
    for step in 0..<40 {
      edit(&tree, &random)
      guard step % 4 == 3 else { continue }
      let edited = tree.frames()
      var rebuilt = Tree(tree.top)
      rebuilt.hang(in: tree.top)
      let anew = rebuilt.frames()
      let other = zip(edited, anew).enumerated().first { $0.element.0 != $0.element.1 }
      try #require(
        other == nil,
        "seed \(seed), step \(step): \(other.map { "\(tree.top.all[$0.offset].kind) \($0)" } ?? "")"
      )
    }
  }
}
