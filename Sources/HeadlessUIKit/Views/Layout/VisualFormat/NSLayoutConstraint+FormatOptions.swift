extension NSLayoutConstraint {
  /// The alignment, direction and spacing of the views in a visual format. Raw values match
  /// UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of `NSLayoutFormatOptions`.
    public let rawValue: UInt

    /// Creates options from bits. Bits that have no name here are stored and have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Aligns left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Aligns right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Aligns top edges.
    public static let alignAllTop = FormatOptions(.top)
    /// Aligns bottom edges.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns leading edges.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Aligns trailing edges.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Aligns horizontal centres.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Aligns vertical centres.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Aligns last baselines.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Aligns first baselines.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All alignment bits.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Arranges a row from the leading to the trailing edge. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Arranges a row from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Arranges a row from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All direction bits.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures gaps between edges. The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures gaps in a column from the last baseline to the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All spacing bits.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes to align, in the order of their raw values.
    var alignedAttributes: [Attribute] {
      let aligning: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
        .firstBaseline,
      ]
      return aligning.filter { contains(FormatOptions($0)) }
    }
  }
}
