/// An extended box filter: `radius` pixels on each side with full weight, and one more at each end
/// with a smaller weight. It can have any variance. Weights are in units of 1/2³¹ and sum to one.
struct BoxBlur {
  static let unit = 1 << 31

  let radius: Int
  /// The weight of each pixel within the radius, and of the pixel at each end.
  let inner, end: UInt32

  /// Creates the box with a variance in pixels², which must be positive.
  ///
  /// Gwosdek, Grewenig, Bruhn and Weickert, "Theoretical foundations of Gaussian convolution by
  /// extended box filtering" (2011): the discrete box of radius r has the variance r (r + 1) / 3.
  /// The widest box below the wanted variance gets end weights that supply the rest.
  init(variance: Double) {
    var radius = Int(((1 + 12 * variance).squareRoot() - 1) / 2)
    // The square root can be off by a rounding error near a whole number.
    while Double((radius + 1) * (radius + 2)) / 3 <= variance { radius += 1 }
    while Double(radius * (radius + 1)) / 3 > variance { radius -= 1 }
    let count = Double(2 * radius + 1), reach = Double(radius + 1)
    let missing = count * (variance - Double(radius * (radius + 1)) / 3)
    let part = missing / (2 * (reach * reach - variance))
    let inner = Int((Double(Self.unit) / (count + 2 * part)).rounded())
    self.radius = radius
    self.inner = UInt32(inner)
    end = UInt32((Self.unit - (2 * radius + 1) * inner) / 2)
  }

  /// The number of pixels that the filter reaches on each side.
  var reach: Int { radius + 1 }
}
