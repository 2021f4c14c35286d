// The names and values of Core Text's `SFNTLayoutTypes.h`, for `UIFontDescriptor.FeatureKey`.

/// The type of the feature that chooses the widths of figures.
public let kNumberSpacingType = 6
/// The selector of `kNumberSpacingType` for figures of equal width.
public let kMonospacedNumbersSelector = 0
/// The selector of `kNumberSpacingType` for figures of individual widths.
public let kProportionalNumbersSelector = 1
