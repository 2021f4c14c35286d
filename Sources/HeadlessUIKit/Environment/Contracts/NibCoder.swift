import Foundation

/// The coder passed to `init(coder:)` for an object of a storyboard or nib.
///
/// UIKit's own classes decode the element when an app's `init(coder:)` calls super. The coder
/// contains no keys, so each lookup by key answers like an archive without that key.
final class NibCoder: NSCoder {
  @MainActor let element: NibElement
  @MainActor let nib: NibInstantiation

  @MainActor
  init(_ element: NibElement, of nib: NibInstantiation) {
    (self.element, self.nib) = (element, nib)
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
