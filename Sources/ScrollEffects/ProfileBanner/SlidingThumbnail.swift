public import Foundation

/// A profile banner into which a thumbnail slides as the avatar scrolls under it, pushing the
/// labels aside. This is a model of Five-Pack-Creative/ArticleALProfile.
///
/// `k = offset + contentInset.top` is the constant of the thumbnail's horizontal constraint:
///
/// ```
/// thumbnail.trailing = min(k, 70)        name.leading = max(30, min(k, 70) + 8)
/// label width = min(intrinsic, W - 20 - leading)
/// ```
///
/// Below 22, the gap between thumbnail and name (priority 998) gives way. Above 70, the horizontal
/// constraint (999) does. Between them, all constraints hold.
///
/// The faithful behaviour has one quirk: since iOS 11 the bars' 64 points are in
/// `adjustedContentInset`, so that `contentInset.top` is 0 and the effect occurs 64 points late.
/// The corrected behaviour uses the adjusted inset.
public struct SlidingThumbnail: ScrollEffect, Hashable {
  /// The stage of the banner in the article.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    case labels
    /// The thumbnail has a fixed position, mostly beyond the screen's leading edge.
    case `static`
    case final
  }

  /// The frames of banner, labels, thumbnail and avatar, in points in the view's coordinates.
  public struct Geometry: Hashable, Sendable {
    /// The constant of `thumbnailHorizontalConstraint`, which has an effect in the final stage
    /// only.
    public var constant: CGFloat
    /// The frame of the banner, which is fixed at 64 points below the view's top, whatever the safe
    /// area.
    public var banner: CGRect
    /// The frame of the name.
    public var name: CGRect
    /// The frame of the city, directly below the name and limited to the available width.
    public var city: CGRect
    /// The frame of the thumbnail; nil in the first stage.
    public var thumbnail: CGRect?
    /// The width of the thumbnail's visible part.
    public var visibleThumbnailWidth: CGFloat
    /// The frame of the avatar, which moves with the content one to one, also under the banner.
    public var avatar: CGRect
    /// The height of the avatar's part below the banner.
    public var visibleAvatarHeight: CGFloat
    /// The constraint that gives way. Nil while all hold, and before the final stage.
    public var broken: BreakableConstraint?
  }

  /// The constraints that can break, with their names in the constraint tables.
  public enum BreakableConstraint: String, Hashable, Sendable {
    case labelGap = "thumbnailLabelGap@998"
    case horizontal = "thumbnailHorizontal@999"
  }

  /// The height of the storyboard's status bar and navigation bar, in points.
  public static let bannerTop: CGFloat = 64
  /// The height of the banner, in points.
  public static let bannerHeight: CGFloat = 80
  /// The width and height of the thumbnail, in points.
  public static let thumbnailSide: CGFloat = 60
  /// The final position of the thumbnail's leading edge, in points.
  public static let dock: CGFloat = 10
  /// The position of the labels' leading edge before the thumbnail appears, in points.
  public static let labelLeading: CGFloat = 30
  /// The distance between the thumbnail and the labels, in points.
  public static let gap: CGFloat = 8
  /// The storyboard's "default" space at the trailing edge, in points.
  public static let trailingSpace: CGFloat = 20
  /// The frame of the avatar in the content.
  public static let avatar = CGRect(x: 8, y: 88, width: 100, height: 100)

  /// The stage of the article.
  public let variant: Variant
  /// The behaviour, which selects the inset: `contentInset` if faithful, `adjustedContentInset` if
  /// corrected.
  public let behavior: EffectBehavior
  /// The natural size of the name label, which depends on the caller's font, in points.
  public let nameSize: CGSize
  /// The natural size of the city label, in points.
  public let citySize: CGSize

  /// Creates a banner without checking the sizes.
  public init(variant: Variant, behavior: EffectBehavior, nameSize: CGSize, citySize: CGSize) {
    self.variant = variant
    self.behavior = behavior
    self.nameSize = nameSize
    self.citySize = citySize
  }

  /// Returns the geometry for a state, which does not depend on earlier states.
  public func update(_ state: ScrollState) -> Geometry {
    let inset =
      switch behavior {
      case .faithful: state.contentInset.top
      case .corrected: state.adjustedContentInset.top
      }
    let constant = state.contentOffset.y + inset
    let leading = labelLeading(constant)
    let width = state.viewFrame.width
    let banner = CGRect(x: 0, y: Self.bannerTop, width: width, height: Self.bannerHeight)
    let room = max(0, width - Self.trailingSpace - leading)
    let trailing = thumbnailTrailing(constant)
    let avatar = Self.avatar.offsetBy(dx: 0, dy: 0 - state.contentOffset.y)
    return Geometry(
      constant: constant, banner: banner,
      name: CGRect(
        x: leading, y: banner.midY - nameSize.height, width: min(nameSize.width, room),
        height: nameSize.height),
      city: CGRect(
        x: leading, y: banner.midY, width: min(citySize.width, room), height: citySize.height),
      thumbnail: trailing.map { trailing in
        CGRect(
          x: trailing - Self.thumbnailSide, y: banner.midY - Self.thumbnailSide / 2,
          width: Self.thumbnailSide, height: Self.thumbnailSide)
      },
      visibleThumbnailWidth: min(max(0, trailing ?? 0), Self.thumbnailSide), avatar: avatar,
      visibleAvatarHeight: max(0, avatar.maxY - max(avatar.minY, banner.maxY)),
      broken: broken(constant))
  }

  private func thumbnailTrailing(_ constant: CGFloat) -> CGFloat? {
    switch variant {
    case .labels: nil
    case .static: Self.labelLeading - Self.gap
    case .final: min(constant, Self.dock + Self.thumbnailSide)
    }
  }

  private func labelLeading(_ constant: CGFloat) -> CGFloat {
    max(Self.labelLeading, (thumbnailTrailing(constant) ?? 0) + Self.gap)
  }

  private func broken(_ constant: CGFloat) -> BreakableConstraint? {
    guard variant == .final else { return nil }
    if constant < Self.labelLeading - Self.gap { return .labelGap }
    return constant > Self.dock + Self.thumbnailSide ? .horizontal : nil
  }
}
