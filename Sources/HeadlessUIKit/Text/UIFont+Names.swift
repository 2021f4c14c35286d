public import Foundation
import Typography

extension UIFont {
  /// The font of a PostScript name such as "AvenirNext-DemiBold"; nil for one that iOS does not have.
  ///
  /// - Note: Partly: fonts of iOS are shown in the system font, in the weight and slant that the name
  ///   says, which is a problem of the screen; an app's own fonts are not found.
  /// - Parameter size: in points; 0 is 12, as in UIKit.
  @preconcurrency @MainActor
  public convenience init?(name: String, size: CGFloat) {
    guard let named = NamedFont(name) else {
      ScreenEnvironment.current.problems.report(missingFont: name, isSubstituted: false)
      return nil
    }
    if !named.isSystem {
      ScreenEnvironment.current.problems.report(missingFont: name, isSubstituted: true)
    }
    let size = size == 0 ? 12 : size
    self.init(
      descriptor: UIFontDescriptor(
        design: .system, weight: named.weight, isItalic: named.isItalic, pointSize: size,
        textStyle: nil),
      size: size)
  }
}
