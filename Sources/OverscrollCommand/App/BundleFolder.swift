import Foundation
import Overscroll
import Snapshots

/// The bundle that an app gets as `Bundle.main`: a folder in the cache with links to the app's
/// resources and an `Info.plist`.
///
/// The links are all on one level, as in an app that Xcode built. The variables of the `Info.plist`
/// are replaced by their values.
///
/// A real folder is needed because Foundation's `Bundle` cannot be subclassed on Linux. Localised
/// texts are looked up by `AppBundles` instead, because Foundation on Linux does not read
/// `.stringsdict`.
struct BundleFolder {
  let path: String

  var bundle: Bundle? { Bundle(path: path) }

  /// Creates the bundle, or returns nil for a folder without sources, which has no code to read a
  /// bundle.
  ///
  /// - Parameter isLibrary: Whether the bundle also contains links to itself with the names of the
  ///   bundles in which CocoaPods and SwiftPM put a library's resources.
  /// - Throws: `Failure.cannotMakeDirectory`, `.cannotWrite`.
  @MainActor
  init?(of folder: AppFolder, for build: ModuleBuild, isLibrary: Bool = false) throws {
    guard !build.folder.sources.isEmpty else { return nil }
    let properties = folder.propertyList.flatMap { FileManager.default.contents(atPath: $0) }
    var hash = ContentHash()
    let files = folder.resources.filter { Self.isResource($0.path) } + folder.compiledInterfaces
    for (name, path) in files { hash.add("\(name)\n\(path)") }
    // The bundles in which libraries look for their resources first.
    let inner = isLibrary ? ResourceBundles.names(of: build.name, in: build.folder.path) : []
    for name in inner { hash.add(name) }
    hash.add([UInt8](properties ?? Data()))
    let settings = isLibrary ? [:] : build.folder.buildSettings
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) { hash.add("\(name)\n\(value)") }
    let place = build.moduleFolder.appending(file: "bundle-\(hash.text)")
    path = place.appending(file: "\(build.name).app")
    guard access(path, F_OK) != 0 else { return }
    do { try Directory(path: place).make() } catch {
      throw Failure.cannotMakeDirectory(place, error)
    }
    try BuildCache.locked(place) { [path] in
      guard access(path, F_OK) != 0 else { return }
      let unfinished = place.appending(file: TemporaryName(for: "app").text)
      guard mkdir(unfinished, 0o777) == 0 else {
        throw Failure.cannotMakeDirectory(unfinished, .last)
      }
      for (name, original) in files + inner.map({ ("\($0).bundle", ".") }) {
        let link = unfinished.appending(file: name)
        guard symlink(original, link) == 0 || errno == EEXIST else {
          throw Failure.cannotWrite(link, .last)
        }
      }
      let list = unfinished.appending(file: "Info.plist")
      try BuildCache.write(
        BundleProperties(properties, settings: settings, app: build.name).bytes, to: list)
      guard rename(unfinished, path) == 0 else { throw Failure.cannotWrite(path, .last) }
    }
  }

  /// Whether the path is a file or a bundle. Folders that only organise files are not linked.
  private static func isResource(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFREG || path.hasSuffix(".bundle")
  }
}
