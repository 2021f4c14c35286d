public import Foundation
import Typography

extension UIFont {
  /// The font of a PostScript name such as "AvenirNext-DemiBold": one that the app brings or has registered, or
  /// one of iOS; nil for others.
  ///
  /// - Note: Partly: fonts of iOS are shown in the system font, in the weight and slant that the name
  ///   says, which is a problem of the screen.
  /// - Parameter size: in points; 0 is 12, as in UIKit.
  @preconcurrency @MainActor
  public convenience init?(name: String, size: CGFloat) {
    let environment = ScreenEnvironment.current
    let own = environment.assets.fontFace(named: name)
    if let face = own ?? environment.text.face(named: name) {
      self.init(face: face, size: size == 0 ? Self.standardSize : size)
      return
    }
    guard let named = NamedFont(name) else {
      ScreenEnvironment.current.problems.report(missingFont: name, isSubstituted: false)
      return nil
    }
    if !named.isSystem {
      ScreenEnvironment.current.problems.report(missingFont: name, isSubstituted: true)
    }
    let size = size == 0 ? Self.standardSize : size
    self.init(
      descriptor: UIFontDescriptor(
        design: .system, weight: named.weight, isItalic: named.isItalic, pointSize: size,
        textStyle: nil),
      size: size)
  }

  /// Of a font that was asked for without one, in points.
  private static let standardSize: CGFloat = 12
}
