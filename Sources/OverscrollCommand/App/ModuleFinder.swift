import Foundation
import Snapshots

/// Finds the libraries that an app imports in the folders around the app.
///
/// A library without Swift files is found too, with its headers as sources.
///
/// The order of the search is: targets of the app's Xcode project on which the app depends, pods
/// that a Podfile names, packages, pods under development, other targets of the app's Xcode
/// projects and of Tuist's manifests, the packages that SwiftPM, Xcode or Tuist has downloaded into
/// the folder, Carthage checkouts and CocoaPods' downloads. Packages and pods are before other
/// targets because libraries are published as such, while their own Xcode projects are often
/// outdated.
///
/// Manifests of packages and pods are programs, which are not run. The name, path and source list
/// of a target are read if they are string literals, as in nearly all manifests.
struct ModuleFinder {
  private let projects: [XcodeProject]
  /// The folders that are searched for package manifests and pod specifications.
  private let searchFolders: [String]
  /// The Xcode projects of the app.
  private let around: XcodeProjects
  /// The targets on which the app depends.
  private let dependencies: [(folder: String, target: XcodeProject.Target)]
  /// Whether the targets of apps are found too, which only tests import.
  private let findsApps: Bool

  /// Collects the projects around an app.
  ///
  /// - Parameters:
  ///   - projects: The projects of the app's folder.
  ///   - folder: The app's folder; nil for that of a library.
  init(around projects: XcodeProjects, app folder: String? = nil, findsApps: Bool = false) {
    (around, self.findsApps) = (projects, findsApps)
    dependencies = folder.map(projects.dependencies(ofAppIn:)) ?? []
    var all = projects.all
    var seen = Set(all.map(\.folder))
    let others = projects.all.flatMap(\.subprojects) + projects.folders.flatMap(Self.workspaces)
    for path in others where seen.insert(path).inserted { all.append(XcodeProject(at: path)) }
    self.projects = all
    searchFolders = projects.folders + all.flatMap(\.packages)
  }

  /// Returns the files of a module, or nil if no project, package or pod defines it.
  ///
  /// - Parameter name: The module name, as in an `import`.
  func module(_ name: String) -> LocalModule? {
    for (folder, target) in dependencies
    where target.kind == .library && target.module == name && target.hasAllSources {
      if let found = Self.module(of: target, folder) { return found }
    }
    if subspecs(of: name) != nil {
      for place in searchFolders {
        if let found = pod(name, in: place) { return found }
      }
    }
    for place in searchFolders {
      if let found = package(name, in: place) ?? pod(name, in: place) { return found }
    }
    for project in projects {
      let target = project.targets.first {
        ($0.kind == .library || findsApps && $0.kind == .app) && $0.module == name
      }
      if let target, let found = Self.module(of: target, project.folder) { return found }
    }
    for place in searchFolders {
      let targets = TuistManifest.targets(in: place)
      let target = targets.first {
        ($0.kind == .library || findsApps && $0.kind == .app) && $0.module == name
      }
      if let target,
        let found = Self.module(
          of: target.sources, resources: target.resources, in: nil, origin: target.manifest)
      {
        return found
      }
    }
    for place in around.folders.flatMap(Self.downloads) {
      if let found = package(name, in: place) { return found }
    }
    for place in around.folders {
      let fetched = place.appending(file: "Carthage/Checkouts/\(name)")
      if access(fetched, R_OK | X_OK) == 0 {
        // The folders above the checkout are this finder's own.
        let inner = ModuleFinder(around: XcodeProjects(over: fetched, levels: 1))
        if let found = inner.module(name) { return found }
      }
      let pods = place.appending(file: "Pods/\(name)")
      if let found = Self.module(inAll: [pods], pods, pods) { return found.with(Self.ofPods) }
    }
    return nil
  }

  private static func module(
    of target: XcodeProject.Target, _ folder: String
  ) -> LocalModule? {
    let files = (target.sources + target.headers).filter { access($0, R_OK) == 0 }
    let whole = target.folders.flatMap { AppSources.files(in: $0) }
    return module(
      of: files + whole, resources: target.resources + target.folders, in: nil, origin: folder
    )?.with(target.conditions)
  }

  /// The conditional compilation flags that CocoaPods defines.
  private static let ofPods = ["COCOAPODS"]

  /// Returns the module of the Swift files among `files`. If there are none, the headers become
  /// placeholders.
  ///
  /// - Parameter folder: The folder of the module; nil for the innermost that contains all files.
  private static func module(
    of files: [String], resources: [String] = [], in folder: String?, origin: String
  ) -> LocalModule? {
    let swift = files.filter(AppSources.isSource)
    let headers = headers(among: files)
    let sources = swift.isEmpty ? headers : swift
    guard let first = sources.first else { return nil }
    return LocalModule(
      folder: folder
        ?? sources.dropFirst().reduce(first.directory) { AppSources.common($0, $1.directory) },
      sources: sources, resources: resources, origin: origin,
      headers: swift.isEmpty ? [] : headers.filter(declaresClasses), isPlaceholder: swift.isEmpty)
  }

  private static func module(
    inAll folders: [String], _ folder: String, _ origin: String
  ) -> LocalModule? {
    module(of: folders.flatMap { AppSources.files(in: $0) }, in: folder, origin: origin)
  }

  /// Returns the readable headers among the files. Of equal file names, the one with the shortest
  /// path is returned: some packages have a second folder with links to their headers.
  private static func headers(among files: [String]) -> [String] {
    let headers = files.filter { $0.hasSuffix(".h") && access($0, R_OK) == 0 }.sorted {
      ($0.utf8.count, $0) < ($1.utf8.count, $1)
    }
    var names: Set<String> = []
    return headers.filter { names.insert($0.fileName).inserted }
  }

