/// The mean of a pixel, `radius` pixels on either side of it, and a part of one more at either end: an
/// extended box, which can have any variance. Weights are in 1/2³¹ and sum to one.
struct BoxBlur {
  static let unit = 1 << 31

  let radius: Int
  /// Of each pixel within the radius, and of one at an end.
  let inner, end: UInt32

  /// The box of this variance, in pixels²; positive.
  ///
  /// Gwosdek, Grewenig, Bruhn and Weickert, "Theoretical foundations of Gaussian convolution by extended
  /// box filtering" (2011): the discrete box of radius r has the variance r (r + 1) / 3; the widest
  /// below what is wanted gets ends of the weight that makes up the rest.
  init(variance: Double) {
    var radius = Int(((1 + 12 * variance).squareRoot() - 1) / 2)
    // The root may be a rounding away from a whole number.
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

  /// How many pixels either way it reaches.
  var reach: Int { radius + 1 }
}
