public import Foundation
public import HeadlessUIKit

// Members of UIKit's classes that iOS sources use and this package does not provide. The compiler
// prints the message, which suggests a replacement.

extension UIFontDescriptor {
  /// Unavailable: iOS's fonts do not exist on this platform. `UIFont.familyNames` lists the app's
  /// fonts.
  @available(
    *, unavailable,
    message: "iOS's fonts are not here to be matched; UIFont.familyNames lists the app's own"
  )
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] { [] }
}

extension UITextInput {
  /// Unavailable: no keyboard observes text changes. Notify the view's delegate instead.
  @available(
    *, unavailable, message: "no keyboard is told of changes here; tell the view's delegate instead"
  )
  public var inputDelegate: AnyObject? {
    get { nil }
    set {}
  }
}

extension NSTextAttachment {
  /// Unavailable: file wrappers are not supported. Set the data as `contents` instead.
  @available(*, unavailable, message: "no files of many parts are here; give the bytes as contents")
  public var fileWrapper: AnyObject? {
    get { nil }
    set {}
  }
}

extension NSLayoutManager {
  /// Unavailable: glyphs cannot be laid out by the app. Draw the text with
  /// `drawGlyphs(forGlyphRange:at:)` instead.
  @available(
    *, unavailable,
    message: "glyphs are not handed over here; draw the text with drawGlyphs(forGlyphRange:at:)"
  )
  public func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) {}
}
