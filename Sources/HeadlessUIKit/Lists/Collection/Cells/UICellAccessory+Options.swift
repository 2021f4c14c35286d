import Foundation

extension UICellAccessory {
  /// The appearance of a standard accessory.
  public struct StandardOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centred; nil uses the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the accessory; nil uses the standard colour.
    public var tintColor: UIColor?

    /// Creates the appearance of a visible accessory with standard width and colour.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The appearance of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = StandardOptions
  /// The appearance of a checkmark.
  public typealias CheckmarkOptions = StandardOptions
  /// The appearance of a delete accessory.
  public typealias DeleteOptions = CircleOptions
  /// The appearance of an insert accessory.
  public typealias InsertOptions = CircleOptions
  /// The appearance of a multiselect accessory.
  public typealias MultiselectOptions = CircleOptions
  /// The appearance of a detail accessory.
  public typealias DetailOptions = StandardOptions

  /// The appearance of an accessory with a sign in a circle.
  public struct CircleOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centred; nil uses the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the sign; nil uses the standard colour.
    ///
    /// - Note: Partly: colours the circle if `backgroundColor` is nil; the sign is always white.
    public var tintColor: UIColor?
    /// The colour of the circle; nil uses the standard colour.
    public var backgroundColor: UIColor?

    /// Creates the appearance of a visible accessory with standard width and colours.
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

  /// The appearance of a reorder accessory.
  public struct ReorderOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centred; nil uses the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the accessory; nil uses the standard colour.
    public var tintColor: UIColor?
    /// Whether a line separates the accessory from the content.
    ///
    /// - Note: Partly: stored, but without effect; no line is drawn.
    public var showsVerticalSeparator: Bool

    /// Creates the appearance of a visible accessory with standard width and colour.
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

  /// The appearance of the chevron that expands and collapses a row.
  public struct OutlineDisclosureOptions {
    /// The part of a row that expands it, with UIKit's raw values.
    public enum Style: Int, Sendable { case automatic, header, cell }

    /// The part of a row that expands it: with `header` the whole row, which is then not selected,
    /// with `cell` only the accessory. `automatic` is `header` in the headers of a list.
    public var style: Style
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width of the area in which the accessory is centred; nil uses the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the accessory; nil uses the standard colour.
    public var tintColor: UIColor?

    /// Creates the appearance of a visible accessory with standard width and colour.
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

  /// The appearance of a text accessory.
  public struct LabelOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width of the area in which the text is centred; nil uses the width of the text.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour of the text; nil uses grey.
    public var tintColor: UIColor?
    /// The font of the text; nil uses the body font.
    public var font: UIFont?
    /// Whether the font follows the user's preferred text size. Stored, but without effect.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates the appearance of a visible grey text at its own width.
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

  /// The configuration of a custom view as an accessory.
  public struct CustomViewConfiguration {
    /// The view that is shown.
    public let customView: UIView
    /// The side of the accessory and the state in which it is shown.
    public let placement: Placement
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width of the area in which the view is centred; nil uses the standard width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour of the view; nil leaves the view's tint colour unchanged.
    public var tintColor: UIColor?
    /// Whether the view keeps its size. Stored, but without effect: a view always keeps its size.
    public var maintainsFixedSize: Bool

    /// Creates the configuration of a visible view at its own size.
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
