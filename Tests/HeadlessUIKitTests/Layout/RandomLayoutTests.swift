import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Random changes of a view tree: nothing traps, layout settles, and sizes are never negative.
/// Unless a conflict was reported, every required constraint is satisfied.
@MainActor
struct RandomLayoutTests {
  @MainActor
  struct Author {
    var random: SplitMix64
    let scene = Scene()
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      for index in 0..<8 {
        let view: UIView =
          switch index {
          case 0, 4: UIScrollView()
          case 1: SizedView(50, 20)
          case 2: WrappingView(area: 4000, lineHeight: 10)
          default: UIView()
          }
        view.translatesAutoresizingMaskIntoConstraints = index == 7
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.accessibilityIdentifier = "v\(index)"
        views.append(view)
        (views.dropLast().randomElement(using: &random) ?? scene.root).addSubview(view)
      }
    }

    private mutating func item() -> AnyObject {
      let view = views.randomElement(using: &random)!
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return view.safeAreaLayoutGuide
      case 1: return view.layoutMarginsGuide
      case 2: return (view as? UIScrollView)?.contentLayoutGuide ?? scene.root
      case 3: return (view as? UIScrollView)?.frameLayoutGuide ?? scene.root
      default: return view
      }
    }

    private mutating func addConstraint() {
      let attribute = NSLayoutConstraint.Attribute(
        rawValue: Int.random(in: 0...20, using: &random))!
      let other = NSLayoutConstraint.Attribute(rawValue: Int.random(in: 0...20, using: &random))!
      let constraint = NSLayoutConstraint(
        item: item(), attribute: attribute,
        relatedBy: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(
          using: &random)!,
        toItem: Bool.random(using: &random) ? item() : nil,
        attribute: Bool.random(using: &random) ? attribute : other,
        multiplier: [1, 1, 1, 0.5, 2, 0, -1].randomElement(using: &random)!,
        constant: CGFloat(Int.random(in: -60...200, using: &random)))
      constraint.priority = UILayoutPriority(
        [1000, 1000, 750, 250, 999, 1].randomElement(using: &random)!)
      constraint.isActive = true
      if constraint.isActive { constraints.append(constraint) }
    }

    private mutating func moveView() {
      let view = views.randomElement(using: &random)!
      let target = views.randomElement(using: &random)!
      if target.isDescendant(of: view) {
        view.removeFromSuperview()
      } else {
        target.addSubview(view)
      }
    }

    mutating func act() {
      switch Int.random(in: 0..<16, using: &random) {
      case 0...6: addConstraint()
      case 7, 8:
        constraints.randomElement(using: &random)?.constant = CGFloat(
          Int.random(in: -100...300, using: &random))
      case 9:
        let scroll = views[0] as? UIScrollView
        scroll?.contentOffset.y = CGFloat(Int.random(in: -200...400, using: &random)) / 3
      case 10: constraints.randomElement(using: &random)?.isActive.toggle()
      case 11: constraints.randomElement(using: &random)?.priority = .required
      case 12: constraints.randomElement(using: &random)?.priority = UILayoutPriority(300)
      case 13: moveView()
      case 14: views[7].frame.size.width = CGFloat(Int.random(in: 0...200, using: &random))
      default:
        (views[1] as? SizedView)?.size.width = CGFloat(Int.random(in: -1...90, using: &random))
      }
    }
  }

  @Test(arguments: 1...60)
  func nothingAnAuthorDoesTrapsOrBreaksTheLaws(seed: Int) {
    var author = Author(seed: UInt64(seed))
    for step in 0..<50 {
      author.act()
      author.scene.layout()
      for view in author.views where !view.translatesAutoresizingMaskIntoConstraints {
        let size = view.bounds.size
        #expect(size.width >= 0 && size.height >= 0, "seed \(seed), step \(step)")
      }
      for error in author.scene.log.errors {
        if case .endlessLayout = error { Issue.record("seed \(seed), step \(step): \(error)") }
      }
      guard author.scene.log.conflicts.isEmpty else { continue }
      for constraint in author.constraints
      where constraint.isActive && constraint.priority == .required {
        let isInWindow = NSLayoutConstraint.isInWindow(constraint)
        #expect(
          !isInWindow || !constraint.isBroken, "seed \(seed), step \(step): \(constraint)")
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Returns whether the constraint takes part in the layout of a window.
  fileprivate static func isInWindow(_ constraint: NSLayoutConstraint) -> Bool {
    let view =
      constraint.firstItem as? UIView ?? (constraint.firstItem as? UILayoutGuide)?.owningView
    return view?.window != nil
  }
}
