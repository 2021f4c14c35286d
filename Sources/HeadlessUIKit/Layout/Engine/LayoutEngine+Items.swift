import Cassowary
import Foundation

/// Views and guides as the solver knows them, and the rules that come with them.
extension LayoutEngine {
  typealias Axis = NSLayoutConstraint.Axis

  func item(for view: UIView) -> LayoutItem {
    if let item = item(of: view) { return item }
    let item = LayoutItem(view, in: &solver)
    register(item)
    keep(.notNegative, of: item, LinearExpression(item.width), .greaterThanOrEqual, 0)
    keep(.notNegative, of: item, LinearExpression(item.height), .greaterThanOrEqual, 0)
    addPlacement(of: item, view)
    return item
  }

  func item(for guide: UILayoutGuide, in owner: UIView) -> LayoutItem {
    if let item = item(of: guide) { return item }
    let item = LayoutItem(guide, in: &solver)
    register(item)
    if guide.kind == .margins, owner.scrollContentOffset != nil {
      noteContent(self.item(for: owner), width: item.width, height: item.height)
    }
    if guide.kind == .free {
      keep(.notNegative, of: item, LinearExpression(item.width), .greaterThanOrEqual, 0)
      keep(.notNegative, of: item, LinearExpression(item.height), .greaterThanOrEqual, 0)
    } else {
      addPlacement(of: item, guide, in: owner)
    }
    return item
  }

  func scrollVariables(of view: UIView) -> LayoutItem.Scroll {
    let item = item(for: view)
    if let scroll = item.scroll { return scroll }
    let scroll = LayoutItem.Scroll(
      offsetX: solver.makeVariable(), offsetY: solver.makeVariable(),
      contentWidth: solver.makeVariable(), contentHeight: solver.makeVariable())
    item.scroll = scroll
    noteContent(item, width: scroll.contentWidth, height: scroll.contentHeight)
    let offset = view.scrollContentOffset ?? .zero
    keep(
      .offset(.horizontal), of: item, LinearExpression(scroll.offsetX), .equal, Double(offset.x)
    )
    keep(
      .offset(.vertical), of: item, LinearExpression(scroll.offsetY), .equal, Double(offset.y))
    for size in [scroll.contentWidth, scroll.contentHeight] {
      keep(.notNegative, of: item, LinearExpression(size), .greaterThanOrEqual, 0)
    }
    return scroll
  }

  /// Distances from edge to baseline: zero for a view without text.
  func baselines(of view: UIView) -> (first: Variable, last: Variable) {
    let item = item(for: view)
    if let first = item.firstBaseline, let last = item.lastBaseline { return (first, last) }
    let (first, last) = (solver.makeVariable(), solver.makeVariable())
    (item.firstBaseline, item.lastBaseline) = (first, last)
    keep(.firstBaseline, of: item, LinearExpression(first), .equal, 0)
    keep(.lastBaseline, of: item, LinearExpression(last), .equal, 0)
    return (first, last)
  }

  private func noteContent(_ scroll: LayoutItem, width: Variable, height: Variable) {
    contentOwners[width] = (scroll, .horizontal)
    contentOwners[height] = (scroll, .vertical)
  }

  private func register(_ item: LayoutItem) {
    items.append(item)
    itemsByObject[item.key] = item
    needsReading = true
  }

  // MARK: - Places

  func addPlacement(of item: LayoutItem, _ view: UIView) {
    if view === root {
      addRootSize(of: item, view)
    } else if view.fillsWindow {
      addRules(of: item, [.left, .top, .width, .height], LayoutRow.Rule.encapsulated)
    } else if view.translatesAutoresizingMaskIntoConstraints {
      addRules(of: item, [.left, .width, .top, .height], LayoutRow.Rule.autoresizing)
    }
  }

  /// The topmost view is as large as it was made, unless constraints are to tell.
  private func addRootSize(of item: LayoutItem, _ view: UIView) {
    if let fitting {
      keep(
        .encapsulated(.width), of: item, LinearExpression(item.width), .equal,
        Double(fitting.size.width), priority: fitting.horizontal.cassowary)
      keep(
        .encapsulated(.height), of: item, LinearExpression(item.height), .equal,
        Double(fitting.size.height), priority: fitting.vertical.cassowary)
    } else if view.translatesAutoresizingMaskIntoConstraints || view is UIWindow {
      addRules(of: item, [.width, .height], LayoutRow.Rule.encapsulated)
    }
  }

  private func addPlacement(of item: LayoutItem, _ guide: UILayoutGuide, in owner: UIView) {
    let attributes: [NSLayoutConstraint.Attribute] =
      switch guide.kind {
      case .safeArea, .margins: [.left, .top, .right, .bottom]
      case .topBars: [.left, .right, .top, .height]
      case .bottomBars: [.left, .right, .bottom, .height]
      case .free, .content, .viewport: []
      }
    addRules(of: item, attributes, LayoutRow.Rule.guide)
  }

