import Foundation
import HeadlessUIKit
import Overscroll

/// The view tree and the constraints at a moment.
struct ScreenInspection: Encodable {
  /// A frame in points of the window: x, y, width, height.
  typealias Frame = [Double]

  struct View: Encodable {
    let depth: Int
    let kind: String
    let name: String?
    let text: String?
    let frame: Frame
    let alpha: Double
    let isHidden: Bool
  }

  struct Constraint: Encodable {
    let words: String
    let name: String?
    let constant: Double
    let priority: Double
    let isBroken: Bool
    /// The frames of the views and layout guides that the constraint connects.
    let frames: [Frame]
    /// The indices in `views` of the connected views, or of the views that own the connected
    /// guides.
    let items: [Int]
    /// The line that illustrates the constraint, or nil if it cannot be drawn.
    let line: Line?
  }

  /// A constraint drawn as a line between two points of the window.
  struct Line: Encodable {
    let from, to: [Double]
    /// The constant of the constraint; for a size constraint, the size.
    let label: String

    init(_ sketch: ConstraintSketch) {
      from = [sketch.first.point.x, sketch.first.point.y].map { Double($0) }
      to = [sketch.second.point.x, sketch.second.point.y].map { Double($0) }
      label = ConstraintSketch.number(sketch.length)
    }
  }

  let views: [View]
  let constraints: [Constraint]

  /// The maximum number of listed views and constraints, more than users read.
  private static let limit = 2_000

  @MainActor
  init(_ stage: Stage) {
    (views, constraints) = stage.environment.run {
      var views: [View] = []
      var places: [ObjectIdentifier: Int] = [:]
      Self.add(stage.window, depth: 0, to: &views, places: &places)
      let constraints = stage.window.treeConstraints.prefix(Self.limit).map {
        Self.constraint($0, places)
      }
      return (views, constraints)
    }
  }

  @MainActor
  private static func add(
    _ view: UIView, depth: Int, to views: inout [View], places: inout [ObjectIdentifier: Int]
  ) {
    guard views.count < limit else { return }
    places[ObjectIdentifier(view)] = views.count
    views.append(
      View(
        depth: depth, kind: "\(type(of: view))", name: view.accessibilityIdentifier,
        text: (view as? UILabel)?.text, frame: frame(view.exactFrameInWindow),
        alpha: Double(view.alpha), isHidden: view.isHidden))
    for subview in view.subviews {
      add(subview, depth: depth + 1, to: &views, places: &places)
    }
  }

  @MainActor
  private static func constraint(
    _ constraint: NSLayoutConstraint, _ places: [ObjectIdentifier: Int]
  ) -> Constraint {
    let items = [constraint.firstItem, constraint.secondItem]
    return Constraint(
      words: constraint.description, name: constraint.identifier,
      constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue),
      isBroken: constraint.isBroken,
      frames: items.compactMap { item -> Frame? in
        switch item {
        case let view as UIView: frame(view.exactFrameInWindow)
        case let guide as UILayoutGuide:
          guide.owningView.map { frame($0.convert(guide.layoutFrame, to: nil)) }
        default: nil
        }
      },
      items: items.compactMap { item in
        (item as? UIView ?? (item as? UILayoutGuide)?.owningView)
          .flatMap { places[ObjectIdentifier($0)] }
      },
      line: ConstraintSketch(constraint).map { Line($0) })
  }

  private static func frame(_ rect: CGRect) -> Frame {
    [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
  }
}
