import Foundation
import Graphics

/// The frames of a search bar's parts: a prompt at the top, scopes at the bottom, and between them
/// a row with the field and the cancel button.
struct SearchBarFrames {
  private static let margin: CGFloat = 8
  private static let rowHeight: CGFloat = 56
  /// The heights that a prompt adds above the field, and that scopes add below it. Models, based on
  /// pictures of iOS 13 to 16.
  private static let promptHeight: CGFloat = 20
  static let scopeHeight: CGFloat = 44

  private let bounds: CGRect
  let prompt, scope: CGRect
  /// The row between the prompt and the scopes.
  private let row: CGRect

  /// Calculates the frames.
  ///
  /// - Parameter scopeHeight: The height of the scopes; 0 without scopes.
  init(_ bounds: CGRect, hasPrompt: Bool, scopeHeight: CGFloat) {
    self.bounds = bounds
    let top = hasPrompt ? Self.promptHeight : 0
    prompt = CGRect(x: 0, y: 4, width: bounds.width, height: Self.promptHeight)
    scope = CGRect(
      x: 0, y: bounds.height - scopeHeight, width: bounds.width, height: scopeHeight)
    row = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - scopeHeight))
  }

  /// Returns the height of a bar with these parts.
  static func height(hasPrompt: Bool, scopeHeight: CGFloat) -> CGFloat {
    rowHeight + (hasPrompt ? promptHeight : 0) + scopeHeight
  }

  /// Returns the frame of the cancel button, at the end of the row.
  func cancel(width: CGFloat) -> CGRect {
    CGRect(
      x: bounds.width - Self.margin - width, y: row.minY, width: width, height: row.height)
  }

  /// Returns the frame of the field: centred vertically in the row, from the margin to the cancel
  /// button.
  ///
  /// - Parameter cancelWidth: The width of the cancel button; nil without the button.
  func field(height: CGFloat, cancelWidth: CGFloat?, grid: PixelGrid) -> CGRect {
    let end = bounds.width - Self.margin - (cancelWidth.map { $0 + Self.margin } ?? 0)
    let height = min(height, row.height)
    return CGRect(
      x: Self.margin, y: grid.nearest(row.minY + (row.height - height) / 2),
      width: max(0, end - Self.margin), height: height)
  }
}
