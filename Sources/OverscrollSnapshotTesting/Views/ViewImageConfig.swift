public import Foundation
public import HeadlessUIKit

/// A size, a safe area and traits for the pictures of controllers.
public struct ViewImageConfig: Sendable {
  /// The way in which a phone or a tablet is held.
  public enum Orientation: Sendable {
    /// Held sideways.
    case landscape
    /// Held upright.
    case portrait
  }

  /// The way in which a tablet is held, and the part of the screen that an app has.
  public enum TabletOrientation: Sendable {
    /// The part of an upright screen.
    public enum PortraitSplits: Sendable {
      /// The narrow part.
      case oneThird
      /// The wide part.
      case twoThirds
      /// All of it.
      case full
    }

    /// The part of a screen that is held sideways.
    public enum LandscapeSplits: Sendable {
      /// The narrow part.
      case oneThird
      /// One of two equal parts.
      case oneHalf
      /// The wide part.
      case twoThirds
      /// All of it.
      case full
    }

    /// Held sideways.
    case landscape(splitView: LandscapeSplits)
    /// Held upright.
    case portrait(splitView: PortraitSplits)

    init(_ orientation: Orientation) {
      self = orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    }
  }

  /// The safe area, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil is that of the view.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection

  /// Creates a configuration.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }
}
