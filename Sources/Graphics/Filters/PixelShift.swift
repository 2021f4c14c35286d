/// A distance as whole pixels and a part of one more, 0..<1.
struct PixelShift {
  let whole: Int
  let share: Double

  init(_ distance: Double) {
    let bounded = distance.isFinite ? min(max(distance, -0x1p30), 0x1p30) : 0
    // What adding fractions of a point leaves is no part of a pixel.
    let near = bounded.rounded()
    let exact = abs(bounded - near) < 1e-6 ? near : bounded
    whole = Int(exact.rounded(.down))
    share = exact - exact.rounded(.down)
  }

  /// Of sharing between two pixels.
  var variance: Double { share * (1 - share) }
}
