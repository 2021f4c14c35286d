import Foundation

/// The position of a popover next to its anchor.
struct PopoverPlacement {
  /// The size of the arrow in points: the width is that of its base, the height reaches to its tip.
  static let arrow = CGSize(width: 26, height: 13)
  static let corner: CGFloat = 13

  /// The frame of the box, without the arrow.
  let frame: CGRect
  let direction: UIPopoverArrowDirection
  /// The position of the arrow's tip.
  let tip: CGPoint

  /// Creates the best position on the permitted sides.
  ///
  /// It is the first side with room for the full size, in the order up, down, left, right. If none
  /// has, it is the side where the popover is largest.
  ///
  /// - Parameters:
  ///   - source: The rectangle of the anchor.
  ///   - area: The available area.
  ///   - arrow: The height of the arrow.
  init(
    _ wanted: CGSize, beside source: CGRect, in area: CGRect, permitted: UIPopoverArrowDirection,
    arrow: CGFloat = Self.arrow.height
  ) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let asked = order.filter { permitted.contains($0) }
    let places = (asked.isEmpty ? order : asked).map {
      PopoverPlacement(wanted, beside: source, in: area, direction: $0, arrow: arrow)
    }
    func surface(_ place: PopoverPlacement) -> CGFloat { place.frame.width * place.frame.height }
    let best = places.max { surface($0) < surface($1) }
    self = places.first { $0.frame.size == wanted } ?? best ?? places[0]
  }

  private init(
    _ wanted: CGSize, beside source: CGRect, in area: CGRect, direction: UIPopoverArrowDirection,
    arrow: CGFloat
  ) {
    let space: CGRect
    switch direction {
    case .up: space = area.from(y: source.maxY + arrow)
    case .down: space = area.to(y: source.minY - arrow)
    case .left: space = area.from(x: source.maxX + arrow)
    default: space = area.to(x: source.minX - arrow)
    }
    let size = CGSize(
      width: min(wanted.width, space.width), height: min(wanted.height, space.height))
    let x = min(max(source.midX - size.width / 2, space.minX), space.maxX - size.width)
    let y = min(max(source.midY - size.height / 2, space.minY), space.maxY - size.height)
    switch direction {
    case .up:
      frame = CGRect(origin: CGPoint(x: x, y: space.minY), size: size)
      tip = CGPoint(x: source.midX, y: frame.minY - arrow)
    case .down:
      frame = CGRect(origin: CGPoint(x: x, y: space.maxY - size.height), size: size)
      tip = CGPoint(x: source.midX, y: frame.maxY + arrow)
    case .left:
      frame = CGRect(origin: CGPoint(x: space.minX, y: y), size: size)
      tip = CGPoint(x: frame.minX - arrow, y: source.midY)
    default:
      frame = CGRect(origin: CGPoint(x: space.maxX - size.width, y: y), size: size)
      tip = CGPoint(x: frame.maxX + arrow, y: source.midY)
    }
    self.direction = direction
  }
}

extension CGRect {
  fileprivate func from(y: CGFloat) -> CGRect {
    let y = min(max(y, minY), maxY)
    return CGRect(x: minX, y: y, width: width, height: maxY - y)
  }
  fileprivate func to(y: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: min(max(y, minY), maxY) - minY)
  }
  fileprivate func from(x: CGFloat) -> CGRect {
    let x = min(max(x, minX), maxX)
    return CGRect(x: x, y: minY, width: maxX - x, height: height)
  }
  fileprivate func to(x: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: min(max(x, minX), maxX) - minX, height: height)
  }
}
