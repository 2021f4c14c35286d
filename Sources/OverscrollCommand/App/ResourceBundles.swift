import Foundation

/// The bundles in which a library's resources are on iOS.
enum ResourceBundles {
  /// The number of folders above a library's sources in which its podspec and its manifest may be.
  private static let depth = 3

  /// Returns the names of the bundles, without the extension: the library's own name, the names of
  /// `resource_bundles` in a podspec, and SwiftPM's `Package_Target`.
  static func names(of module: String, in folder: String) -> [String] {
    let declared = texts(above: folder) { $0.hasSuffix(".podspec") }.flatMap(pods)
    let packages = texts(above: folder) { $0 == "Package.swift" }.flatMap(packages)
    let names = [module, "\(module)_\(module)"] + declared + packages.map { "\($0)_\(module)" }
    return names.reduce(into: []) { if !$0.contains($1), !$1.contains("/") { $0.append($1) } }
  }

  /// Whether a podspec above a library declares a resource bundle, or a package declares resources
  /// of the library's target.
  static func areDeclared(by module: String, above folder: String) -> Bool {
    !texts(above: folder) { $0.hasSuffix(".podspec") }.flatMap(pods).isEmpty
      || texts(above: folder) { $0 == "Package.swift" }
        .flatMap { PackageManifest.targets(.target, in: $0) }
        .contains { $0.name == module && $0.arguments.contains(#/\bresources\s*:/#) }
  }

  /// Returns the contents of the files with suitable names in a folder and in those above it.
  private static func texts(above folder: String, _ isWanted: (String) -> Bool) -> [String] {
    var (place, found) = (folder, [String]())
    for _ in 0..<depth {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in files.filter(isWanted).sorted() {
        guard let bytes = try? AppSources.bytes(place.appending(file: name)) else { continue }
        found.append(String(decoding: bytes, as: UTF8.self))
      }
      guard !place.directory.isEmpty, place.directory != place else { break }
      place = place.directory
    }
    return found
  }

  private static func packages(in manifest: String) -> [String] {
    manifest.matches(of: #/Package\s*\(\s*name\s*:\s*"([^"]+)"/#).map { String($0.1) }
  }

  /// Returns the keys of the dictionaries that a podspec assigns to `resource_bundles`.
  private static func pods(in specification: String) -> [String] {
    let values = specification.matches(
      of: #/resource_bundles?\s*=\s*\{?([^}]*)\}?/#)
    return values.flatMap { value in
      value.1.matches(of: #/['"]([^'"]+)['"]\s*=>/#).map { String($0.1) }
    }
  }
}
