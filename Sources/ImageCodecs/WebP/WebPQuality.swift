/// The balance of a WebP between fidelity, file size and time.
public enum WebPQuality: Hashable, Sendable {
  /// Every colour is exact. The effort from 0 to 100 is the time spent on fewer bytes; values
  /// outside are limited to that range.
  case lossless(effort: Int)
  /// Colours may change. The quality is libwebp's scale from 0 to 100, with hardly any loss at 100;
  /// values outside are limited to that range. Transparency stays exact.
  case lossy(quality: Int)

  /// Lossless with libwebp's default effort, 75.
  public static let standard = WebPQuality.lossless(effort: 75)
}
