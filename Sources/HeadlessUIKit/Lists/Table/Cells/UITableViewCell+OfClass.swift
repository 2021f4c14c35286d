import Foundation

// `CALayer+OfClass.swift` explains how to call an initialiser of a class known only at run time.
extension UITableViewCell: ReusableView {
  @usableFromInline convenience init(reusedAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC8reusedAsACSS_tcfC")
  private final class func make(reusedAs identifier: __owned String) -> Self

  final func isReused(as identifier: String) { reuseIdentifier = identifier }

  final class func make(reusedAs identifier: __owned String, frame: CGRect) -> Self {
    let cell = make(reusedAs: identifier)
    if !frame.isEmpty { cell.frame.size = frame.size }
    return cell
  }
}
