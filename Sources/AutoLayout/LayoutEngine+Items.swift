import Cassowary
import Foundation

/// The solver's variables for elements, and the engine's rules about them.
extension LayoutEngine {
  func item(for box: any LayoutBox) -> LayoutItem {
    if let item = item(of: box) { return item }
    let item = LayoutItem(box, number: items.nextNumber(), in: &rows)
    register(item)
    keepSizesPositive(of: item)
    addPlacement(of: item, box)
    return item
  }

  func item(for region: any LayoutRegion, in parent: any LayoutBox) -> LayoutItem {
    if let item = item(of: region) { return item }
    let item = LayoutItem(region, number: items.nextNumber(), in: &rows)
    register(item)
    if region.layoutRegionKind == .margins, parent.layoutScrollOffset != nil {
      let scroll = self.item(for: parent)
      items.setContent(of: scroll, width: item.width, height: item.height)
    }
    if region.layoutRegionKind == .free || region.layoutRegionKind == .readable {
      keepSizesPositive(of: item)
    } else {
      addPlacement(of: item, region)
    }
    return item
  }

  func scrollVariables(of box: any LayoutBox) -> LayoutItem.Scroll {
    let item = item(for: box)
    if let scroll = item.scroll { return scroll }
    let scroll = LayoutItem.Scroll(
      offsetX: rows.makeVariable(), offsetY: rows.makeVariable(),
      contentWidth: rows.makeVariable(), contentHeight: rows.makeVariable())
    item.scroll = scroll
    items.add([scroll.contentWidth, scroll.contentHeight], of: item)
    items.setContent(of: item, width: scroll.contentWidth, height: scroll.contentHeight)
    let offset = box.layoutScrollOffset ?? .zero
    keep(
      .offset(.horizontal), of: item, LinearExpression(scroll.offsetX), .equal, Double(offset.x))
    keep(
      .offset(.vertical), of: item, LinearExpression(scroll.offsetY), .equal, Double(offset.y))
    for size in [scroll.contentWidth, scroll.contentHeight] {
      keep(.notNegative, of: item, LinearExpression(size), .greaterThanOrEqual, 0)
    }
    return scroll
  }

  /// Returns the variables for the distances from the edges to the baselines. Both are 0 for a box
  /// without text.
  func baselines(of box: any LayoutBox) -> (first: Variable, last: Variable) {
    let item = item(for: box)
    if let first = item.firstBaseline, let last = item.lastBaseline { return (first, last) }
    let (first, last) = (rows.makeVariable(), rows.makeVariable())
    (item.firstBaseline, item.lastBaseline) = (first, last)
    keep(
      .firstBaseline, of: item, LinearExpression(first), .equal,
      target(of: .firstBaseline, item).constant)
    keep(
      .lastBaseline, of: item, LinearExpression(last), .equal,
      target(of: .lastBaseline, item).constant)
    return (first, last)
  }

  private func keepSizesPositive(of item: LayoutItem) {
    keep(.notNegative, of: item, LinearExpression(item.width), .greaterThanOrEqual, 0)
    keep(.notNegative, of: item, LinearExpression(item.height), .greaterThanOrEqual, 0)
  }

  private func register(_ item: LayoutItem) {
    items.add(item)
    dirty.add(created: item)
  }

  // MARK: - Frames

  func addPlacement(of item: LayoutItem, _ box: any LayoutBox) {
    if box === root {
      addRootSize(of: item, box)
    } else {
      switch box.layoutPlacement {
      case .fillsRoot: addRules(of: item, [.left, .top, .width, .height], LayoutRule.encapsulated)
      case .manual: addRules(of: item, [.left, .width, .top, .height], LayoutRule.springs)
      case .constraints: break
      }
    }
  }

  /// Keeps the root box at its size, unless constraints determine it.
  private func addRootSize(of item: LayoutItem, _ box: any LayoutBox) {
    if let fitting {
      keep(
        .encapsulated(.width), of: item, LinearExpression(item.width), .equal,
        Double(fitting.size.width), priority: Priority(fitting.horizontal))
      keep(
        .encapsulated(.height), of: item, LinearExpression(item.height), .equal,
        Double(fitting.size.height), priority: Priority(fitting.vertical))
      return
    }
    switch box.layoutPlacement {
    case .manual, .fillsRoot: addRules(of: item, [.width, .height], LayoutRule.encapsulated)
    case .constraints: break
    }
  }

  private func addPlacement(of item: LayoutItem, _ region: any LayoutRegion) {
    let sides: [LayoutSide] =
      switch region.layoutRegionKind {
      case .safeArea, .margins: [.left, .top, .right, .bottom]
      case .topBars: [.left, .right, .top, .height]
      case .bottomBars: [.left, .right, .bottom, .height]
      case .free, .readable, .content, .viewport: []
      }
    addRules(of: item, sides, LayoutRule.region)
  }

