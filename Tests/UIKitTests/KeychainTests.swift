import Testing
import UIKit

/// The keychain of an app, used as wrappers of the keychain do.
@MainActor struct KeychainTests {
  private func query(_ account: String?) -> [String: Any] {
    var query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tests",
    ]
    if let account { query[kSecAttrAccount as String] = account }
    return query
  }

  private func data(_ account: String) -> Data? {
    var query = query(account)
    query[kSecReturnData as String] = kCFBooleanTrue!
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var result: AnyObject?
    let status = SecItemCopyMatching(query as CFDictionary, &result)
    #expect(status == errSecSuccess || status == errSecItemNotFound)
    return result as? Data
  }

  @Test func itemsAreAddedFoundChangedAndRemoved() throws {
    defer { SecItemDelete(query(nil) as CFDictionary) }
    #expect(SecItemDelete(query(nil) as CFDictionary) == errSecItemNotFound)
    #expect(data("me") == nil)
    var item = query("me")
    item[kSecValueData as String] = Data("secret".utf8)
    item[kSecAttrAccessible as String] = kSecAttrAccessibleWhenUnlocked
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)
    #expect(data("me") == Data("secret".utf8))
    #expect(data("you") == nil)
    let change = [kSecValueData as String: Data("other".utf8)]
    #expect(SecItemUpdate(query("me") as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(
      SecItemUpdate(query("you") as CFDictionary, change as CFDictionary) == errSecItemNotFound)
    #expect(data("me") == Data("other".utf8))
    #expect(SecItemDelete(query("me") as CFDictionary) == errSecSuccess)
    #expect(data("me") == nil)
  }

  @Test func listsHaveAttributes() throws {
    defer { SecItemDelete(query(nil) as CFDictionary) }
    for account in ["a", "b"] {
      var item = query(account)
      item[kSecValueData as String] = Data(account.utf8)
      SecItemAdd(item as CFDictionary, nil)
    }
    var all = query(nil)
    all[kSecMatchLimit as String] = kSecMatchLimitAll
    all[kSecReturnAttributes as String] = true
    all[kSecReturnData as String] = true
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(all as CFDictionary, &result) == errSecSuccess)
    let items = try #require(result as? [[String: Any]])
    #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
    #expect(items.map { $0[kSecValueData as String] as? Data } == [Data("a".utf8), Data("b".utf8)])
  }

  @Test func itemsWithoutClassAreRefused() {
    #expect(SecItemAdd([kSecAttrAccount as String: "x"] as CFDictionary, nil) == errSecParam)
  }
}
