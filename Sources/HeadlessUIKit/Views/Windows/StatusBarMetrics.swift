import Foundation

/// The positions of the status bar's parts on a family of devices, in points.
///
/// Measured on a recording of an iPhone X: the clock's size and the middle line of the X family
/// (22.8 below the top, digits of 15 points). All other numbers are a model that matches such
/// devices to about two points, not checked against a recording or template. Apple publishes the
/// positions in its design resources (developer.apple.com/design/resources).
struct StatusBarMetrics: Hashable {
  /// The position of the signal and Wi-Fi symbols. The battery is at the right.
  enum SignalPosition { case leftEdge, nextToBattery }

  /// The position of the clock: its centre or its start.
  enum ClockPlace: Hashable { case centre(CGFloat), start(CGFloat) }

  /// The size of the clock's semibold font.
  let clockSize: CGFloat
  /// The horizontal position of the clock, from the left.
  let clock: ClockPlace
  /// The vertical centre of the clock and the symbols, from the top.
  let middle: CGFloat
  let signal: SignalPosition
  /// The distance from the screen's edges to the first and the last symbol.
  let symbolMargin: CGFloat
  /// The size of the symbols relative to those of the X family (66 by 12 points).
  let symbolScale: CGFloat

  /// Selects the metrics of a device family.
  ///
  /// - Parameters:
  ///   - width: The screen's width.
  ///   - safeTop: The top safe area inset with the status bar shown. A value up to 20 means a
  ///     device with a home button, and a value above `barHeight` one with an island.
  ///   - barHeight: The height of the status bar.
  ///   - isPad: Whether the device is a tablet.
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

  /// Devices with a home button: signal and Wi-Fi on the left, the clock in the middle, the battery
  /// on the right.
  private static func homeButton(width: CGFloat, barHeight: CGFloat) -> StatusBarMetrics {
    StatusBarMetrics(
      clockSize: 12, clock: .centre(width / 2), middle: barHeight / 2, signal: .leftEdge,
      symbolMargin: 6, symbolScale: 0.93)
  }

  /// Tablets with or without a home button: the clock on the left, all symbols on the right.
  private static func pad(barHeight: CGFloat) -> StatusBarMetrics {
    StatusBarMetrics(
      clockSize: 12, clock: .start(20), middle: barHeight / 2 + 1, signal: .nextToBattery,
      symbolMargin: 18, symbolScale: 0.93)
  }

  /// iPhone X to 11: the clock is slightly right of the centre of its ear, which is 83 points wide
  /// on an X.
  private static func notch(
    width: CGFloat, barHeight: CGFloat, notchWidth: CGFloat
  ) -> StatusBarMetrics {
    StatusBarMetrics(
      clockSize: 15, clock: .centre((width - notchWidth) / 4 + 4), middle: barHeight * 22.8 / 44,
      signal: .nextToBattery, symbolMargin: 14, symbolScale: 1)
  }

  /// iPhone 12 to 14, with a smaller notch.
  private static func smallNotch(width: CGFloat) -> StatusBarMetrics {
    StatusBarMetrics(
      clockSize: 17, clock: .centre(54 + (width - 390) / 4), middle: 25.5,
      signal: .nextToBattery,
      symbolMargin: 26, symbolScale: 1.16)
  }

  /// iPhone 14 Pro and later, with an island of 126 points in the middle.
  ///
  /// Clock and symbols are in the middle of the remaining space, offset by five points from the
  /// screen's edge.
  private static func island(width: CGFloat) -> StatusBarMetrics {
    let centre = (width - 126) / 4 + 5
    let scale: CGFloat = 1.17
    return StatusBarMetrics(
      clockSize: 17, clock: .centre(centre), middle: 32, signal: .nextToBattery,
      symbolMargin: centre - StatusBarSymbols.size.width * scale / 2, symbolScale: scale)
  }

  private init(
    clockSize: CGFloat, clock: ClockPlace, middle: CGFloat, signal: SignalPosition,
    symbolMargin: CGFloat, symbolScale: CGFloat
  ) {
    self.clockSize = clockSize
    self.clock = clock
    self.middle = middle
    self.signal = signal
    self.symbolMargin = symbolMargin
    self.symbolScale = symbolScale
  }
}
