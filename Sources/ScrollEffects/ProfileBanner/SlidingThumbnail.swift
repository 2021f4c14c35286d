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

  /// Where banner, labels, thumbnail and avatar are, in points in the view's coordinates.
  public struct Geometry: Hashable, Sendable {
    /// `thumbnailHorizontalConstraint.constant`; it has an effect in the final stage only.
    public var constant: CGFloat
    /// Stays where it is, 64 points below the view's top whatever the safe area.
    public var banner: CGRect
    /// Frames are in the view's coordinates.
    public var name: CGRect
    /// Right below the name, cut to the room that is left.
    public var city: CGRect
    /// Nil in the first stage.
    public var thumbnail: CGRect?
    /// Width of the thumbnail that is on the screen.
    public var visibleThumbnailWidth: CGFloat
    /// Moves with the content, one to one, also under the banner.
    public var avatar: CGRect
    /// Height of the avatar below the banner.
    public var visibleAvatarHeight: CGFloat
    /// The constraint that gives way; nil while all hold, and before the final stage.
    public var broken: BreakableConstraint?
  }

  /// Named as in the constraint tables.
  public enum BreakableConstraint: String, Hashable, Sendable {
    case labelGap = "thumbnailLabelGap@998"
    case horizontal = "thumbnailHorizontal@999"
  }

  /// The status bar and the navigation bar of the storyboard.
  public static let bannerTop: CGFloat = 64
  /// In points.
  public static let bannerHeight: CGFloat = 80
  /// Width and height of the thumbnail, in points.
  public static let thumbnailSide: CGFloat = 60
  /// The thumbnail's leading edge stops here.
  public static let dock: CGFloat = 10
  /// The labels' leading edge before the thumbnail comes.
  public static let labelLeading: CGFloat = 30
  /// Points between the thumbnail and the labels.
  public static let gap: CGFloat = 8
  /// The storyboard's "default" space at the trailing edge.
  public static let trailingSpace: CGFloat = 20
  /// The avatar in the content.
  public static let avatar = CGRect(x: 8, y: 88, width: 100, height: 100)

  /// The stage that is modelled.
  public let variant: Variant
  /// Which inset counts: `contentInset` where faithful, `adjustedContentInset` where corrected.
  public let behavior: EffectBehavior
  /// The labels' own sizes; fonts are the caller's business.
  public let nameSize: CGSize
  /// In points, like `nameSize`.
  public let citySize: CGSize

  /// Nothing is checked.
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
