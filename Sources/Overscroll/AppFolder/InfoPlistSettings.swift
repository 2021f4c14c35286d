import Foundation

/// The keys that Xcode generates into an app's `Info.plist` from build settings whose names begin
/// with `INFOPLIST_KEY_`
/// (https://developer.apple.com/documentation/xcode/build-settings-reference).
package enum InfoPlistSettings {
  private static let prefix = "INFOPLIST_KEY_"
  /// The device-specific variants of a setting, whose names end in these words.
  private static let devices = ["_iPhone", "_iPad"]

  /// Returns the property list with the generated keys, below those of the file.
  ///
  /// - Parameters:
  ///   - list: The keys of the file.
  ///   - settings: All build settings of the target.
  package static func merged(
    _ list: [String: Any], with settings: [String: String]
  ) -> [String: Any] {
    var list = list
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) where name.hasPrefix(prefix) {
      let (key, generated) = property(String(name.dropFirst(prefix.count)), value)
      if list[key] == nil { list[key] = generated }
    }
    return list
  }

  private static func property(_ name: String, _ value: String) -> (key: String, value: Any) {
    switch name {
    case "UIApplicationSceneManifest_Generation":
      return ("UIApplicationSceneManifest", ["UISceneConfigurations": [String: Any]()])
    case "UILaunchScreen_Generation": return ("UILaunchScreen", [String: Any]())
    default: break
    }
    var key = name
    for device in devices where name.hasSuffix(device) {
      key = name.dropLast(device.count) + "~" + device.dropFirst().lowercased()
    }
    if key.hasPrefix("UISupportedInterfaceOrientations") {
      return (key, value.split(separator: " ").map(String.init))
    }
    return (key, ["YES": true, "NO": false][value] ?? value)
  }
}
