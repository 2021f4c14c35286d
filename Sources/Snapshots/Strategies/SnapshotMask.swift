public import Foundation
import Graphics
import Overscroll

/// A part of a picture that is not compared. It is filled with grey, in the golden too.
public enum SnapshotMask: Hashable, Sendable {
  /// A rectangle in points, relative to the screen's top left corner.
  case rectangle(CGRect)
  /// The frame of the view with this `accessibilityIdentifier` when the picture is taken. A missing
  /// view is a failure.
  case view(String)

  /// Returns the frame of the mask.
  ///
  /// - Throws: `UnmaskedView` if no view has the name.
  func frame(in row: TraceRow) throws(UnmaskedView) -> CGRect {
    switch self {
    case .rectangle(let frame): return frame
    case .view(let name):
      guard let view = row.views.first(where: { $0.name == name }) else {
        throw UnmaskedView(name: name)
      }
      return view.frame
    }
  }
}

extension Bitmap {
  /// Returns the picture with every pixel that the frames touch in grey.
  func masked(_ frames: [CGRect], scale: CGFloat) -> Bitmap {
    var picture = self
    let grey = Pixel(red: 150, green: 150, blue: 150, alpha: 255)
    for part in MaskedParts(frames, scale: scale, width: width, height: height).parts {
      for y in part.y..<part.y + part.height {
        for x in part.x..<part.x + part.width { picture[x, y] = grey }
      }
    }
    return picture
  }
}
