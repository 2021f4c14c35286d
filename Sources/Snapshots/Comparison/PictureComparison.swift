package import Graphics

/// A comparison of two pictures of equal size, pixel by pixel.
package struct PictureComparison: Sendable {
  /// The difference; nil if the pictures are equal within the tolerance.
  package let difference: PictureDifference?

  /// Compares two pictures; nil if their sizes differ, which no tolerance permits.
  package init?(reference: Bitmap, actual: Bitmap, tolerance: Tolerance = .exact) {
    guard (reference.width, reference.height) == (actual.width, actual.height) else { return nil }
    guard reference != actual else {
      difference = nil
      return
    }
    let eye = PixelComparer(reference: reference, actual: actual, tolerance: tolerance)
    var windows = DensityWindows(
      width: reference.width, height: reference.height, side: tolerance.window)
    var found = DifferenceBounds()
    for y in 0..<reference.height {
      for x in 0..<reference.width {
        let (a, b) = (reference[x, y], actual[x, y])
        guard a != b, eye.distinguishes(a, b, x: x, y: y) else { continue }
        windows.mark(x: x, y: y)
        found.add(.init(x: x, y: y, reference: a, actual: b, delta: a.distance(to: b)))
      }
    }
    guard let worst = found.worst, let bounds = found.box else {
      difference = nil
      return
    }
    let densest = windows.densest()
    if case .perceptual(_, _, let share) = tolerance,
      Double(densest.count) <= share * Double(densest.width * densest.height)
    {
      difference = nil
      return
    }
    if let accepted = tolerance.acceptedShare,
      eye.differingShare(count: bounds.count) <= accepted + Tolerance.roundingError
    {
      difference = nil
      return
    }
    difference = PictureDifference(
      count: bounds.count, total: reference.width * reference.height, worst: worst,
      bounds: bounds, densest: densest,
      change: PictureChangeSearch(reference: reference, actual: actual, box: bounds).change)
  }

  /// Whether this implementation distinguishes known pictures.
  package static let isReliable = detectsDifferences {
    PictureComparison(reference: $0, actual: $1, tolerance: $2)
  }

  /// Whether a comparer detects a difference of one in one channel of one pixel, and accepts equal
  /// pictures. A comparer that accepts everything would let every test pass.
  package static func detectsDifferences(
    _ compare: (Bitmap, Bitmap, Tolerance) -> PictureComparison?
  ) -> Bool {
    let white = Bitmap(
      width: 3, height: 2, filledWith: Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    var (other, black) = (white, white)
    other[1, 1].blue = 254
    black[2, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
    let strict = Tolerance.perceptual(deltaE: 2, window: 2, maxDensity: 0)
    guard let same = compare(white, white, .exact), let different = compare(white, other, .exact),
      let tolerated = compare(white, other, .channel(maxDelta: 1)),
      let seen = compare(white, black, strict)
    else { return false }
    let found = different.difference
    return same.difference == nil && found?.count == 1 && found?.worst.delta == 1
      && found?.worst.x == 1 && found?.worst.y == 1 && tolerated.difference == nil
      && seen.difference?.count == 1
      && compare(white, Bitmap(width: 2, height: 3), .exact) == nil
  }

  /// Stops the program if the comparer fails its check.
  ///
  /// - Parameter isProven: The result of the check: `isReliable`, or another value in tests of
  ///   this function.
  package static func stop(unless isProven: Bool) {
    precondition(isProven, "the comparer takes different pictures for equal")
  }
}

extension Tolerance {
  /// The side of the windows in which differences are counted.
  var window: Int {
    switch self {
    case .exact, .channel, .precision, .share: 16
    case .perceptual(_, let window, _): max(1, window)
    }
  }

  /// The error of fractions that are written with decimals: 1 − 0.9975 is less than 0.0025. One
  /// byte of a picture of 32 768 × 32 768 pixels is 200 times as much.
  fileprivate static let roundingError = 1e-12

  /// The fraction of a whole picture that may differ; nil for other measures.
  fileprivate var acceptedShare: Double? {
    switch self {
    case .exact, .channel, .perceptual: nil
    case .precision(let share, _): 1 - (share < 1 ? share : 1)
    case .share(let share, _): share > 0 ? share : 0
    }
  }
}
