import Foundation

/// What an app's `Info.plist` says of its screens.
public struct AppProperties: Hashable, Sendable {
  /// The storyboard the app begins with: the scene manifest's, else `UIMainStoryboardFile`.
  public let mainStoryboard: String?
  /// The storyboard that is shown while the app starts.
  public let launchStoryboard: String?
  /// The class of the scene's delegate, with the module's variable before it as Xcode writes it.
  public let sceneDelegate: String?
  /// The font files that the app brings, by their names.
  public let fonts: [String]

  /// A property list that cannot be read says nothing.
  init(_ data: Data?) {
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let keys = list as? [String: Any] ?? [:]
    let manifest = keys["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    let scene = scenes?.first
    mainStoryboard =
      scene?["UISceneStoryboardFile"] as? String ?? keys["UIMainStoryboardFile"] as? String
    launchStoryboard = keys["UILaunchStoryboardName"] as? String
    sceneDelegate = scene?["UISceneDelegateClassName"] as? String
    fonts = keys["UIAppFonts"] as? [String] ?? []
  }
}
