import Foundation
import HeadlessUIKit
import Overscroll
import Typography

/// The images, colours, data and interface files of an app and its libraries.
///
/// Each name is looked up in the app's folder first, then in the libraries' folders. Images that
/// none of them contains are taken from another catalogue.
@MainActor
struct AppAssets: AssetCatalogue {
  /// A library's resource folder and the path of the library's bundle.
  struct Library {
    let folder: AppFolder
    let bundle: String
  }

  private let app: AppFolder
  private let libraries: [Library]
  private let others: any AssetCatalogue

  init(_ app: AppFolder, _ libraries: [Library], then others: any AssetCatalogue) {
    (self.app, self.libraries, self.others) = (app, libraries, others)
  }

  /// The result of the first folder, app before libraries, for which `find` returns a value.
  private func first<Found>(_ find: (AppFolder) -> Found?) -> Found? {
    for folder in [app] + libraries.map(\.folder) {
      if let found = find(folder) { return found }
    }
    return nil
  }

  func image(named name: String) -> UIImage? {
    first { $0.image(named: name) } ?? others.image(named: name)
  }

  func message(forMissing name: String) -> String { app.message(forMissing: name) }

  func color(named name: String) -> UIColor? { first { $0.color(named: name) } }

  func data(named name: String) -> Data? { first { $0.data(named: name) } }

  func interface(named name: String, as kind: InterfaceFile.Kind) -> InterfaceFile? {
    first { $0.interface(named: name, as: kind) }
  }

  func interface(
    named name: String, as kind: InterfaceFile.Kind, inBundleAt path: String
  ) -> InterfaceFile? {
    let own = libraries.first {
      path == $0.bundle || path.hasPrefix($0.bundle + "/")
    }?.folder
    return own?.interface(named: name, as: kind) ?? interface(named: name, as: kind)
  }

  var fontFaces: [FontFace] { ([app] + libraries.map(\.folder)).flatMap(\.fontFaces) }

  func fontFace(named name: String) -> FontFace? { first { $0.fontFace(named: name) } }
}
