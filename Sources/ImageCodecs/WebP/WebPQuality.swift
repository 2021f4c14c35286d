/// What a WebP may give up for fewer bytes, or for less time.
public enum WebPQuality: Hashable, Sendable {
  /// Every colour exact. 0…100 is how much time goes into fewer bytes; what lies outside is limited to it.
  case lossless(effort: Int)
  /// libwebp's scale: 0…100, with 100 hardly anything is given up; what lies outside is limited to it. Transparency
  /// stays exact.
  case lossy(quality: Int)

  /// What libwebp takes if nothing is said.
  public static let standard = WebPQuality.lossless(effort: 75)
}
