package import ImageCodecs

/// The reason why an existing picture cannot be used.
package enum ImageFileError: Error {
  case unreadable(FileFailure)
  /// The path is a directory, a pipe or a device.
  case noRegularFile(path: String)
  case damaged(path: String, CodecError)

  package var path: String {
    switch self {
    case .unreadable(let failure): failure.path
    case .noRegularFile(let path), .damaged(let path, _): path
    }
  }

  /// A phrase for people, without the path.
  package var reason: String {
    switch self {
    case .unreadable(let failure): failure.reason
    case .noRegularFile: "not a regular file"
    case .damaged(_, let error): "\(error)"
    }
  }
}
