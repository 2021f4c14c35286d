import Foundation
import Overscroll

/// An app's `Info.plist` as Xcode writes it into the app, with build settings in place of `$(NAME)`
/// and Xcode's own keys added.
struct BundleProperties {
  /// The property list in XML format.
  let bytes: [UInt8]

  /// Fills in the property list of an app's folder.
  ///
  /// - Parameters:
  ///   - data: The file in the app's folder. An unreadable file counts as empty, and so does nil.
  ///   - settings: The build settings of the app's target, from which Xcode generates keys. Those
  ///     that name the product are replaced by `app`.
  ///   - app: The name of the app's module.
  init(_ data: Data?, settings: [String: String] = [:], app: String) {
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let own = InfoPlistSettings.merged(list as? [String: Any] ?? [:], with: settings)
    let usual = [
      "PRODUCT_BUNDLE_IDENTIFIER": "org.example.\(app)", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1",
    ]
    let names = ["PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME"]
    let variables = usual.merging(settings) { $1 }
      .merging(names.map { ($0, app) }) { $1 }
      .filter { $0.value.utf8.count <= BuildSettings.longestText }
    let added: [String: Any] = [
      "CFBundleName": app, "CFBundleExecutable": app, "CFBundleDevelopmentRegion": "en",
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": "$(MARKETING_VERSION)",
      "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
    ]
    let whole = own.merging(added) { own, _ in own }.mapValues { Self.filled($0, variables) }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: whole, format: .xml, options: 0)
    bytes = [UInt8](data ?? Data())
  }

  private static func filled(_ value: Any, _ variables: [String: String]) -> Any {
    switch value {
    case let text as String: return BuildSettings.filled(text, with: variables)
    case let list as [Any]: return list.map { filled($0, variables) }
    case let keys as [String: Any]: return keys.mapValues { filled($0, variables) }
    default: return value
    }
  }
}
