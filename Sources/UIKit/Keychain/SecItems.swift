#if !canImport(Security)
  public import Foundation
  public import HeadlessUIKit

  // Apps use the keychain without an import of Security, which Foundation contains on iOS.

  /// Adds an item to the keychain, which is in memory and empty when a screen starts.
  ///
  /// - Returns: `errSecDuplicateItem` for an item that exists, `errSecParam` for one without class.
  @discardableResult
  public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> OSStatus {
    let added = Keychain.current.add(attributes)
    result?.pointee = added.result
    return added.status
  }

  /// Finds items of the keychain: one, or a list with `kSecMatchLimitAll`.
  ///
  /// - Note: Partly: references to keys and certificates are never found.
  /// - Returns: `errSecItemNotFound` if there are none.
  @discardableResult
  public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
  ) -> OSStatus {
    let found = Keychain.current.copy(query)
    result?.pointee = found.result
    return found.status
  }

  /// Changes attributes of the items of a query.
  ///
  /// - Returns: `errSecItemNotFound` if there are none.
  @discardableResult
  public func SecItemUpdate(
    _ query: CFDictionary, _ attributesToUpdate: CFDictionary
  ) -> OSStatus { Keychain.current.update(query, attributesToUpdate) }

  /// Removes the items of a query.
  ///
  /// - Returns: `errSecItemNotFound` if there are none.
  @discardableResult
  public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.delete(query) }

  /// Returns words for a result of the keychain.
  public func SecCopyErrorMessageString(
    _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
  ) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecParam: "One or more parameters passed to a function were not valid."
    default: NSString(string: "OSStatus \(status)")
    }
  }
#endif
