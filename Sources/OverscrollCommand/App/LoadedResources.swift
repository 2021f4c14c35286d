import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Overscroll

/// What a loaded app and its libraries bring besides code, in each of the locales that screens of it are shown
/// in.
@MainActor
final class LoadedResources {
  private let build: ModuleBuild
  private var folders: [(path: String, locale: Locale?, folder: AppFolder)] = []

  init(of build: ModuleBuild) { self.build = build }

  /// What of the pictures, storyboards and texts could not be shown as meant.
  var problems: [String] { folders.flatMap(\.folder.problems) }

  /// The app's folder in a locale, nil for the language that the app was written in.
  ///
  /// - Throws: `AppFolderError`.
  func folder(in locale: Locale?) throws(AppFolderError) -> AppFolder {
    try folder(of: build.folder, in: locale)
  }

  private func folder(
    of sources: AppSources, in locale: Locale?
  ) throws(AppFolderError) -> AppFolder {
    if let known = folders.first(where: { $0.path == sources.home && $0.locale == locale }) {
      return known.folder
    }
    let folder = try AppFolder(path: sources.home, and: sources.resources, locale: locale)
    folders.append((sources.home, locale, folder))
    return folder
  }

  /// Gives the app what it finds in `Bundle.main`, and its libraries what they find in theirs; one that brings
  /// nothing is part of the app, and has its bundle. The libraries that bring something.
  ///
  /// - Throws: `Failure`; `AppFolderError`.
  func bring(in locale: Locale?) throws -> [AppAssets.Library] {
    let app = try folder(in: locale)
    let whole = try BundleFolder(of: app, for: build)?.bundle
    let texts = app.texts
    if let whole { AppBundles.set(whole, texts, for: build.name, in: locale) }
    var libraries: [AppAssets.Library] = []
    for library in build.libraries {
      let folder = try folder(of: library.folder, in: locale)
      let own =
        folder.hasAssets
        ? try BundleFolder(of: folder, for: library, isLibrary: true)?.bundle : nil
      if let own { libraries.append(AppAssets.Library(folder: folder, bundle: own.bundlePath)) }
      guard let bundle = own ?? whole else { continue }
      AppBundles.set(bundle, folder.hasTexts ? folder.texts : texts, for: library.name, in: locale)
    }
    return libraries
  }
}
