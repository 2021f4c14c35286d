package import ImageCodecs

/// Why a picture that is there cannot be used.
package enum ImageFileError: Error {
  case unreadable(FileFailure)
  /// A directory, a pipe, a device.
  case noRegularFile(path: String)
  case damaged(path: String, CodecError)

  package var path: String {
    switch self {
    case .unreadable(let failure): failure.path
    case .noRegularFile(let path), .damaged(let path, _): path
    }
  }

  /// One phrase, without the path.
  package var reason: String {
    switch self {
    case .unreadable(let failure): failure.reason
    case .noRegularFile: "no regular file"
    case .damaged(_, let error): "\(error)"
    }
  }
}
