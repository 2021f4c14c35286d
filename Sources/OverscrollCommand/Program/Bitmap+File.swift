import Foundation
import Graphics
import Snapshots

extension Bitmap {
  /// Reads an image file; of an animation, the first frame.
  ///
  /// - Throws: `Failure.damagedImage`, `.cannotReadSource`.
  init(file path: String) throws {
    let bitmap: Bitmap?
    do throws(ImageFileError) {
      bitmap = try ImageFile(path: path).bitmap()
    } catch {
      throw Failure.damagedImage(path: path, error.reason)
    }
    guard let bitmap else { throw Failure.cannotReadSource(path, SystemError(ENOENT)) }
    self = bitmap
  }
}
