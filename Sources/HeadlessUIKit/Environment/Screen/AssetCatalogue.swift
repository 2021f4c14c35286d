public import Foundation
public import Typography

/// Where `UIImage(named:)`, `UIColor(named:)`, `NSDataAsset`, `UIStoryboard` and `UINib` look. The
/// program that runs the screens provides it: nothing here touches a file.
@MainActor
public protocol AssetCatalogue {
  /// The image of that name; nil if there is none. Asked each time: a catalogue that reads files
  /// keeps what it has read.
  func image(named name: String) -> UIImage?

  /// What people are told of an image that there is not: one line. The default names the image.
  func words(forMissing name: String) -> String

  /// The colour of that name; nil, the default, if there is none.
  func color(named name: String) -> UIColor?

  /// The bytes of that name; nil, the default, if there are none.
  func data(named name: String) -> Data?

  /// The storyboard or nib of that name, which has no extension; nil, the default, if there is none.
  /// Asked until there is one.
  func interface(named name: String, as kind: InterfaceFile.Kind) -> InterfaceFile?

  /// The same for an app's library that has a bundle of its own: what lies there comes first. The default does
  /// not ask where it lies.
  func interface(
    named name: String, as kind: InterfaceFile.Kind, inBundleAt path: String
  ) -> InterfaceFile?

  /// A font that the app brings, by its PostScript name or its family; nil, the default, if there is
  /// none.
  func fontFace(named name: String) -> FontFace?

  /// All fonts that the app brings; none by default.
  var fontFaces: [FontFace] { get }
}

extension AssetCatalogue {
  /// Says that the image is not there.
  public func words(forMissing name: String) -> String { "no image named '\(name)'" }

  /// No colours.
  public func color(named name: String) -> UIColor? { nil }

  /// No data.
  public func data(named name: String) -> Data? { nil }

  /// No storyboards and no nibs.
  public func interface(named name: String, as kind: InterfaceFile.Kind) -> InterfaceFile? { nil }

  /// Wherever it lies.
  public func interface(
    named name: String, as kind: InterfaceFile.Kind, inBundleAt path: String
  ) -> InterfaceFile? { interface(named: name, as: kind) }

  /// No fonts.
  public func fontFace(named name: String) -> FontFace? { nil }

  /// No fonts.
  public var fontFaces: [FontFace] { [] }
}
