import Foundation

/// Where a family of devices has the parts of its status bar, in points.
///
/// How sure: the clock's size and the middle line of the X family (22.8 below the top, digits of 15
/// points) are measured on a recording of an iPhone X. All other numbers are a model: what such
/// devices look like to about two points, held against no recording and no template. Apple
/// publishes the places in its design resources (developer.apple.com/design/resources).
struct StatusBarMetrics: Hashable {
  /// Which edge the reception symbols (signal and wireless) stand at; the battery is at the right.
  enum Reception { case leftEdge, besideBattery }

  /// What of the clock has a place of its own.
  enum ClockPlace: Hashable { case centre(CGFloat), start(CGFloat) }

  /// The font's size; semibold.
  let clockSize: CGFloat
  /// Where the clock is, from the left.
  let clock: ClockPlace
  /// The line that clock and symbols are centred on, from the top.
  let middle: CGFloat
  let reception: Reception
  /// From the screen's edges to the first and the last symbol.
  let symbolMargin: CGFloat
  /// The size of the symbols in parts of the X family's (66 by 12 points).
  let symbolScale: CGFloat

  /// - Parameters:
  ///   - width: the screen's.
  ///   - safeTop: the safe area's inset at the top with the bar shown. Up to 20 is a device with a
  ///     home button; one that is taller than the bar has an island.
  ///   - barHeight: the bar's.
  ///   - isPad: whether it is a tablet.
  init(width: CGFloat, safeTop: CGFloat, barHeight: CGFloat, isPad: Bool) {
    switch (safeTop, barHeight) {
    case _ where isPad: self = .pad(barHeight: barHeight)
    case (...20, _): self = .homeButton(width: width, barHeight: barHeight)
    case _ where safeTop > barHeight: self = .island(width: width)
    case (_, 47), (_, 50): self = .smallNotch(width: width)
    case (_, 48): self = .notch(width: width, barHeight: barHeight, notchWidth: 230)
    default: self = .notch(width: width, barHeight: barHeight, notchWidth: 209)
    }
  }

  /// Signal and wireless at the left, the clock in the middle, the battery at the right.
  private static func homeButton(width: CGFloat, barHeight: CGFloat) -> StatusBarMetrics {
    StatusBarMetrics(
      clockSize: 12, clock: .centre(width / 2), middle: barHeight / 2, reception: .leftEdge,
      symbolMargin: 6, symbolScale: 0.93)
  }

  /// The clock at the left, all symbols at the right, with a home button or without.
  private static func pad(barHeight: CGFloat) -> StatusBarMetrics {
    StatusBarMetrics(
      clockSize: 12, clock: .start(20), middle: barHeight / 2 + 1, reception: .besideBattery,
      symbolMargin: 18, symbolScale: 0.93)
  }

  /// iPhone X to 11: the clock a little right of the middle of its ear, 83 points wide on an X.
  private static func notch(
    width: CGFloat, barHeight: CGFloat, notchWidth: CGFloat
  ) -> StatusBarMetrics {
    StatusBarMetrics(
      clockSize: 15, clock: .centre((width - notchWidth) / 4 + 4), middle: barHeight * 22.8 / 44,
      reception: .besideBattery, symbolMargin: 14, symbolScale: 1)
  }

  /// iPhone 12 to 14.
  private static func smallNotch(width: CGFloat) -> StatusBarMetrics {
    StatusBarMetrics(
      clockSize: 17, clock: .centre(54 + (width - 390) / 4), middle: 25.5,
      reception: .besideBattery,
      symbolMargin: 26, symbolScale: 1.16)
  }

  /// iPhone 14 Pro and later: an island of 126 points in the middle; clock and symbols in the middle
  /// of what is left, five points away from the edge.
  private static func island(width: CGFloat) -> StatusBarMetrics {
    let centre = (width - 126) / 4 + 5
    let scale: CGFloat = 1.17
    return StatusBarMetrics(
      clockSize: 17, clock: .centre(centre), middle: 32, reception: .besideBattery,
      symbolMargin: centre - StatusBarSymbols.size.width * scale / 2, symbolScale: scale)
  }

  private init(
    clockSize: CGFloat, clock: ClockPlace, middle: CGFloat, reception: Reception,
    symbolMargin: CGFloat, symbolScale: CGFloat
  ) {
    self.clockSize = clockSize
    self.clock = clock
    self.middle = middle
    self.reception = reception
    self.symbolMargin = symbolMargin
    self.symbolScale = symbolScale
  }
}
