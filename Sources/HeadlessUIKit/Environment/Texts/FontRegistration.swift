public import Foundation
import Typography

/// Registers a font for this screen, so that `UIFont(name:size:)` finds it by name. `error` is
/// never set.
///
/// - Returns: False if the font is already registered.
@preconcurrency @MainActor
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { ScreenEnvironment.current.text.registeredFonts.add(font.face) }

/// Registers the font of a file for this screen. `error` is never set.
///
/// - Returns: False if the file cannot be read, is not a font or is already registered.
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

/// Unregisters a font. Texts that already use the font keep it.
///
/// - Returns: False if the font was not registered.
@preconcurrency @MainActor
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { ScreenEnvironment.current.text.registeredFonts.remove(font.face) }