  private func addRules(
    of item: LayoutItem, _ sides: [LayoutSide], _ rule: (LayoutSide) -> LayoutRule
  ) {
    for side in sides { addRule(rule(side), of: item, side) }
  }

  private func addRule(_ rule: LayoutRule, of item: LayoutItem, _ side: LayoutSide) {
    let target = target(of: rule, item)
    var terms =
      switch side {
      case .left: [Term(item.left)]
      case .top: [Term(item.top)]
      case .width: [Term(item.width)]
      case .height: [Term(item.height)]
      case .right: [Term(item.left), Term(item.width)]
      case .bottom: [Term(item.top), Term(item.height)]
      }
    if let parent = item.parent {
      let kind = item.region?.layoutRegionKind
      let scrolls = parent.layoutScrollOffset != nil
      if target.slope != 0 {
        let size =
          kind == .margins && scrolls
          ? scrollVariables(of: parent).content(side.axis)
          : self.item(for: parent).size(side.axis)
        terms.append(Term(size, times: -target.slope))
      }
      if kind == .safeArea, scrolls {
        terms.append(Term(scrollVariables(of: parent).offset(side.axis), times: -1))
      }
    }
    keep(rule, of: item, LinearExpression(terms), .equal, target.constant, slope: target.slope)
  }

  // MARK: - Current rule values

  /// Returns the current right-hand side of a rule, as `slope * size of the parent + constant`.
  func target(of rule: LayoutRule, _ item: LayoutItem) -> LayoutSprings.Line {
    switch rule {
    case .notNegative: constant(0)
    case .offset(let axis):
      constant(item.box?.layoutScrollOffset.map { axis == .horizontal ? $0.x : $0.y } ?? 0)
    case .firstBaseline:
      constant(item.box.map { firstBaseline(of: $0, in: size(of: $0, item)) } ?? 0)
    case .lastBaseline:
      constant(item.box.map { lastBaseline(of: $0, in: size(of: $0, item)) } ?? 0)
    case .encapsulated(let side): constant(encapsulated(side))
    case .region(let side): item.region.map { regionTarget(side, $0) } ?? constant(0)
    case .springs(let side): item.box.map { springsTarget(side, $0) } ?? constant(0)
    case .hugging(let axis), .resistance(let axis):
      LayoutSprings.Line(slope: 0, constant: item.content(axis))
    }
  }

  /// Returns the size for a box's baselines: the solved one, and before the first solution the size
  /// of its frame, which a storyboard has set, or of its content.
  private func size(of box: any LayoutBox, _ item: LayoutItem) -> CGSize {
    if item.solved.size != .zero { return item.solved.size }
    if box.layoutSize != .zero { return box.layoutSize }
    return CGSize(
      width: max(0, item.content(.horizontal)), height: max(0, item.content(.vertical)))
  }

  private func constant(_ value: CGFloat) -> LayoutSprings.Line {
    LayoutSprings.Line(slope: 0, constant: Double(value))
  }

  private func encapsulated(_ side: LayoutSide) -> CGFloat {
    let size = fitting?.size ?? root.layoutSize
    return switch side {
    case .left, .top: 0
    case .width, .right: size.width
    case .height, .bottom: size.height
    }
  }

  private func regionTarget(_ side: LayoutSide, _ region: any LayoutRegion) -> LayoutSprings.Line {
    let insets = region.layoutRegionInsets
    let kind = region.layoutRegionKind
    // The insets of bars are their thickness.
    let isBar = kind == .topBars || kind == .bottomBars
    let (slope, constant) =
      switch side {
      case .left: (0.0, isBar ? 0 : insets.left)
      case .top: (0.0, isBar ? 0 : insets.top)
      case .right: (1.0, isBar ? 0 : -insets.right)
      case .bottom: (1.0, isBar ? 0 : -insets.bottom)
      case .width: (1.0, isBar ? 0 : -insets.left - insets.right)
      case .height: (0.0, kind == .topBars ? insets.top : insets.bottom)
      }
    return LayoutSprings.Line(slope: slope, constant: constant)
  }

  private func springsTarget(_ side: LayoutSide, _ box: any LayoutBox) -> LayoutSprings.Line {
    var springs = box.layoutSprings(along: side.axis)
    // The size of such a parent is not in the solution, so springs cannot follow it.
    if let parent = box.layoutParent, !isPlaced(parent) {
      let size = Double(
        side.axis == .horizontal ? parent.layoutSize.width : parent.layoutSize.height)
      springs = LayoutSprings(
        position: springs.position.fixed(at: size), size: springs.size.fixed(at: size))
    }
    switch side {
    case .left, .top: return springs.position
    case .width, .height: return springs.size
    case .right, .bottom:
      return LayoutSprings.Line(
        slope: springs.position.slope + springs.size.slope,
        constant: springs.position.constant + springs.size.constant)
    }
  }
}
