/// The source of a box's position and size in its parent.
package enum LayoutPlacement: Hashable, Sendable {
  /// Constraints alone determine the frame.
  case constraints
  /// The frame is set by hand and follows the parent by springs and struts. The root box keeps its
  /// size.
  case manual
  /// The box has the size of the root box, whatever constraints say.
  case fillsRoot
}
