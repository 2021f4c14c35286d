import Foundation
import HeadlessUIKit
import Layers
import Typography

/// The title of a section of the collection. Its background covers the rows below it.
final class DiscoverHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.font = .preferredFont(forTextStyle: .title3)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
