import Foundation

/// What `init(coder:)` is handed for an object of a storyboard or nib.
///
/// It has no keys: what the file says of the object is decoded by UIKit's own classes, when an app's
/// `init(coder:)` calls super. Asked for a key, it answers as an archive without it.
final class NibCoder: NSCoder {
  @MainActor let element: NibElement
  @MainActor let nib: NibInstantiation

  @MainActor
  init(_ element: NibElement, of nib: NibInstantiation) {
    (self.element, self.nib) = (element, nib)
    super.init()
  }

  @MainActor var reader: NibReader { NibReader(element, of: nib) }
  /// Where a controller of this coder is from.
  @MainActor var scene: ControllerScene {
    ControllerScene(element: element, nib: nib, storyboard: nib.storyboard)
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
