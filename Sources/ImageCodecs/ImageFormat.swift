/// The image formats of this module. WebP can be written but not read.
public enum ImageFormat: String, Hashable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"

  /// Returns the format whose signature `bytes` begins with, or nil for an unknown signature.
  public init?(signatureOf bytes: some Collection<UInt8>) {
    let signatures: [(ImageFormat, [UInt8])] = [
      (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      (.jpeg, [0xFF, 0xD8, 0xFF]),
      (.gif, Array("GIF87a".utf8)), (.gif, Array("GIF89a".utf8)),
    ]
    guard let match = signatures.first(where: { bytes.starts(with: $0.1) }) else { return nil }
    self = match.0
  }
}
