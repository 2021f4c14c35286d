/// A hash of everything that is known about a rendering before it is played.
///
/// The files that a screen looks up are known only afterwards. They are stored in the entry with
/// their digests.
struct RenderKey: Hashable {
  /// The hash as 64 hexadecimal digits.
  let text: String
}
