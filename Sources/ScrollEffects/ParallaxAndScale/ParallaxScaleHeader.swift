public import Foundation

/// A header that grows when pulled and is eaten from below when scrolled away, its picture moving at
/// another speed. Model of andrea-prearo/SwiftExamples, ParallaxAndScale.
///
///     offset < 0:   height = 210 - offset
///     offset >= 0:  top = view.frame.origin.y, height = 210 - offset,
///                   contentsRect.y = -min(offset / 4, 8) / 210
///
/// The header's lower edge therefore moves with the content, one to one. What the article calls
/// parallax is mostly something else: aspect fill keeps the picture centred in a header that shrinks
/// from below, at half speed; the eight points of `contentsRect` work against that.
///
/// Faithful quirks: `contentsRect` is not reset for offsets below 0, so that bouncing back leaves
/// smeared pixels at the top; the height constant goes negative beyond 210, which no layout can
/// satisfy (the header stays at height 0 and the label at its lower edge); under an in-call status
/// bar the top constant pushes the header down. Corrected: all three are gone, and beyond 210 the
/// empty header and the label scroll away.
public struct ParallaxScaleHeader: ScrollEffect, Hashable {
  /// Where header and label are, in points, and what the constraints say.
  public struct Geometry: Hashable, Sendable {
    /// `headerTopConstraint.constant`; corrected always 0.
    public var topConstant: CGFloat
    /// `headerHeightConstraint.constant`, negative where the faithful code makes it so.
    public var heightConstant: CGFloat
    /// In the view's coordinates.
    public var header: CGRect
    /// In the view's coordinates.
    public var label: CGRect
    /// Of the header image's layer.
    public var contentsRect: CGRect
    /// The constraint that cannot hold, if any.
    public var broken: BreakableConstraint?
  }

  /// Named as in the constraint tables.
  public enum BreakableConstraint: String, Hashable, Sendable {
    case headerHeight = "header.height"
    case headerTop = "header.top"
  }

  /// Height of the header at offset 0.
  public static let headerHeight: CGFloat = 210
  /// Height of the label that stands for the content, in points.
  public static let labelHeight: CGFloat = 800
  /// Share of the offset by which the picture is held back…
  public static let parallaxFactor: CGFloat = 0.25
  /// …at most this many points of the header's height at rest.
  public static let parallaxLimit: CGFloat = 8

  /// Whether the three quirks are there.
  public let behavior: EffectBehavior
  private var topConstant: CGFloat = 0
  private var shift: CGFloat = 0

  /// Begins with the header at the top and the picture unshifted.
  public init(behavior: EffectBehavior) { self.behavior = behavior }

  /// Faithful, offsets below 0 leave the top constant and the picture's shift as they were.
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
