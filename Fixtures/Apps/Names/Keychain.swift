import UIKit

final class KeychainController: UIViewController {
  private let query = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    var item: [String: Any] = query
    item[kSecValueData as String] = Data("token".utf8)
    print("added", SecItemAdd(item as CFDictionary, nil))
    DispatchQueue.global().async {
      let token = self.token()
      DispatchQueue.main.async { print("found", token) }
    }
  }

  private nonisolated func token() -> String {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecReturnData as String: kCFBooleanTrue!,
    ]
    var result: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess,
      let data = result as? Data
    else { return "nothing" }
    return String(decoding: data, as: UTF8.self)
  }
}
