import HeadlessUIKit
public import Overscroll
import Typography

/// The apps that snapshots show, each loaded once.
///
/// An app is not reloaded when its folder changes, so that all pictures of a run show one state of
/// it.
@MainActor
final class AppLoader {
  private var apps: [String: LoadedApp] = [:]
  private let isDebug: Bool
  private let cache: BuildCache

  private init(isDebug: Bool, cache: BuildCache) { (self.isDebug, self.cache) = (isDebug, cache) }

  private struct Key: Hashable {
    let isDebug: Bool
    let cache: BuildCache
  }

  private static var loaders: [Key: AppLoader] = [:]

  /// Returns the loader for these settings. A process has one per combination, because a loaded
  /// library cannot be unloaded.
  static func shared(isDebug: Bool, cache: BuildCache) -> AppLoader {
    let key = Key(isDebug: isDebug, cache: cache)
    if let known = loaders[key] { return known }
    let loader = AppLoader(isDebug: isDebug, cache: cache)
    loaders[key] = loader
    return loader
  }

  /// Returns a stage with the app's screen that a scene file shows.
  ///
  /// - Throws: The errors of `LoadedApp`.
  func stage(
    for scene: SceneDescription, _ assets: any AssetCatalogue, _ fonts: FontLibrary?
  ) throws -> Stage {
    let path = scene.source.fileName
    let loaded =
      try apps[path]
      ?? LoadedApp(of: scene, at: path, isDebug: isDebug, console: Console(), cache: cache)
    guard let app = loaded else { preconditionFailure("\(path) shows no app") }
    apps[path] = app
    return try app.stage(for: scene, assets: assets, fonts: fonts)
  }
}

extension ScreenCatalogue {
  /// Returns a catalogue that also shows the screens of app folders that scenes name with `app:`.
  ///
  /// An app is compiled and loaded into this process when one of its screens is first shown. If
  /// loading fails, the description of the error contains file and line.
  ///
  /// The process must export UIKit's symbols to the loaded libraries. In a test target, add
  /// `linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]` and depend on the products
  /// `OverscrollCommand` and `UIKit`.
  ///
  /// - Parameters:
  ///   - debug: Whether apps are compiled with `DEBUG` set and with debug information.
  ///   - cache: The folder for compiled apps. If nil, `$OVERSCROLL_CACHE` is used, or else
  ///     `overscroll` in `$XDG_CACHE_HOME` or `~/.cache`.
  public func loadingApps(debug: Bool = true, cache: String? = nil) -> ScreenCatalogue {
    let cache = cache.map { BuildCache(path: $0) } ?? BuildCache()
    return addingApps { scene, assets, fonts in
      try AppLoader.shared(isDebug: debug, cache: cache).stage(for: scene, assets, fonts)
    }
  }
}
