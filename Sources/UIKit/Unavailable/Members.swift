public import Foundation
public import HeadlessUIKit

// Members of UIKit's classes that iOS sources use and this package does not provide. The compiler
// prints the message, which suggests a replacement.

extension UIFontDescriptor {
  /// Unavailable: iOS's fonts do not exist on this platform. `UIFont.familyNames` lists the app's
  /// fonts.
  @available(
    *, unavailable,
    message: "the fonts of iOS are not available; UIFont.familyNames lists the app's fonts"
  )
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] { [] }
}

extension UITextInput {
  /// Unavailable: no keyboard observes text changes. Notify the view's delegate instead.
  @available(
    *, unavailable, message: "there is no keyboard to notify; notify the view's delegate instead"
  )
  public var inputDelegate: AnyObject? {
    get { nil }
    set {}
  }
}

extension NSTextAttachment {
  /// Unavailable: file wrappers are not supported. Set the data as `contents` instead.
  @available(*, unavailable, message: "file packages are not supported; pass the bytes as contents")
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
    message: "glyphs are not available; draw the text with drawGlyphs(forGlyphRange:at:)"
  )
  public func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) {}
}
