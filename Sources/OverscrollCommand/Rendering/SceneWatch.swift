import Foundation
import Overscroll

/// Looks at the files that scenes are made of and tells when one of them changes.
///
/// By asking for their sizes and dates a few times a second: that works on every file system, over
/// networks and in containers, where the kernel's own notices do not come through.
@MainActor
struct SceneWatch {
  private let scenes: [String]
  private let folders: [String]

  /// - Parameter images: directories that are looked at besides those of the scenes.
  init(_ scenes: [String], images: [String]) {
    self.scenes = scenes
    folders = images
  }

  /// Renders, and again after each change, for ever.
  ///
  /// - Parameter render: returns the files that it wrote: who looked at them would render again because
  ///   it was rendered.
  /// - Throws: what the closure throws.
  func run(_ console: Console, _ render: () async throws -> Set<String>) async throws {
    while true {
      let before = state()
      let written = try await render()
      console.remark("watching; interrupt to end")
      let begun = before.filter { !written.contains($0.path) }
      while state().filter({ !written.contains($0.path) }) == begun {
        try await Task.sleep(for: .milliseconds(150))
      }
      // Whoever saves several files, or one in two steps, is let finish.
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// A file and what changes when it does.
  private struct Mark: Equatable {
    let path: String
    let state: String
  }

  /// Every file that counts.
  private func state() -> [Mark] {
    var files: [String] = []
    for scene in scenes {
      let folder = scene.directory
      files.append(scene)
      for place in [folder, folder.appending(file: "Images"), folder.appending(file: "../Images")] {
        files += Self.inputs(in: place)
      }
      for app in apps(of: scene) { files += Self.all(in: app) }
    }
    for folder in folders { files += Self.inputs(in: folder) }
    return files.map(Self.mark)
  }

  /// Scenes, pictures that screens can use and fonts.
  private static func inputs(in folder: String) -> [String] {
    let place = folder.isEmpty ? "." : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let endings = [".yaml", ".yml", ".png", ".jpg", ".jpeg", ".otf", ".ttf", ".ttc"]
    return names.sorted().filter { name in endings.contains { name.lowercased().hasSuffix($0) } }
      .map { folder.appending(file: $0) }
  }

  private static func all(in folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    return walk.compactMap { $0 as? String }.sorted().map { folder.appending(file: $0) }
  }

  /// The folders of a scene's app and its modules; none while it cannot be read.
  private func apps(of scene: String) -> [String] {
    let read = try? SceneOptions.scenes(in: scene, screens: nil)
    let folders = (read ?? []).compactMap(\.app).flatMap {
      [$0.folder] + ($0.sources.map(\.path) + $0.modules.map(\.path))
    }
    return folders.map { $0.hasPrefix("/") ? $0 : scene.directory.appending(file: $0) }
  }

  private static func mark(_ path: String) -> Mark {
    var status = stat()
    guard stat(path, &status) == 0 else { return Mark(path: path.normalPath, state: "") }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Mark(
      path: path.normalPath,
      state: "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)")
  }
}
