import Foundation

/// The vertical position of a label's text that was shrunk to fit. Raw values are those of UIKit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The shrunk text has the baseline of the full-size text.
  case alignBaselines
  /// The shrunk text is centred vertically.
  case alignCenters
  /// The shrunk text has the top edge of the full-size text.
  case none
}
