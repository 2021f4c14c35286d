import Foundation
import Layers
import Typography

/// A label's layer: text instead of a picture.
final class TextLayer: CALayer {
  override func presentedContents(_ shown: ShownValues) -> Contents? {
    (view as? UILabel)?.textContents().map(Contents.text)
  }
}
