internal import CImageIO

extension CodecError {
  /// Creates an error from the status of a C call, or nil if the call succeeded.
  init?(_ status: cio_status, _ format: ImageFormat) {
    let place = status.row >= 0 ? Place.row(Int(status.row)) : nil
    switch status.code {
    case CIO_OK: return nil
    case CIO_TRUNCATED: self = .truncated(format, place)
    case CIO_UNSUPPORTED: self = .unsupported(format, feature: Self.message(status))
    case CIO_NO_MEMORY: self = .outOfMemory(format)
    default: self = .corrupt(format, reason: Self.message(status), place)
    }
  }

  private static func message(_ status: cio_status) -> String {
    // Safe: the bytes are a copy of the status's array, read within its bounds.
    withUnsafeBytes(of: status.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
