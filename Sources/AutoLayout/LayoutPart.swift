/// A part of an extent along an axis, whichever way text is read.
enum LayoutPart: Hashable {
  case start, center, end, size
  /// So far below the start as the first line's baseline is.
  case firstBaseline
  /// So far above the end as the last line's baseline is.
  case lastBaseline
}
