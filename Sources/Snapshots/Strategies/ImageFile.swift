import Foundation
package import Graphics
import ImageCodecs

/// A PNG or JPEG file.
package struct ImageFile {
  package let path: String

  package init(path: String) { self.path = path }

  /// Returns the picture; nil if the file does not exist.
  ///
  /// Only regular files are read, because a pipe or a device may never end.
  package func bitmap() throws(ImageFileError) -> Bitmap? {
    guard let bytes = try bytes() else { return nil }
    do { return try Bitmap(decoding: bytes) } catch { throw .damaged(path: path, error) }
  }

  /// Returns the bytes of the file; nil if it does not exist.
  package func bytes() throws(ImageFileError) -> [UInt8]? {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(FileFailure(errno: errno, path: path))
    }
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    close(descriptor)
    guard isRegular else { throw .noRegularFile(path: path) }
    do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
      throw .unreadable(FileFailure(error, path: path))
    }
  }
}
