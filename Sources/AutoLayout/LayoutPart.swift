/// A part of an element's extent along an axis, independent of the reading direction.
enum LayoutPart: Hashable {
  case start, center, end, size
  /// The first line's baseline, below the start.
  case firstBaseline
  /// The last line's baseline, above the end.
  case lastBaseline
}
