import Foundation
import Layers
import Typography

/// The layer of a label, which draws text.
final class TextLayer: CALayer {
  override var isBuiltInClass: Bool { type(of: self) == TextLayer.self }
  override var reportsContentChanges: Bool { reportsTextChanges }

  override func presentedContents(_ shown: ShownValues) -> Contents? {
    (view as? UILabel)?.textContents().map(Contents.text)
  }

  /// Whether the label marks this layer as changed whenever its text changes.
  ///
  /// False for subclasses of the app, which can draw in any way, and for labels without a
  /// superview.
  private var reportsTextChanges: Bool {
    guard let label = view as? UILabel, label.superview != nil else { return false }
    return label.reportsTextChanges && !label.hasAttributedShadow
  }
}
