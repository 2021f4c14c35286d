import Foundation

/// The images that an app sets for a segmented control instead of the standard look, and the
/// offsets of the segments' content.
struct SegmentPictures {
  private struct Sides: Hashable {
    let left, right: UInt
  }

  /// The background images of segments, by state.
  var backgrounds = StatePictures()
  private var dividers: [Sides: UIImage] = [:]
  private var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

  /// The image between two segments for exactly these states.
  subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
    get { dividers[Sides(left: left.rawValue, right: right.rawValue)] }
    set { dividers[Sides(left: left.rawValue, right: right.rawValue)] = newValue }
  }

  /// Returns the image between two segments for their states. Without one, returns the image for
  /// two segments in the normal state.
  func divider(between left: UIControl.State, and right: UIControl.State) -> UIImage? {
    self[left, right] ?? self[.normal, .normal]
  }

  /// The offset for exactly this position.
  subscript(place: UISegmentedControl.Segment) -> UIOffset? {
    get { adjustments[place] }
    set { adjustments[place] = newValue }
  }

  /// Returns the offset of a segment's content, for its position among `count` segments.
  func adjustment(of index: Int, among count: Int) -> UIOffset {
    let place: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return self[place] ?? self[.any] ?? .zero
  }
}