  private func addRules(
    of item: LayoutItem, _ attributes: [NSLayoutConstraint.Attribute],
    _ rule: (NSLayoutConstraint.Attribute) -> LayoutRow.Rule
  ) {
    for attribute in attributes { addRule(rule(attribute), of: item, attribute) }
  }

  private func addRule(
    _ rule: LayoutRow.Rule, of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) {
    let target = target(of: rule, item)
    var terms: [Term]
    switch attribute {
    case .left: terms = [Term(item.left)]
    case .top: terms = [Term(item.top)]
    case .width: terms = [Term(item.width)]
    case .height: terms = [Term(item.height)]
    case .right: terms = [Term(item.left), Term(item.width)]
    case .bottom: terms = [Term(item.top), Term(item.height)]
    default: preconditionFailure("no rule about \(attribute)")
    }
    if let outer = item.view?.superview ?? item.guide?.owningView, let axis = attribute.axis {
      let isContent = item.guide?.kind == .margins && outer.scrollContentOffset != nil
      if target.slope != 0 {
        let size =
          isContent ? contentVariable(of: outer, axis) : self.item(for: outer).size(axis)
        terms.append(Term(size, times: -target.slope))
      }
      if item.guide?.kind == .safeArea, outer.scrollContentOffset != nil {
        // The safe area stays on the screen while the content moves.
        let scroll = scrollVariables(of: outer)
        terms.append(Term(axis == .horizontal ? scroll.offsetX : scroll.offsetY, times: -1))
      }
    }
    keep(rule, of: item, LinearExpression(terms), .equal, target.constant, slope: target.slope)
  }

  func contentVariable(of view: UIView, _ axis: Axis) -> Variable {
    let scroll = scrollVariables(of: view)
    return axis == .horizontal ? scroll.contentWidth : scroll.contentHeight
  }

  // MARK: - What rules say at the moment

  /// `expression == slope * size of the outer view + constant`.
  func target(of rule: LayoutRow.Rule, _ item: LayoutItem) -> (slope: Double, constant: Double) {
    switch rule {
    case .notNegative: (0, 0)
    case .offset(let axis):
      (0, Double(item.view?.scrollContentOffset.map { axis == .horizontal ? $0.x : $0.y } ?? 0))
    case .firstBaseline:
      (0, Double(item.view?.firstBaselineOffset(in: item.solved.size) ?? 0))
    case .lastBaseline:
      (0, Double(item.view?.lastBaselineOffset(in: item.solved.size) ?? 0))
    case .encapsulated(let attribute): (0, encapsulated(attribute, item))
    case .guide(let attribute): guideTarget(attribute, item)
    case .autoresizing(let attribute): autoresizingTarget(attribute, item)
    case .hugging(let axis), .resistance(let axis): (0, item.content(axis))
    }
  }

  private func encapsulated(
    _ attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem
  ) -> Double {
    guard let view = item.view else { return 0 }
    let size = fitting?.size ?? (view === root ? view : root).bounds.size
    switch attribute {
    case .width: return Double(size.width)
    case .height: return Double(size.height)
    default: return 0
    }
  }

  private func guideTarget(
    _ attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem
  ) -> (slope: Double, constant: Double) {
    guard let guide = item.guide, let owner = guide.owningView else { return (0, 0) }
    let insets = guide.kind == .margins ? owner.layoutMargins : owner.safeAreaInsets
    let isBar = guide.kind == .topBars || guide.kind == .bottomBars
    switch attribute {
    case .left: return (0, isBar ? 0 : Double(insets.left))
    case .top: return (0, isBar ? 0 : Double(insets.top))
    case .right: return (1, isBar ? 0 : -Double(insets.right))
    case .bottom: return (1, isBar ? 0 : -Double(insets.bottom))
    default: return (0, Double(guide.kind == .topBars ? insets.top : insets.bottom))
    }
  }

  /// Springs and struts.
  private func autoresizingTarget(
    _ attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem
  ) -> (slope: Double, constant: Double) {
    guard let view = item.view, let outer = view.superview, let axis = attribute.axis else {
      return (0, 0)
    }
    let (frame, space) = (view.untransformedFrame, outer.bounds.size)
    let isHorizontal = axis == .horizontal
    let position = Double(isHorizontal ? frame.minX : frame.minY)
    let size = Double(isHorizontal ? frame.width : frame.height)
    let superSize = Double(isHorizontal ? space.width : space.height)
    let shares = view.autoresizingMask.shares(
      axis, position: position, size: size, superSize: superSize)
    return attribute.isSize
      ? (shares.size, size - shares.size * superSize)
      : (shares.position, position - shares.position * superSize)
  }
}

extension LayoutItem {
  func content(_ axis: NSLayoutConstraint.Axis) -> Double {
    Double(axis == .horizontal ? contentSize.width : contentSize.height)
  }
}

extension UILayoutPriority {
  var cassowary: Cassowary.Priority { Priority(Double(rawValue)) }

  /// Content sizes yield to constraints of the same priority.
  var ofContent: Cassowary.Priority { Priority(Double(rawValue), subLevel: 1) }
}
