package import Foundation

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

  /// The folder's language: `CFBundleDevelopmentRegion`, English without one.
  public let language: String

  /// A property list that cannot be read says nothing, and why.
  package init(_ data: Data?, _ damaged: inout (any Error)?) {
    var list: Any?
    do {
      list = try data.map { try PropertyListSerialization.propertyList(from: $0, format: nil) }
    } catch {
      damaged = error
    }
    let keys = list as? [String: Any] ?? [:]
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
    fonts = keys["UIAppFonts"] as? [String] ?? []
  }
}
