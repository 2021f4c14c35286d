import Foundation
import Overscroll

/// An app's `Info.plist` as Xcode writes it into the app, with variables replaced and Xcode's own
/// keys added.
struct BundleProperties {
  /// The property list in XML format.
  let bytes: [UInt8]

  /// Fills in the property list of an app's folder.
  ///
  /// - Parameters:
  ///   - data: The file in the app's folder. An unreadable file counts as empty, and so does nil.
  ///   - settings: The build settings of the app's target, from which Xcode generates keys.
  ///   - app: The name of the app's module.
  init(_ data: Data?, settings: [String: String] = [:], app: String) {
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let own = InfoPlistSettings.merged(list as? [String: Any] ?? [:], with: settings)
    let variables = [
      "PRODUCT_NAME": app, "TARGET_NAME": app, "EXECUTABLE_NAME": app, "PRODUCT_MODULE_NAME": app,
      "PRODUCT_BUNDLE_IDENTIFIER": "org.example.\(app)", "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1",
    ]
    let added: [String: Any] = [
      "CFBundleName": app, "CFBundleExecutable": app, "CFBundleDevelopmentRegion": "en",
      "CFBundleIdentifier": "org.example.\(app)", "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    let whole = own.mapValues { Self.filled($0, variables) }.merging(added) { own, _ in own }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: whole, format: .xml, options: 0)
    bytes = [UInt8](data ?? Data())
  }

  private static func filled(_ value: Any, _ variables: [String: String]) -> Any {
    switch value {
    case let text as String:
      text.replacing(#/\$[({]([A-Z_]+)(?::[a-z0-9]+)*[)}]/#) { variables[String($0.1)] ?? "" }
    case let list as [Any]: list.map { filled($0, variables) }
    case let keys as [String: Any]: keys.mapValues { filled($0, variables) }
    default: value
    }
  }
}
