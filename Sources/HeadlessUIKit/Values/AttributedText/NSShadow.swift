public import Foundation

/// A shadow as an attribute of text.
///
/// - Note: Partly: labels draw that of their text's beginning, for all of it, with sharp edges.
open class NSShadow: NSObject, NSCopying {
  /// In points, y down; default none.
  open var shadowOffset = CGSize.zero
  /// How soft its edges are, in points; default 0.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil shows no shadow. Default black with an alpha of one third.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  /// Another one that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}

extension NSAttributedString {
  /// The shadow of its beginning.
  var firstShadow: NSShadow? {
    length > 0 ? attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow : nil
  }
}
