/// The choice of how many pixels the pictures of a moving screen have, by the time that they take
/// from the start of drawing until the page shows them.
package struct PicturePace {
  /// The number of the page's pixels, across and down, for each pixel that is drawn: 1, 2 or 4.
  package private(set) var reduction = 1
  /// The number of pictures in a row that were slow, or fast.
  private var slow = 0, fast = 0

  private static let largestReduction = 4
  /// A hand notices that a picture is this late.
  private static let slowTime = Duration.milliseconds(100)
  private static let slowLimit = 2
  /// With four times the pixels, a picture of this time is not slow.
  private static let fastTime = Duration.milliseconds(25)
  private static let fastLimit = 30

  package init() {}

  /// Takes the time of a picture.
  package mutating func add(_ time: Duration) {
    slow = time > Self.slowTime ? slow + 1 : 0
    fast = time < Self.fastTime ? fast + 1 : 0
    if slow == Self.slowLimit, reduction < Self.largestReduction {
      (reduction, slow) = (reduction * 2, 0)
    } else if fast == Self.fastLimit, reduction > 1 {
      (reduction, fast) = (reduction / 2, 0)
    }
  }
}
