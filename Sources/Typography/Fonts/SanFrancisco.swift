import Foundation

/// Measurements of San Francisco, the system font of iOS, which is available only on Apple
/// platforms.
///
/// The advances are fitted to the widths of labels that Xcode wrote into public storyboards:
/// 14238 frames of 198 repositories, written by Xcode 12 and later. On repositories that the fit
/// never saw, 94 % of the labels are within one point. No font file of Apple was read.
enum SanFrancisco {
  /// Returns the tracking at a size, in points.
  ///
  /// The values are those of Apple's Human Interface Guidelines, Typography, "Tracking values", for
  /// SF Pro on iOS. Sizes between two listed ones are interpolated, and sizes outside the list use
  /// its ends. Sizes of 0 or less, and NaN, have none.
  static func tracking(size: CGFloat, _ generation: SystemFont.Generation) -> CGFloat {
    guard size > 0, size.isFinite else { return 0 }
    let table =
      generation == .iOS9 ? (size < 20 ? oldTextTrackings : oldDisplayTrackings) : trackings
    return interpolate(table, at: size) * size / 1000
  }

  /// The tracking by size, in 1/1000 em.
  private static let trackings: [(size: CGFloat, value: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12),
    (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6),
    (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]

  /// The tracking of the text cut until iOS 13, in 1/1000 em.
  ///
  /// At 17 points, Apple's table has −24. The letters of that time differ by up to 0.005 em from
  /// the measured ones, and −23 gives all line breaks of the published recordings.
  private static let oldTextTrackings =
    trackings.filter { $0.size < 17 } + [(17, -23), (18, -25), (19, -26)]

  /// The tracking of the display cut until iOS 13, in 1/1000 em.
  private static let oldDisplayTrackings: [(size: CGFloat, value: CGFloat)] = [
    (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (36, 10),
    (41, 9), (44, 8), (49, 7), (52, 6), (56, 5), (60, 4), (66, 3), (68, 2), (76, 1), (80, 0),
  ]

  /// Returns the share of the display cut at a size, from 0 to 1. The rest is the text cut.
  ///
  /// It is 0 up to 17 points and 1 from 28 points. The values between are fitted, as the advances.
  /// Until iOS 13, it is 0 below 20 points and otherwise 1.
  static func displayShare(size: CGFloat, _ generation: SystemFont.Generation) -> CGFloat {
    guard size.isFinite else { return 0 }
    return generation == .iOS9 ? (size < 20 ? 0 : 1) : interpolate(displayShares, at: size)
  }

  private static let displayShares: [(size: CGFloat, value: CGFloat)] = [
    (17, 0), (18, 0.06), (19, 0.14), (20, 0.25), (21, 0.39), (22, 0.52), (23, 0.66), (24, 0.79),
    (25, 0.87), (26, 0.92), (27, 0.96), (28, 1),
  ]

  private static func interpolate(
    _ values: [(size: CGFloat, value: CGFloat)], at size: CGFloat
  ) -> CGFloat {
    guard let next = values.firstIndex(where: { $0.size >= size }) else {
      return values[values.count - 1].value
    }
    guard next > 0 else { return values[0].value }
    let (low, high) = (values[next - 1], values[next])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }

  /// The index in `characters` of each character whose advance is known: the measured characters,
  /// Latin letters with marks, which have the advance of their base letter, and a few equal
  /// characters.
  static let rows: [Unicode.Scalar: Int] = {
    var rows = Dictionary(uniqueKeysWithValues: zip(characters, 0...))
    for value in [0xC0...0x24F, 0x1E00...0x1EFF].joined() {
      guard let letter = Unicode.Scalar(UInt32(value)), rows[letter] == nil else { continue }
      let base = String(letter).decomposedStringWithCanonicalMapping.unicodeScalars.first
      if let base, base != letter { rows[letter] = rows[base] }
    }
    let equal: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("\u{a0}", " "), ("\u{2010}", "-"), ("\u{2011}", "-"), ("\u{2018}", "\u{2019}"),
    ]
    for (character, measured) in equal { rows[character] = rows[measured] }
    return rows
  }()

  /// The corrections of Inter's kerning by the `rows` of two characters, in 1/10000 em.
  static let pairs: [[Int]: Int] = Dictionary(
    uniqueKeysWithValues: pairsByText.map { text, value in
      (text.unicodeScalars.compactMap { rows[$0] }, value)
    })

  /// Returns the difference between the advance of a character until iOS 13 and the later one, in
  /// 1/10000 em. Zero for most characters.
  ///
  /// The text cut's differences are measured in regular labels of Xcode 7 to 11 and used for every
  /// weight. The display cut's are assumed to be equal, except for that of the apostrophe: the
  /// words "What's the point?" in twelve sizes from 25 to 58 points, recorded on iOS 13 by the
  /// tests of swift-snapshot-testing, give −0.0377 em.
  static func oldGrowth(of character: Unicode.Scalar) -> (text: Int, display: Int) {
    switch character {
    case "'": (-479, -377)
    case "/": (327, 327)
    case "|": (354, 354)
    case "%": (-755, -755)
    case "_": (-1439, -1439)
    default: (0, 0)
    }
  }

  /// Returns the measured weight nearest to a weight.
  static func measuredWeight(_ weight: FontWeight) -> FontWeight {
    switch weight {
    case .ultraLight: .thin
    case .black: .heavy
    default: weight
    }
  }

  /// Returns the mean difference to Inter's advances at a measured weight, in 1/10000 em. It
  /// applies to characters without a measured advance.
  static func meanGrowth(_ weight: FontWeight) -> Int {
    switch weight {
    case .regular: 20
    case .medium: 70
    case .semibold: 100
    case .bold, .heavy, .black: 140
    case .ultraLight, .thin, .light: 0
    }
  }
}
