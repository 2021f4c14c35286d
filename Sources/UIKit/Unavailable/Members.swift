public import Foundation
public import HeadlessUIKit

// Members of UIKit's classes that iOS sources use and that nothing here stands for. The messages are
// the documentation.

extension UIFontDescriptor {
  /// Not here.
  @available(
    *, unavailable,
    message: "iOS's fonts are not here to be matched; UIFont.familyNames lists the app's own"
  )
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] { [] }
}

extension UITextInput {
  /// Not here.
  @available(
    *, unavailable, message: "no keyboard is told of changes here; tell the view's delegate instead"
  )
  public var inputDelegate: AnyObject? {
    get { nil }
    set {}
  }
}

extension NSTextAttachment {
  /// Not here.
  @available(*, unavailable, message: "no files of many parts are here; give the bytes as contents")
  public var fileWrapper: AnyObject? {
    get { nil }
    set {}
  }
}

extension NSLayoutManager {
  /// Not here.
  @available(
    *, unavailable,
    message: "glyphs are not handed over here; draw the text with drawGlyphs(forGlyphRange:at:)"
  )
  public func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) {}
}
