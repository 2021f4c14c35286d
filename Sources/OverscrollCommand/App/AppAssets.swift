import Foundation
import HeadlessUIKit
import Overscroll
import Typography

/// What an app brings in its folder, and pictures from elsewhere for those that it lacks.
@MainActor
struct AppAssets: AssetCatalogue {
  private let app: AppFolder
  private let others: any AssetCatalogue

  init(_ app: AppFolder, then others: any AssetCatalogue) {
    (self.app, self.others) = (app, others)
  }

  func image(named name: String) -> UIImage? {
    app.image(named: name) ?? others.image(named: name)
  }

  func words(forMissing name: String) -> String { app.words(forMissing: name) }

  func color(named name: String) -> UIColor? { app.color(named: name) }

  func data(named name: String) -> Data? { app.data(named: name) }

  func interface(named name: String, as kind: InterfaceFile.Kind) -> InterfaceFile? {
    app.interface(named: name, as: kind)
  }

  func fontFace(named name: String) -> FontFace? { app.fontFace(named: name) }
}
