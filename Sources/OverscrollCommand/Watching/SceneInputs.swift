import Foundation
import Overscroll

/// The files that scenes are made of: their own, what these include, pictures and fonts in the folders
/// where screens look for them, and the folders of apps.
struct SceneInputs: Sendable {
  private var files: [String]
  /// Folders of which scenes, pictures and fonts count.
  private var folders: [String] = []
  /// Folders of which everything counts but what is hidden.
  private var trees: [String] = []

  /// The most files of a folder that are looked at.
  private static let limit = 20_000
  private static let endings = [".yaml", ".yml", ".png", ".jpg", ".jpeg", ".otf", ".ttf", ".ttc"]

  /// What can be known of scenes as they are written now: of one that cannot be read, its own file and
  /// folders.
  ///
  /// - Parameter files: what counts besides.
  init(_ scenes: [String], _ options: SceneOptions, and files: [String] = []) {
    self.files = files
    for path in scenes {
      let base = path.directory.isEmpty ? "." : path.directory
      self.files.append(path)
      folders += [base, "\(base)/Images", "\(base)/../Images"]
      var included: [String] = []
      let read = try? SceneOptions.scenes(in: path, screens: nil) { included.append($0) }
      self.files += included
      for scene in read ?? [] {
        let shown = [scene] + scene.panels.map(\.scene)
        trees += shown.flatMap { $0.app?.places(forSceneAt: path) ?? [] }
      }
    }
    folders += options.images + options.fonts
  }

  /// All of them as they are now, each once, in an order of their own.
  func states() -> [FileState] {
    let found = files + folders.flatMap(Self.inputs) + trees.flatMap(Self.contents)
    let normal = Set(found.map(\.normalPath))
    return normal.sorted().map(FileState.init)
  }

  private static func inputs(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in endings.contains { name.lowercased().hasSuffix($0) } }
      .map { folder.appending(file: $0) }
  }

  private static func contents(of folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [folder] }
    var found: [String] = []
    while let name = walk.nextObject() as? String, found.count < limit {
      if name.fileName.hasPrefix(".") {
        walk.skipDescendants()
      } else {
        found.append(folder.appending(file: name))
      }
    }
    return found
  }
}