  /// Whether a header declares a class or a protocol. Most headers of frameworks in Swift only
  /// declare the version.
  private static func declaresClasses(_ header: String) -> Bool {
    let text = text(of: header)
    return text.contains("@interface") || text.contains("@protocol")
  }

  /// Returns the projects that the workspaces in a folder refer to.
  private static func workspaces(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcworkspace") }.sorted().flatMap { name in
      let file = folder.appending(file: name).appending(file: "contents.xcworkspacedata")
      return text(of: file).matches(of: #/location\s*=\s*"group:([^"]+\.xcodeproj)"/#).map {
        folder.appending(file: String($0.1))
      }
    }
  }

  private static func text(of file: String) -> String {
    (try? AppSources.bytes(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  // MARK: - Packages

  /// Returns the folders of the packages that `swift package resolve`, `tuist install` or
  /// `xcodebuild -clonedSourcePackagesDirPath SourcePackages` has downloaded.
  private static func downloads(in folder: String) -> [String] {
    let places = [".build/checkouts", "SourcePackages/checkouts", "Tuist/.build/checkouts"]
    return places.map(folder.appending(file:)).flatMap { place in
      ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
        .map(place.appending(file:))
    }
  }

  private func package(_ name: String, in folder: String) -> LocalModule? {
    let manifest = folder.appending(file: "Package.swift")
    let text = Self.text(of: manifest)
    let targets = PackageManifest.targets(.target, in: text)
    guard let (target, said) = targets.first(where: { $0.name.identifier == name }) else {
      return nil
    }
    let path = PackageManifest.path(in: said)
    let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target)" } + ["Sources"]
    guard
      let base = (path.map { [$0] } ?? usual).map({ folder.appending(file: $0) })
        .first(where: { access($0, R_OK | X_OK) == 0 })
    else { return nil }
    func paths(_ key: String) -> [String] {
      PackageManifest.texts(after: key, in: said).map(base.appending(file:))
    }
    let (excluded, listed) = (paths("exclude"), paths("sources"))
    let found = Self.module(inAll: listed.isEmpty ? [base] : listed, base, manifest)
    return found.map { found in
      LocalModule(
        folder: base,
        sources: found.sources.filter { file in
          !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
        }, resources: [], origin: manifest, headers: found.headers,
        conditions: PackageManifest.conditions(in: said),
        isPlaceholder: found.isPlaceholder)
    }
  }

  // MARK: - Pods

  private func pod(_ name: String, in folder: String) -> LocalModule? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for file in names.filter({ $0.hasSuffix(".podspec") }).sorted() {
      let origin = folder.appending(file: file)
      let text = Self.text(of: origin)
      let own = text.matches(of: #/\.(?:module_name|name)\s*=\s*["']([^"']+)["']/#).map(\.1)
      guard own.contains(where: { String($0).identifier == name }) else { continue }
      let patterns = Self.sourcePatterns(in: text, of: subspecs(of: name) ?? [])
      let files = patterns.flatMap { FilePattern($0).files(in: folder) }
      if let found = Self.module(of: files, in: nil, origin: origin) {
        return found.with(Self.ofPods)
      }
    }
    return nil
  }

  /// Returns the subspecs of a pod that the Podfiles around the app name; empty for the whole pod,
  /// and nil if none names the pod.
  private func subspecs(of pod: String) -> [String]? {
    let texts = around.folders.map { Self.text(of: $0.appending(file: "Podfile")) }
    let named = texts.flatMap { text in
      text.matches(of: #/(?m)^\s*pod\s*\(?\s*["']([^"'\/]+)(?:\/([^"']+))?["']/#)
        .filter { String($0.1).identifier == pod }.map { $0.2.map(String.init) }
    }
    return named.isEmpty ? nil : named.compactMap(\.self)
  }

  /// Returns the source patterns of the pod itself and of the named subspecs with those that they
  /// depend on. Without names they are those of the pod, or else of its default subspec, or else of
  /// all subspecs.
  private static func sourcePatterns(in text: String, of named: [String]) -> [String] {
    let lists = text.matches(of: #/(\w+)\.source_files\s*=\s*(\[[^\]]*\]|.+)/#)
    let pod = text.firstMatch(of: #/Pod::Spec\.new\s+do\s*\|(\w+)\|/#)?.1
    let own = lists.filter { $0.1 == pod }
    let starts = text.matches(of: #/subspec\s*\(?\s*["']([^"']+)["']/#)
    /// Returns the range of a subspec, which extends to the next one.
    func range(_ name: String) -> Range<String.Index>? {
      guard let index = starts.firstIndex(where: { $0.1 == name }) else { return nil }
      let next = starts.index(after: index)
      let end = next < starts.endIndex ? starts[next].range.lowerBound : text.endIndex
      return starts[index].range.upperBound..<end
    }
    let usual = text.firstMatch(of: #/default_subspecs?\s*=\s*\[?\s*["']([^"']+)["']/#)?.1
    var open = named.isEmpty && own.isEmpty ? usual.map { [String($0)] } ?? [] : named
    var parts: [String] = []
    while let name = open.popLast() {
      guard !parts.contains(name), let range = range(name) else { continue }
      parts.append(name)
      open += text[range].matches(of: #/dependency\s*\(?\s*["'][^"'\/]+\/([^"']+)["']/#)
        .map { String($0.1) }
    }
    let inner = lists.filter { list in
      parts.contains { range($0)?.contains(list.range.lowerBound) == true }
    }
    let chosen = own + inner
    return (chosen.isEmpty ? lists : chosen).flatMap { list in
      list.2.matches(of: #/["']([^"']+)["']/#).map { String($0.1) }
    }
  }
}
