/// The position and size of a frame set by hand, along an axis. Each is a linear function of the
/// parent's size, with a slope and a constant.
package struct LayoutSprings: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package var slope, constant: Double

    package init(slope: Double, constant: Double) {
      (self.slope, self.constant) = (slope, constant)
    }

    /// Returns the line that has, for any size of the parent, this line's value for one size.
    func fixed(at size: Double) -> Line { Line(slope: 0, constant: slope * size + constant) }
  }

  package var position, size: Line

  package init(position: Line, size: Line) { (self.position, self.size) = (position, size) }
}
