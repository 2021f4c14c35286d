import Foundation

/// The widths of segments, the attributes of their content, and the separators between them.
extension UISegmentedControl {
  /// The margin left and right of a title, in points.
  private static let margin: CGFloat = 10

  func contentWidth(_ segment: SegmentedChoice) -> CGFloat {
    if segment.width > 0 { return segment.width }
    style(segment, isSelected: true)
    return segment.contentSize.width.rounded(.up) + 2 * Self.margin
  }

  /// Returns the frames of the segments.
  func frames() -> [CGRect] {
    let natural = segments.map { contentWidth($0) }
    let fixed = segments.map(\.width).reduce(0, +)
    let free = segments.filter { $0.width == 0 }
    let rest = max(0, bounds.width - fixed)
    let asked = zip(segments, natural).filter { $0.0.width == 0 }.map(\.1).reduce(0, +)
    var x: CGFloat = 0
    return zip(segments, natural).map { segment, width in
      let share =
        segment.width > 0
        ? segment.width
        : apportionsSegmentWidthsByContent && asked > 0
          ? rest * width / asked : rest / CGFloat(free.count)
      defer { x += share }
      return CGRect(x: x, y: 0, width: share, height: bounds.height)
    }
  }

  /// Returns a rectangle with smaller sides, but not below zero: `insetBy` then returns an infinite
  /// origin.
  static func inset(_ frame: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    frame.insetBy(dx: min(dx, frame.width / 2), dy: min(dy, frame.height / 2))
  }

  /// Sets the attributes of a segment's content. Attributes missing for the selected state come
  /// from the normal state.
  func style(_ segment: SegmentedChoice, isSelected: Bool) {
    var own = attributes[State.normal.rawValue] ?? [:]
    if isSelected { own.merge(attributes[State.selected.rawValue] ?? [:]) { $1 } }
    segment.style(own, isSelected: isSelected, isEnabled: segment.isEnabled && isEnabled)
  }

  /// Places the images between segments, or thin lines between segments that are not selected.
  func layOutSeparators(_ frames: [CGRect]) {
    let count = max(0, frames.count - 1)
    while separators.count > count { separators.removeLast().removeFromSuperview() }
    while separators.count < count {
      let view = UIImageView()
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      separators.append(view)
    }
    for (index, view) in separators.enumerated() {
      let image = pictures.divider(between: state(of: index), and: state(of: index + 1))
      view.image = image
      view.backgroundColor = image == nil ? .controlDisabled : nil
      let edge = frames[index].maxX
      guard let image else {
        view.frame = CGRect(
          x: edge - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
        view.isHidden =
          index == shownIndex || index + 1 == shownIndex || !pictures.backgrounds.isEmpty
        continue
      }
      view.isHidden = false
      view.frame = CGRect(
        x: edge - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
      // Dividers are above the backgrounds and below the content of segments.
      if !pictures.backgrounds.isEmpty { insertSubview(view, aboveSubview: selection) }
    }
  }
}
