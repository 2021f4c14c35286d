import Foundation

/// The bundles in which a library's resources are on iOS.
enum ResourceBundles {
  /// The number of folders above a library's sources in which its podspec and its manifest may be.
  private static let depth = 3

  /// Returns the names of the bundles, without the extension: the library's own name, the names of
  /// `resource_bundles` in a podspec, and SwiftPM's `Package_Target`.
  static func names(of module: String, in folder: String) -> [String] {
    var names = [module, "\(module)_\(module)"]
    var place = folder
    for _ in 0..<depth {
      names += declared(by: module, in: place)
      guard !place.directory.isEmpty, place.directory != place else { break }
      place = place.directory
    }
    return names.reduce(into: []) { if !$0.contains($1), !$1.contains("/") { $0.append($1) } }
  }

  private static func declared(by module: String, in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.sorted().flatMap { file -> [String] in
      guard file.hasSuffix(".podspec") || file == "Package.swift",
        let bytes = try? AppSources.bytes(folder.appending(file: file))
      else { return [] }
      let text = String(decoding: bytes, as: UTF8.self)
      return file == "Package.swift"
        ? packages(in: text).map { "\($0)_\(module)" } : pods(in: text)
    }
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
