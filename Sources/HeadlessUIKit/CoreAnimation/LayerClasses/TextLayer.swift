import Foundation
import Layers
import Typography

/// A label's layer: text instead of a picture.
final class TextLayer: CALayer {
  override func presentedContents(_ shown: ShownValues) -> Contents? {
    (view as? UILabel)?.textContents().map(Contents.text)
  }

  /// Whether the label says when it shows another text: one of the app's own class may draw it as it likes, and a
  /// label that is in no view may go.
  var tellsOfText: Bool {
    guard let label = view as? UILabel, label.superview != nil else { return false }
    return (type(of: label) == UILabel.self || label is CellLabel) && !label.hasShadowOfOthers
  }
}
