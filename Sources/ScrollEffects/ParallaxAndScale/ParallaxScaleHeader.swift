public import Foundation

/// A header that grows when pulled and is cropped from below when scrolled away, while its picture
/// moves at another speed. This is a model of andrea-prearo/SwiftExamples, ParallaxAndScale.
///
/// ```
/// offset < 0:   height = 210 - offset
/// offset >= 0:  top = view.frame.origin.y, height = 210 - offset,
///               contentsRect.y = -min(offset / 4, 8) / 210
/// ```
///
/// The header's lower edge therefore moves with the content, one to one. The effect that the
/// article calls parallax is mostly due to aspect fill: it keeps the picture centred in a header
/// that shrinks from below, so that the picture moves at half speed. The eight points of
/// `contentsRect` work against that.
///
/// The faithful behaviour has three quirks. `contentsRect` is not reset for offsets below 0, so
/// that bouncing back leaves smeared pixels at the top. The height constant becomes negative beyond
/// 210, which no layout can satisfy: the header stays at height 0 and the label at its lower edge.
/// Under an in-call status bar, the top constant pushes the header down.
///
/// The corrected behaviour has none of them, and beyond 210 the empty header and the label scroll
/// away.
public struct ParallaxScaleHeader: ScrollEffect, Hashable {
  /// The frames of the header and the label in points, and the constants of constraints.
  public struct Geometry: Hashable, Sendable {
    /// The constant of `headerTopConstraint`; always 0 if corrected.
    public var topConstant: CGFloat
    /// The constant of `headerHeightConstraint`. The faithful code can make it negative.
    public var heightConstant: CGFloat
    /// The frame of the header, in the view's coordinates.
    public var header: CGRect
    /// The frame of the label, in the view's coordinates.
    public var label: CGRect
    /// The `contentsRect` of the header image's layer.
    public var contentsRect: CGRect
    /// The constraint that cannot hold, if any.
    public var broken: BreakableConstraint?
  }

  /// The constraints that can break, with their names in the constraint tables.
  public enum BreakableConstraint: String, Hashable, Sendable {
    case headerHeight = "header.height"
    case headerTop = "header.top"
  }

  /// The height of the header at offset 0, in points.
  public static let headerHeight: CGFloat = 210
  /// The height of the label that represents the content, in points.
  public static let labelHeight: CGFloat = 800
  /// The share of the offset by which the picture is shifted.
  public static let parallaxFactor: CGFloat = 0.25
  /// The maximum shift of the picture, in points of the header's height at rest.
  public static let parallaxLimit: CGFloat = 8

  /// Whether the effect has the three quirks.
  public let behavior: EffectBehavior
  private var topConstant: CGFloat = 0
  private var shift: CGFloat = 0

  /// Creates a header at the top with an unshifted picture.
  public init(behavior: EffectBehavior) { self.behavior = behavior }

  /// Updates the header. If faithful, offsets below 0 change neither the top constant nor the
  /// picture's shift.
  public mutating func update(_ state: ScrollState) -> Geometry {
    let offset = state.contentOffset.y
    if offset >= 0 {
      shift = 0 - min(Self.parallaxFactor * offset, Self.parallaxLimit) / Self.headerHeight
    }
    switch behavior {
    case .faithful:
      if offset >= 0 { topConstant = state.viewFrame.minY }
    case .corrected:
      if offset < 0 { shift = 0 }
    }
    return geometry(offset: offset, width: state.viewFrame.width)
  }

  private func geometry(offset: CGFloat, width: CGFloat) -> Geometry {
    let constant = Self.headerHeight - offset
    let height = max(0, constant)
    let isEmpty = constant < 0
    let top =
      switch behavior {
      case .faithful: topConstant
      case .corrected: min(0, constant)
      }
    let broken: BreakableConstraint? =
      switch behavior {
      case .faithful: isEmpty ? .headerHeight : nil
      case .corrected: isEmpty ? .headerTop : nil
      }
    return Geometry(
      topConstant: topConstant, heightConstant: constant,
      header: CGRect(x: 0, y: top, width: width, height: height),
      label: CGRect(x: 0, y: top + height, width: width, height: Self.labelHeight),
      contentsRect: CGRect(x: 0, y: shift, width: 1, height: 1), broken: broken)
  }
}
