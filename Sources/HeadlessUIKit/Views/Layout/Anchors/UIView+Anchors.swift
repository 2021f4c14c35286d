extension UIView: AnchoredItem {
  /// The leading edge: left in left-to-right layouts, right in right-to-left ones.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
  /// The trailing edge: right in left-to-right layouts, left in right-to-left ones.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { anchor(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { anchor(.height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline) }
}

extension UILayoutGuide: AnchoredItem {
  /// The leading edge: left in left-to-right layouts, right in right-to-left ones.
  public var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
  /// The trailing edge: right in left-to-right layouts, left in right-to-left ones.
  public var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { anchor(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { anchor(.height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
}
