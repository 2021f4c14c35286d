package import Typography

/// A type of another module that chooses the fonts of views which no stage shows. Without one,
/// their text is drawn as boxes.
package protocol FallbackFonts {
  /// The fonts; nil for boxes.
  static var library: FontLibrary? { get }
}
