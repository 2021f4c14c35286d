package import Graphics

/// A file with pictures, which a codec has opened.
package protocol PictureFile: AnyObject, Sendable {
  var type: PictureType { get }
  /// The durations for which the frames of an animation are shown, in seconds; nil for one picture.
  var delays: [Double]? { get }
  /// The number of times that an animation plays; 0 for ever.
  var plays: Int { get }
  /// Returns a frame in its displayed form, or nil if the file is damaged there.
  ///
  /// - Parameter index: The frame's place from 0, below the number of delays.
  func bitmap(at index: Int) -> Bitmap?
}

extension PictureFile {
  var count: Int { delays?.count ?? 1 }
}
