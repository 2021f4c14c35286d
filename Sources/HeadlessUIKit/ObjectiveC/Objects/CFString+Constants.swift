import Foundation

extension CFString {
  /// Returns the one object of a constant's text. Apps take the address of constants, so that these
  /// objects are never freed.
  static func constant(_ text: String) -> CFString { ConstantTexts.shared.object(of: text) }
}

// Safe: `objects` is accessed only under the lock.
private final class ConstantTexts: @unchecked Sendable {
  static let shared = ConstantTexts()
  private let lock = NSLock()
  private var objects: [String: CFString] = [:]

  func object(of text: String) -> CFString {
    lock.withLock {
      if let known = objects[text] { return known }
      let object = NSString(string: text)
      objects[text] = object
      return object
    }
  }
}
