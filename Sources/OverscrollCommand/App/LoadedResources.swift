import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Overscroll

/// The resources of a loaded app and its libraries, in each locale in which its screens are shown.
@MainActor
final class LoadedResources {
  private let build: ModuleBuild
  private var folders: [(path: String, locale: Locale?, folder: AppFolder)] = []

  init(of build: ModuleBuild) { self.build = build }

  /// The problems with the app's images, storyboards and texts.
  var problems: [String] { folders.flatMap(\.folder.problems) }

  /// Returns the app's folder in a locale; nil stands for the app's development language.
  ///
  /// - Throws: `AppFolderError`.
  func folder(in locale: Locale?) throws(AppFolderError) -> AppFolder {
    try folder(of: build.folder, in: locale)
  }

  private func folder(
    of sources: AppSources, in locale: Locale?
  ) throws(AppFolderError) -> AppFolder {
    if let known = folders.first(where: { $0.path == sources.resourceFolder && $0.locale == locale }
    ) {
      return known.folder
    }
    let folder = try AppFolder(
      path: sources.resourceFolder, and: sources.resources, settings: sources.buildSettings,
      locale: locale, listed: sources.listedResources)
    folders.append((sources.resourceFolder, locale, folder))
    return folder
  }

  /// Sets the main bundle of the app and the bundle of each library, and returns the libraries that
  /// have resources.
  ///
  /// A library without resources uses the app's bundle.
  ///
  /// - Throws: `Failure`, `AppFolderError`.
  func install(in locale: Locale?) throws -> [AppAssets.Library] {
    let app = try folder(in: locale)
    let whole = try BundleFolder(of: app, for: build)?.bundle
    let texts = app.texts
    if let whole { AppBundles.set(whole, texts, for: build.name, in: locale) }
    var libraries: [AppAssets.Library] = []
    for library in build.libraries {
      let folder = try folder(of: library.folder, in: locale)
      let own =
        folder.hasAssets
          || ResourceBundles.areDeclared(by: library.name, above: library.folder.path)
        ? try BundleFolder(of: folder, for: library, isLibrary: true)?.bundle : nil
      if let own { libraries.append(AppAssets.Library(folder: folder, bundle: own.bundlePath)) }
      guard let bundle = own ?? whole else { continue }
      AppBundles.set(bundle, folder.hasTexts ? folder.texts : texts, for: library.name, in: locale)
    }
    return libraries
  }
}
