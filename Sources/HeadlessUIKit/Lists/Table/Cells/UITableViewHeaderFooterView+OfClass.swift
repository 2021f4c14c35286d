import Foundation

// `CALayer+OfClass.swift` explains how to call an initialiser of a class known only at run time.
extension UITableViewHeaderFooterView: ReusableView {
  @usableFromInline convenience init(reusedAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C8reusedAsACSS_tcfC")
  private final class func make(reusedAs identifier: __owned String) -> Self

  final func isReused(as identifier: String) { reuseIdentifier = identifier }

  final class func make(reusedAs identifier: __owned String, frame: CGRect) -> Self {
    let view = make(reusedAs: identifier)
    if !frame.isEmpty { view.frame.size = frame.size }
    return view
  }
}
