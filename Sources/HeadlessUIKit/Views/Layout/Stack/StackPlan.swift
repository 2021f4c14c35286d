import Foundation

/// The constraints that a stack currently needs.
///
/// Along the axis, the visible views form a chain from edge to edge. A hidden view is attached to
/// the end of the view before it, with a length of 0, and pushes no other view. So it can shrink
/// and grow in place.
///
/// Names, multipliers and priorities are those of UIKit's constraints, as printed by A. Grebenyuk
/// (https://kean.blog/post/lets-build-uistackview). Distances and the stack replace UIKit's guides
/// between and around views, which halves the rows in the solver.
@MainActor
struct StackPlan {
  private typealias Side = StackSide
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The priority that makes a stack as thin as its views allow, above the level of fitting sizes.
  private static let spanningFit: Float = 51
  /// The priority that makes a stack as small as its views allow, below the level of fitting sizes.
  /// Used where gaps are elastic or at most one view is visible.
  private static let canvasFit: Float = 49
  /// The priority of equal distances between centres, below every content size.
  private static let centering: Float = 149
  /// The priority of the first proportion. Each following one is weaker by 1, so that the last
  /// views absorb the space that spacings need.
  private static let proportion: Float = 999
  /// The priority with which a hidden view keeps its size across the axis.
  private static let breadth: Float = 999
  /// The priority with which a view without any size becomes 0 points large.
  private static let suppression: Float = 25

  private let stack: UIStackView
  /// The area that contains the views: the stack, or its margins guide.
  private let canvas: AnyObject
  private let visible: [UIView]
  private let along, across: StackAxis
  private(set) var constraints: [StackConstraint] = []

  init(of stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    along = StackAxis(stack.axis)
    across = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
    constraints.reserveCapacity(4 * stack.arrangedSubviews.count + 4)
    chain()
    distribute()
    for view in visible { align(view) }
    alignStack()
    attachHiddenViews()
  }

  private mutating func add(_ constraint: StackConstraint) { constraints.append(constraint) }

  // MARK: Main axis

  private mutating func chain() {
    guard let first = visible.first, let last = visible.last else {
      return add(.init(.canvasFit, Side(canvas, along.size), at: Self.canvasFit))
    }
    add(.init(.canvasConnection, Side(first, along.start), .equal, Side(canvas, along.start)))
    for (view, next) in zip(visible, visible.dropFirst()) {
      let (end, start) = gapEnds(view, next)
      add(
        .init(
          .spacing, Side(next, start), hasElasticGaps ? .greaterThanOrEqual : .equal,
          Side(view, end), constant: stack.gap(after: view)))
    }
    add(.init(.canvasConnection, Side(canvas, along.end), .equal, Side(last, along.end)))
  }

  private func gapEnds(_ view: UIView, _ next: UIView) -> (end: Attribute, start: Attribute) {
    let isByBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    return isByBaselines ? (.lastBaseline, .firstBaseline) : (along.end, along.start)
  }

