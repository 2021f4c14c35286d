import Foundation

extension UICellAccessory {
  /// How a standard accessory looks.
  public struct StandardOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// The room in which it stands in the middle; nil is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil is the standard one.
    public var tintColor: UIColor?

    /// Seen, in the standard room and colour.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How it looks.
  public typealias DisclosureIndicatorOptions = StandardOptions
  /// How it looks.
  public typealias CheckmarkOptions = StandardOptions
  /// How it looks.
  public typealias DeleteOptions = CircleOptions
  /// How it looks.
  public typealias InsertOptions = CircleOptions
  /// How it looks.
  public typealias MultiselectOptions = CircleOptions
  /// How it looks.
  public typealias DetailOptions = StandardOptions

  /// How a sign in a circle looks.
  public struct CircleOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// The room in which it stands in the middle; nil is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil is the standard one.
    ///
    /// - Note: Partly: the circle's where `backgroundColor` is nil; the sign is white.
    public var tintColor: UIColor?
    /// The circle's; nil is the standard one.
    public var backgroundColor: UIColor?

    /// Seen, in the standard room and colours.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var standard: StandardOptions {
      StandardOptions(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth,
        tintColor: backgroundColor ?? tintColor)
    }
  }

  /// How the lines by which a row is moved look.
  public struct ReorderOptions {
    /// Whether they are left out.
    public var isHidden: Bool
    /// The room in which they stand in the middle; nil is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil is the standard one.
    public var tintColor: UIColor?
    /// Whether a line is between them and the content.
    ///
    /// - Note: Partly: kept; there is none.
    public var showsVerticalSeparator: Bool

    /// Seen, in the standard room and colour.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var standard: StandardOptions {
      StandardOptions(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How the arrowhead of a row with rows of its own looks.
  public struct OutlineDisclosureOptions {
    /// What unfolds the row; raw values as UIKit's.
    public enum Style: Int, Sendable { case automatic, header, cell }

    /// What it is like.
    public var style: Style
    /// Whether it is left out.
    public var isHidden: Bool
    /// The room in which it stands in the middle; nil is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil is the standard one.
    public var tintColor: UIColor?

    /// Seen, in the standard room and colour.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a text looks.
  public struct LabelOptions {
    /// Whether it is left out.
    public var isHidden: Bool
    /// The room in which it stands in the middle; nil is its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil is grey.
    public var tintColor: UIColor?
    /// Nil is the body font.
    public var font: UIFont?
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory: Bool

    /// Seen, as wide as it is, grey.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// A view of one's own as an accessory.
  public struct CustomViewConfiguration {
    /// What is shown.
    public let customView: UIView
    /// At which side, and when.
    public let placement: Placement
    /// Whether it is left out.
    public var isHidden: Bool
    /// The room in which it stands in the middle; nil is the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Nil is the view's own.
    public var tintColor: UIColor?
    /// Whether the view keeps its size.
    public var maintainsFixedSize: Bool

    /// The view in its own size.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
