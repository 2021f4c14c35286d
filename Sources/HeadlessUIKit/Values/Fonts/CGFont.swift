public import Foundation
import Typography

/// A font of no size.
@preconcurrency @MainActor
public final class CGFont {
  let face: FontFace

  /// The font of a file's bytes; nil for what is no font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let face = try? FontFace.shared(bytes: [UInt8](data as Data))
    else { return nil }
    self.face = face
  }

  /// The font of a PostScript name, as `UIFont(name:size:)` finds it.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name as String, size: 0) else { return nil }
    face = font.font.face
  }

  /// As "AvenirNext-DemiBold"; nil where the file says none.
  public var postScriptName: CFString? { face.postScriptName.map { $0 as NSString } }
  /// As "Avenir Next Demi Bold".
  public var fullName: CFString? { face.name as NSString }
}
