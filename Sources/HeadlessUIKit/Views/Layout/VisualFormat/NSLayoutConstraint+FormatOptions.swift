extension NSLayoutConstraint {
  /// What the views of a visual format have in common beside it; raw values as UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of `NSLayoutFormatOptions`.
    public let rawValue: UInt

    /// Bits without a name here are kept and mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All left edges at one place.
    public static let alignAllLeft = FormatOptions(.left)
    /// All right edges at one place.
    public static let alignAllRight = FormatOptions(.right)
    /// All top edges at one height.
    public static let alignAllTop = FormatOptions(.top)
    /// All bottom edges at one height.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All leading edges at one place.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All trailing edges at one place.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All centres on one vertical line.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All centres at one height.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The last baselines at one height.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The first baselines at one height.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All bits that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A row begins where reading begins. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A row begins at the left.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row begins at the right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Gaps are measured between edges. The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Gaps between the views of a column are measured from last baseline to first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are aligned, in the order of their raw values.
    var alignedAttributes: [Attribute] {
      let aligning: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
        .firstBaseline,
      ]
      return aligning.filter { contains(FormatOptions($0)) }
    }
  }
}
