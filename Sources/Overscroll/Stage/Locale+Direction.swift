package import Foundation
package import HeadlessUIKit

extension Locale {
  /// Where reading begins in its language, by Unicode's table of scripts.
  package var layoutDirection: UIUserInterfaceLayoutDirection {
    language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
