public import Foundation

/// A profile banner into which a thumbnail slides as the avatar scrolls under it, pushing the labels
/// aside. Model of Five-Pack-Creative/ArticleALProfile.
///
/// With `k = offset + contentInset.top`, the constant of the thumbnail's horizontal constraint:
///
///     thumbnail.trailing = min(k, 70)        name.leading = max(30, min(k, 70) + 8)
///     label width = min(intrinsic, W - 20 - leading)
///
/// Below 22 the gap between thumbnail and name (priority 998) gives way, above 70 the horizontal
/// constraint (999); between, everything holds.
///
/// Faithful quirk: since iOS 11 the bars' 64 points are in `adjustedContentInset`, so
/// `contentInset.top` is 0 and everything comes 64 points late. Corrected reads the adjusted inset.
public struct SlidingThumbnail: ScrollEffect, Hashable {
  /// The article builds the banner in three stages.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    case labels
    /// The thumbnail is there, parked beside the screen.
    case `static`
    case final
  }

  public struct Geometry: Hashable, Sendable {
    /// `thumbnailHorizontalConstraint.constant`; it has an effect in the final stage only.
    public var constant: CGFloat
    public var banner: CGRect
    /// Frames are in the view's coordinates.
    public var name: CGRect
    public var city: CGRect
    /// Nil in the first stage.
    public var thumbnail: CGRect?
    /// Width of the thumbnail that is on the screen.
    public var visibleThumbnailWidth: CGFloat
    public var avatar: CGRect
    /// Height of the avatar below the banner.
    public var visibleAvatarHeight: CGFloat
    public var broken: BreakableConstraint?
  }

  /// Named as in the constraint tables.
  public enum BreakableConstraint: String, Hashable, Sendable {
    case labelGap = "thumbnailLabelGap@998"
    case horizontal = "thumbnailHorizontal@999"
  }

  /// The status bar and the navigation bar of the storyboard.
  public static let bannerTop: CGFloat = 64
  public static let bannerHeight: CGFloat = 80
  public static let thumbnailSide: CGFloat = 60
  /// The thumbnail's leading edge stops here.
  public static let dock: CGFloat = 10
  /// The labels' leading edge before the thumbnail comes.
  public static let labelLeading: CGFloat = 30
  public static let gap: CGFloat = 8
  /// The storyboard's "default" space at the trailing edge.
  public static let trailingSpace: CGFloat = 20
  /// The avatar in the content.
  public static let avatar = CGRect(x: 8, y: 88, width: 100, height: 100)

  public let variant: Variant
  public let behavior: EffectBehavior
  /// The labels' own sizes; fonts are the caller's business.
  public let nameSize: CGSize
  public let citySize: CGSize

  public init(variant: Variant, behavior: EffectBehavior, nameSize: CGSize, citySize: CGSize) {
    self.variant = variant
    self.behavior = behavior
    self.nameSize = nameSize
    self.citySize = citySize
  }

  /// Remembers nothing: the geometry is a function of the state.
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
