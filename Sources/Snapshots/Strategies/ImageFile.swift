import Foundation
package import Graphics
import ImageCodecs

/// A PNG or JPEG by its path.
package struct ImageFile {
  package let path: String

  package init(path: String) { self.path = path }

  /// The picture; nil where nothing is there.
  ///
  /// Only regular files are read: of a pipe or a device nobody knows when it ends.
  package func bitmap() throws(ImageFileError) -> Bitmap? {
    guard let bytes = try bytes() else { return nil }
    do { return try Bitmap(decoding: bytes) } catch { throw .damaged(path: path, error) }
  }

  /// The file's bytes; nil where nothing is there.
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
