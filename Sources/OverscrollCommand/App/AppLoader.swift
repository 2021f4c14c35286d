import HeadlessUIKit
public import Overscroll
import Typography

/// The apps that snapshots show, each loaded once, whatever becomes of its folder meanwhile: all pictures
/// of a run are of one state of it.
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

  /// One for the process: a library that was loaded stays.
  static func shared(isDebug: Bool, cache: BuildCache) -> AppLoader {
    let key = Key(isDebug: isDebug, cache: cache)
    if let known = loaders[key] { return known }
    let loader = AppLoader(isDebug: isDebug, cache: cache)
    loaders[key] = loader
    return loader
  }

  /// A stage with what the scene of a file shows of its app.
  ///
  /// - Throws: as `LoadedApp`.
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
  /// These screens, and those of the folders that scenes name with `app:`, compiled and loaded into this
  /// process when they are first shown. What cannot be loaded is an error whose description has file and
  /// line.
  ///
  /// The process has to offer the symbols of UIKit to what it loads: a test target says
  /// `linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]`, and depends on the products
  /// `OverscrollCommand` and `UIKit`.
  ///
  /// - Parameters:
  ///   - optimised: otherwise apps are compiled faster, with `DEBUG` set.
  ///   - cache: the folder for what is compiled; nil is `$OVERSCROLL_CACHE`, else `overscroll` in
  ///     `$XDG_CACHE_HOME` or `~/.cache`.
  public func loadingApps(optimised: Bool = false, cache: String? = nil) -> ScreenCatalogue {
    let cache = cache.map { BuildCache(path: $0) } ?? BuildCache()
    return addingApps { scene, assets, fonts in
      try AppLoader.shared(isDebug: !optimised, cache: cache).stage(for: scene, assets, fonts)
    }
  }
}
