package import Foundation
package import HeadlessUIKit

extension Locale {
  /// The writing direction of the locale's language, from Unicode's table of scripts.
  package var layoutDirection: UIUserInterfaceLayoutDirection {
    language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
