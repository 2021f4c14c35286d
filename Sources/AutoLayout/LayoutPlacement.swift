/// Who decides where a box lies in its parent.
package enum LayoutPlacement: Hashable, Sendable {
  /// Constraints alone.
  case constraints
  /// Whoever set its frame, and the springs that make it follow the parent. The topmost box keeps
  /// its size.
  case hand
  /// It is as large as the topmost box, whatever constraints say.
  case fillsRoot
}
