/// A distance divided into whole pixels and a fraction in 0..<1.
struct PixelShift {
  let whole: Int
  let share: Double

  /// The rounding error, in pixels, up to which a distance counts as a whole number of pixels.
  private static let noise = 1e-6

  init(_ distance: Double) {
    let bounded = distance.isFinite ? min(max(distance, -0x1p30), 0x1p30) : 0
    let near = bounded.rounded()
    let exact = abs(bounded - near) < Self.noise ? near : bounded
    whole = Int(exact.rounded(.down))
    share = exact - exact.rounded(.down)
  }

  /// The variance added by distributing a pixel over two neighbours.
  var variance: Double { share * (1 - share) }
}
