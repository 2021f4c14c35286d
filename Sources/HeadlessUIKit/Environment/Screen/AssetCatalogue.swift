public import Foundation
public import Typography

/// The source of images, colours, data, storyboards, nibs and fonts.
///
/// `UIImage(named:)`, `UIColor(named:)`, `NSDataAsset`, `UIStoryboard` and `UINib` use it. The
/// program that runs the screens provides it, since UIKit accesses no files here.
@preconcurrency @MainActor
public protocol AssetCatalogue {
  /// Returns the image of a name; nil if there is none. It is called on each use, so a catalogue
  /// that reads files caches them.
  func image(named name: String) -> UIImage?

  /// Returns a one-line message about a missing image. The default names the image.
  func message(forMissing name: String) -> String

  /// Returns the colour of a name; nil, the default, if there is none.
  func color(named name: String) -> UIColor?

  /// Returns the data of a name; nil, the default, if there is none.
  func data(named name: String) -> Data?

  /// Returns the storyboard or nib of a name without extension; nil, the default, if there is none.
  ///
  /// It is called again until it returns a file.
  func interface(named name: String, as kind: InterfaceFile.Kind) -> InterfaceFile?

  /// Returns the storyboard or nib of a name for a library of the app that has its own bundle.
  ///
  /// A file inside the bundle takes precedence. The default ignores the bundle.
  func interface(
    named name: String, as kind: InterfaceFile.Kind, inBundleAt path: String
  ) -> InterfaceFile?

  /// Returns a bundled font by its PostScript name or family; nil, the default, if there is none.
  func fontFace(named name: String) -> FontFace?

  /// All fonts bundled with the app; none by default.
  var fontFaces: [FontFace] { get }
}

extension AssetCatalogue {
  /// Returns a message that names the missing image.
  public func message(forMissing name: String) -> String { "no image named '\(name)'" }

  /// The previous name of `message(forMissing:)`.
  @available(*, deprecated, renamed: "message(forMissing:)")
  public func words(forMissing name: String) -> String { message(forMissing: name) }

  /// The default implementation returns nil: no colours.
  public func color(named name: String) -> UIColor? { nil }

  /// The default implementation returns nil: no data.
  public func data(named name: String) -> Data? { nil }

  /// The default implementation returns nil: no storyboards and no nibs.
  public func interface(named name: String, as kind: InterfaceFile.Kind) -> InterfaceFile? { nil }

  /// The default implementation ignores the bundle.
  public func interface(
    named name: String, as kind: InterfaceFile.Kind, inBundleAt path: String
  ) -> InterfaceFile? { interface(named: name, as: kind) }

  /// The default implementation returns nil: no fonts.
  public func fontFace(named name: String) -> FontFace? { nil }

  /// The default value: no fonts.
  public var fontFaces: [FontFace] { [] }
}
