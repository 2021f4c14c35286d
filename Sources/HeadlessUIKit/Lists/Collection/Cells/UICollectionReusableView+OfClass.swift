import Foundation

// `CALayer+OfClass.swift` explains how to call an initialiser of a class known only at run time.
extension UICollectionReusableView: ReusableView {
  @usableFromInline convenience init(reusedAs identifier: String, frame: CGRect) {
    self.init(frame: frame)
    reuseIdentifier = identifier
  }

  final func isReused(as identifier: String) { reuseIdentifier = identifier }

  @_silgen_name(
    "$s13HeadlessUIKit24UICollectionReusableViewC8reusedAs5frameACSS_10Foundation6CGRectVtcfC")
  final class func make(reusedAs identifier: __owned String, frame: CGRect) -> Self
}
