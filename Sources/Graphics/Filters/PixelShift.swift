/// A distance divided into whole pixels and a fraction in 0..<1.
struct PixelShift {
  let whole: Int
  let share: Double

  init(_ distance: Double) {
    let bounded = distance.isFinite ? min(max(distance, -0x1p30), 0x1p30) : 0
    // A distance within 10⁻⁶ of a whole number is a rounding error of sums, not a fraction.
    let near = bounded.rounded()
    let exact = abs(bounded - near) < 1e-6 ? near : bounded
    whole = Int(exact.rounded(.down))
    share = exact - exact.rounded(.down)
  }

  /// The variance added by distributing a pixel over two neighbours.
  var variance: Double { share * (1 - share) }
}
