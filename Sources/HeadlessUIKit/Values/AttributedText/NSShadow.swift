public import Foundation

/// A shadow used as a text attribute.
///
/// - Note: Partly: labels draw the shadow of the text's first character behind the whole text, with
///   sharp edges.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  // As on iOS: texts share shadows between threads, and an app does not change a shadow in use.

  /// The shadow's offset, in points with y down. Default: zero.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points. Default: 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's `UIColor`. Nil draws no shadow. Default: black with an alpha of one third.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  /// Returns a copy with equal values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}

extension NSAttributedString {
  /// The shadow of the first character; nil if the text is empty.
  var firstShadow: NSShadow? {
    length > 0 ? attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow : nil
  }
}
