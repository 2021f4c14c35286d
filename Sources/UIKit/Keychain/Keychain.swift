import Foundation
import HeadlessUIKit
import StageRuntime

/// The keychain of a screen's app, in memory and empty at first.
///
/// Items are dictionaries from the texts of the constants `kSecAttr…` to their values, as in
/// Apple's Security framework.
final class Keychain: @unchecked Sendable {
  // Safe: `items` is accessed only under the lock.
  private let lock = NSLock()
  private var items: [[String: Any]] = []

  /// The keychain of code that no stage runs.
  private static let outside = Keychain()
  /// Keeps two threads from making the keychain of one stage.
  private static let making = NSLock()

  /// The keychain of the stage whose code runs, on any of its threads.
  static var current: Keychain {
    guard let stage = StageContext.current else { return outside }
    return making.withLock {
      if let known = associatedObject(of: stage, .keychain) as? Keychain { return known }
      let keychain = Keychain()
      setAssociatedObject(keychain, of: stage, .keychain)
      return keychain
    }
  }

  /// Adds an item. The same class, account, service and server can be in it once.
  func add(_ attributes: CFDictionary) -> (status: OSStatus, result: AnyObject?) {
    let attributes = Self.named(attributes)
    let item = attributes.filter { !Self.isOfQuery($0.key) || Self.valueKeys.contains($0.key) }
    guard item[Self.itemClass] != nil else { return (errSecParam, nil) }
    return lock.withLock {
      let identity = item.filter { Self.identifying.contains($0.key) }
      let isKnown = items.contains { known in
        Self.identifying.allSatisfy {
          KeyedValue(known[$0]).equals(KeyedValue(identity[$0]))
        }
      }
      guard !isKnown else { return (errSecDuplicateItem, nil) }
      items.append(item)
      return (errSecSuccess, Self.result(of: [item], attributes))
    }
  }

  /// Returns the items of a query: one, unless its limit says otherwise.
  func copy(_ query: CFDictionary) -> (status: OSStatus, result: AnyObject?) {
    let query = Self.named(query)
    let found = lock.withLock { indices(of: query).map { items[$0] } }
    guard !found.isEmpty else { return (errSecItemNotFound, nil) }
    return (errSecSuccess, Self.result(of: found, query))
  }

  /// Changes attributes of all items of a query.
  func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    let (query, changes) = (Self.named(query), Self.named(changes))
    return lock.withLock {
      let found = indices(of: query)
      for index in found { items[index].merge(changes) { $1 } }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  /// Removes all items of a query.
  func delete(_ query: CFDictionary) -> OSStatus {
    let query = Self.named(query)
    return lock.withLock {
      let found = indices(of: query)
      for index in found.reversed() { items.remove(at: index) }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  private func indices(of query: [String: Any]) -> [Int] {
    let attributes = query.filter { !Self.isOfQuery($0.key) }
    return items.indices.filter { index in
      attributes.allSatisfy { KeyedValue(items[index][$0.key]).equals(KeyedValue($0.value)) }
    }
  }

  private static let itemClass = "\(kSecClass)"
  private static let valueKeys: Set<String> = ["\(kSecValueData)", "\(kSecValueRef)"]
  /// The attributes of which no two items have the same values.
  private static let identifying = [
    itemClass, "\(kSecAttrAccount)", "\(kSecAttrService)", "\(kSecAttrServer)",
    "\(kSecAttrAccessGroup)", "\(kSecAttrProtocol)", "\(kSecAttrPort)", "\(kSecAttrPath)",
    "\(kSecAttrApplicationTag)",
  ]

  /// Whether a key of a query is no attribute of its items: values, results, limits and the use of
  /// the device.
  private static func isOfQuery(_ key: String) -> Bool {
    ["v_", "r_", "m_", "u_"].contains { key.hasPrefix($0) } || key == "nleg"
      || key == "\(kSecAttrSynchronizable)"
  }

  private static func named(_ dictionary: CFDictionary) -> [String: Any] {
    Dictionary(dictionary.map { ("\($0.key.base)", $0.value) }) { first, _ in first }
  }

  private static func result(of items: [[String: Any]], _ query: [String: Any]) -> AnyObject? {
    func asks(_ key: NSString) -> Bool { KeyedValue(query["\(key)"]).equals(.integer(1)) }
    let (wantsData, wantsAttributes) = (asks(kSecReturnData), asks(kSecReturnAttributes))
    let results = items.compactMap { item -> Any? in
      let data = item["\(kSecValueData)"]
      guard wantsAttributes else { return wantsData ? data : nil }
      return item.filter { wantsData || !valueKeys.contains($0.key) }
    }
    guard !results.isEmpty else { return nil }
    let limit = KeyedValue(query["\(kSecMatchLimit)"])
    let isOne =
      limit.equals(.none) || limit.equals(.integer(1))
      || limit.equals(KeyedValue(kSecMatchLimitOne))
    guard isOne else { return NSArray(array: results) }
    switch results[0] {
    case let data as Data: return NSData(data: data)
    case let attributes as [String: Any]: return NSDictionary(dictionary: attributes)
    case let other: return other as AnyObject
    }
  }
}
