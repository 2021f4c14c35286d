public import Foundation
import Typography

/// Makes a font known, so that `UIFont(name:size:)` finds it by its name on this screen. Errors are not given.
///
/// - Returns: false for a font that is known already.
@preconcurrency @MainActor
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { ScreenEnvironment.current.text.registeredFonts.add(font.face) }

/// The same for the font in a file.
///
/// - Returns: false for a file that cannot be read or is no font, and for one that is known already.
@preconcurrency @MainActor
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let provider = CGDataProvider(url: fontURL), let font = CGFont(provider) else {
    return false
  }
  return CTFontManagerRegisterGraphicsFont(font, error)
}

/// Makes a font unknown again. Texts that are set in it keep it.
///
/// - Returns: false for a font that was not registered.
@preconcurrency @MainActor
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { ScreenEnvironment.current.text.registeredFonts.remove(font.face) }