  private var hasElasticGaps: Bool {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: false
    case .equalSpacing, .equalCentering: true
    }
  }

  private mutating func distribute() {
    guard let first = visible.first else { return }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() {
        add(.init(.fillEqually, Side(view, along.size), .equal, Side(first, along.size)))
      }
    case .fillProportionally: keepProportions()
    case .equalSpacing: repeatFirst(gaps, .distributing, at: 1000)
    case .equalCentering: repeatFirst(centerDistances, .centering, at: Self.centering)
    }
    if hasElasticGaps { add(.init(.canvasFit, Side(canvas, along.size), at: Self.canvasFit)) }
  }

  private var gaps: [StackSide] {
    zip(visible, visible.dropFirst()).map { view, next in
      let (end, start) = gapEnds(view, next)
      return Side(from: (view, end), to: (next, start))
    }
  }

  private var centerDistances: [StackSide] {
    zip(visible, visible.dropFirst()).map { view, next in
      Side(from: (view, along.center), to: (next, along.center))
    }
  }

  /// Constrains every distance to equal the first one.
  private mutating func repeatFirst(
    _ distances: [StackSide], _ role: StackConstraint.Role, at priority: Float
  ) {
    guard let first = distances.first else { return }
    for distance in distances.dropFirst() {
      add(.init(role, distance, .equal, first, at: priority))
    }
  }

  /// Constrains lengths to the contents' shares of the stack's length, spacings included. Adds no
  /// constraint if no view has content.
  private mutating func keepProportions() {
    let lengths = visible.map { max(0, $0.contentLength(along: stack.axis)) }
    let total = lengths.reduce(0, +)
    let room = visible.dropLast().reduce(total) { $0 + stack.gap(after: $1) }
    guard total > 0, room > 0 else { return }
    for (index, view) in visible.enumerated() {
      let size = Side(view, along.size)
      let priority = max(1, Self.proportion - Float(index))
      if lengths[index] > 0 {
        add(
          .init(
            .fillProportionally, size, .equal, Side(canvas, along.size),
            multiplier: lengths[index] / room, at: priority))
      } else {
        add(.init(.fillProportionally, size, at: priority))
      }
    }
  }

  // MARK: Cross axis

  /// The alignment. In columns, baseline alignments are replaced by leading and trailing.
  private var alignment: UIStackView.Alignment {
    guard stack.axis == .vertical else { return stack.alignment }
    switch stack.alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    case .fill, .leading, .center, .trailing: return stack.alignment
    }
  }

  private mutating func align(_ view: UIView) {
    let start = StackConstraint(
      .alignment, Side(view, across.start), .equal, Side(canvas, across.start))
    let end = StackConstraint(
      .alignment, Side(view, across.end), .equal, Side(canvas, across.end))
    switch alignment {
    case .fill:
      add(start)
      // The first view determines the stack's edge. The others follow the stack's edge.
      if view === visible.first {
        add(.init(.canvasConnection, Side(canvas, across.end), .equal, Side(view, across.end)))
      } else {
        add(end)
      }
      return
    case .leading:
      add(start)
      keepEnd(of: view)
    case .trailing:
      add(end)
      keepStart(of: view)
    case .center:
      add(.init(.alignment, Side(view, across.center), .equal, Side(canvas, across.center)))
      keepStart(of: view)
    case .firstBaseline: alignBaseline(.firstBaseline, of: view)
    case .lastBaseline: alignBaseline(.lastBaseline, of: view)
    }
    add(.init(.ambiguitySuppression, Side(view, across.size), at: Self.suppression))
  }

  private mutating func alignBaseline(_ baseline: Attribute, of view: UIView) {
    if let first = visible.first, first !== view {
      add(.init(.alignment, Side(view, baseline), .equal, Side(first, baseline)))
    }
    keepStart(of: view)
    keepEnd(of: view)
  }

  private mutating func keepStart(of view: UIView) {
    add(
      .init(
        .spanningBoundary, Side(view, across.start), .greaterThanOrEqual,
        Side(canvas, across.start)))
  }

  private mutating func keepEnd(of view: UIView) {
    add(
      .init(
        .spanningBoundary, Side(canvas, across.end), .greaterThanOrEqual, Side(view, across.end)))
  }

  /// Adds the constraints that size the stack across its axis, and those that attach
  /// baseline-aligned views to its edge.
  private mutating func alignStack() {
    if let first = visible.first {
      switch alignment {
      case .fill: return
      case .leading, .center, .trailing: break
      case .firstBaseline:
        add(
          .init(
            .canvasConnection, Side(first, across.start), .equal, Side(canvas, across.start),
            at: Self.canvasFit))
      case .lastBaseline:
        add(
          .init(
            .canvasConnection, Side(first, across.end), .equal, Side(canvas, across.end),
            at: Self.canvasFit))
      }
    }
    let breadth = Side(canvas, across.size)
    add(
      visible.count > 1
        ? .init(.spanningFit, breadth, at: Self.spanningFit)
        : .init(.canvasFit, breadth, at: Self.canvasFit))
  }

  // MARK: Hidden views

  /// Attaches hidden views. Across the axis they keep the frame of the last layout.
  private mutating func attachHiddenViews() {
    var before: UIView?
    for view in stack.arrangedSubviews {
      defer { before = view }
      guard view.isHidden else { continue }
      let place = before.map { Side($0, along.end) } ?? Side(canvas, along.start)
      add(.init(.spacing, Side(view, along.start), .equal, place))
      add(.init(.hiding, Side(view, along.size)))
      let seen = view.layout.exactFrame.map { $0.inset(by: view.alignmentRectInsets) } ?? .zero
      let isRow = stack.axis == .horizontal
      add(
        .init(
          .alignment, Side(view, across.fixedStart), .equal, Side(stack, across.fixedStart),
          constant: isRow ? seen.minY : seen.minX))
      add(
        .init(
          .ambiguitySuppression, Side(view, across.size),
          constant: max(0, isRow ? seen.height : seen.width), at: Self.breadth))
    }
  }
}
