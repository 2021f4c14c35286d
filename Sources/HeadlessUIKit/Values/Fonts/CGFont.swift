public import Foundation
import Typography

/// A font without a size.
@preconcurrency @MainActor
public final class CGFont {
  let face: FontFace

  /// Creates a font from the data of a font file; nil if the data is not a font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let face = try? FontFace.shared(bytes: [UInt8](data as Data))
    else { return nil }
    self.face = face
  }

  /// Creates a font from a PostScript name, found like `UIFont(name:size:)`.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name as String, size: 0) else { return nil }
    face = font.font.face
  }

  /// The PostScript name, such as "AvenirNext-DemiBold"; nil if the file has none.
  public var postScriptName: CFString? { face.postScriptName.map { $0 as NSString } }
  /// The full name, such as "Avenir Next Demi Bold".
  public var fullName: CFString? { face.name as NSString }
}
