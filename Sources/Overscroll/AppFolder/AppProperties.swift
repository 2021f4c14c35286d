import Foundation
public import HeadlessUIKit

/// The properties of an app's `Info.plist` that affect its screens.
public struct AppProperties: Hashable, Sendable {
  /// The storyboard with which the app begins: that of the scene manifest, otherwise
  /// `UIMainStoryboardFile`.
  public let mainStoryboard: String?
  /// The storyboard shown while the app starts.
  public let launchStoryboard: String?
  /// The class name of the scene delegate, with the prefix for the module variable that Xcode
  /// writes.
  public let sceneDelegate: String?
  /// The names of the font files that the app contains.
  public let fonts: [String]

  /// The development language: `CFBundleDevelopmentRegion`, or English without it.
  public let language: String

  /// The interface style that the app has regardless of the user's: `UIUserInterfaceStyle`. Nil if
  /// the app follows the user.
  public let interfaceStyle: UIUserInterfaceStyle?

  /// Reads a property list. If the list cannot be read, the properties are those of the build
  /// settings, and `damaged` is the reason.
  ///
  /// - Parameter settings: The build settings of the app's target, from which Xcode generates keys.
  package init(
    _ data: Data?, settings: [String: String] = [:], _ damaged: inout (any Error)?
  ) {
    var list: Any?
    do {
      list = try data.map { try PropertyListSerialization.propertyList(from: $0, format: nil) }
    } catch {
      damaged = error
    }
    let keys = InfoPlistSettings.merged(list as? [String: Any] ?? [:], with: settings)
    let manifest = keys["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    let scene = scenes?.first
    let storyboards = [scene?["UISceneStoryboardFile"], keys["UIMainStoryboardFile"]]
    mainStoryboard = storyboards.lazy.compactMap { $0 as? String }.first { !$0.isEmpty }
    launchStoryboard = keys["UILaunchStoryboardName"] as? String
    sceneDelegate = scene?["UISceneDelegateClassName"] as? String
    let region = keys["CFBundleDevelopmentRegion"] as? String ?? ""
    language = region.isEmpty || region.contains("$") ? "en" : region
    switch keys["UIUserInterfaceStyle"] as? String {
    case "Light": interfaceStyle = .light
    case "Dark": interfaceStyle = .dark
    default: interfaceStyle = nil
    }
    fonts = keys["UIAppFonts"] as? [String] ?? []
  }
}
