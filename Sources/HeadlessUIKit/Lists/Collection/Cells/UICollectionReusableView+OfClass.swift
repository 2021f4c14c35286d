import Foundation

// See CALayer+OfClass.swift for how an initialiser is called on a class that is known at run time only.
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
