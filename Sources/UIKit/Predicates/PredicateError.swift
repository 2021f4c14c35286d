import Foundation
import HeadlessUIKit

/// The reason why a predicate's format cannot be read, or why values cannot be compared.
struct PredicateError: Error {
  var name = NSExceptionName.invalidArgumentException
  let reason: String

  /// Ends the screen with the exception that Foundation raises on iOS.
  func raise() { NSException(name: name, reason: reason).raise() }
}
