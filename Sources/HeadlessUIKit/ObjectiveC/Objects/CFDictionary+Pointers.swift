import Foundation

#if !canImport(Darwin)
  /// Returns the value for a key of a Core Foundation dictionary as a pointer, which is valid while
  /// the dictionary exists; nil for a missing key, and for a value that is neither an object nor a
  /// dictionary of Core Foundation.
  ///
  /// - Parameter key: The address of the key's object, as `Unmanaged.toOpaque()` returns it.
  public func CFDictionaryGetValue(
    _ dictionary: CFDictionary?, _ key: UnsafeRawPointer?
  ) -> UnsafeRawPointer? {
    guard let dictionary, let key else { return nil }
    let name = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    let value = dictionary.first { "\($0.key.base)" == "\(name)" }?.value
    switch value {
    // A dictionary is one word, the address of its storage, which the outer dictionary retains.
    case let group as CFDictionary: return unsafeBitCast(group, to: UnsafeRawPointer?.self)
    case let object as NSObject:
      return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    default: return nil
    }
  }

  /// Returns whether a Core Foundation dictionary has a value for a key, and stores the value as
  /// `CFDictionaryGetValue` returns it.
  public func CFDictionaryGetValueIfPresent(
    _ dictionary: CFDictionary?, _ key: UnsafeRawPointer?,
    _ value: UnsafeMutablePointer<UnsafeRawPointer?>?
  ) -> Bool {
    let found = CFDictionaryGetValue(dictionary, key)
    if found != nil { value?.pointee = found }
    return found != nil
  }

  /// Returns whether a Core Foundation dictionary has a value for a key.
  public func CFDictionaryContainsKey(
    _ dictionary: CFDictionary?, _ key: UnsafeRawPointer?
  ) -> Bool { CFDictionaryGetValue(dictionary, key) != nil }

  /// Returns the number of keys of a Core Foundation dictionary.
  public func CFDictionaryGetCount(_ dictionary: CFDictionary?) -> Int { dictionary?.count ?? 0 }
#endif
