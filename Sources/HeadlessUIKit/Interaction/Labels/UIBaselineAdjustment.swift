import Foundation

/// Where a label's text stands that was shrunk to fit. Raw values as UIKit's.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have had.
  case alignBaselines
  /// About its own middle.
  case alignCenters
  /// From the top that it would have had.
  case none
}
