/// The keys for the conditions that a screen is shown under.
extension SceneSchema {
  /// The keys for the conditions of a scene.
  static let conditions =
    [
      SceneKey("device", device, "The device; iphone-x by default"),
      SceneKey(
        "display", .wholeNumber(DisplayRate.range),
        "The refresh rate of the display, in Hz; 60 by default"),
    ] + settings

  /// The keys for the conditions of a scene or a panel, other than its device and its display.
  static let settings = [
    SceneKey("theme", .word(SceneReader.themes), "Light or dark mode; light by default"),
    SceneKey("style", .word(SceneReader.themes), "An alternative name of theme"),
    SceneKey(
      "text-size", .word(SceneReader.textSizes),
      "The user's preferred text size; large by default"),
    SceneKey(
      "locale", .text,
      "The user's language and region: de, pt-BR; the app's development language by default"),
    SceneKey(
      "direction", .word(SceneReader.directions),
      "The layout direction: ltr or rtl; that of the locale's language by default"),
    SceneKey(
      "orientation", .word(Timeline.Orientation.allCases.map(\.rawValue)),
      "The device's orientation when the script begins; pictures are upright in it"),
    SceneKey(
      "date", .date,
      "The wall clock's time when the script begins, in the time zone; 2025-06-09 09:41 by default"),
    SceneKey(
      "time-zone", .text,
      "The user's time zone, a name of the IANA database; America/Los_Angeles by default"),
    SceneKey(
      "seed", .wholeNumber(SceneReader.seeds),
      "The seed of the random numbers of the screen's code; 0 by default"),
    SceneKey(
      "patience", .duration,
      "The longest real time to wait for a thread of the screen's code; 2s by default"),
    SceneKey(
      "status-bar",
      .mapping([
        SceneKey(
          "time", .text, "The text of its clock, instead of the wall clock's time", isRequired: true
        )
      ]),
      "The status bar"),
  ]

  /// The values of the key `device`.
  static let device = SceneShape.either([
    .word((Device.presets + Device.presets.map(\.landscape)).map(\.identifier)),
    .mapping([
      SceneKey(
        "size",
        .list(
          .number(Double(Device.sides.lowerBound)...Double(Device.sides.upperBound)), counts: 2...2),
        "Width and height in points", isRequired: true),
      SceneKey(
        "scale", .number(Double(Device.scales.lowerBound)...Double(Device.scales.upperBound)),
        "Pixels per point", isRequired: true),
      SceneKey(
        "safe-area",
        .mapping(
          sides.map {
            SceneKey(
              $0, .number(0...Double(Device.sides.upperBound)), "Inset in points")
          }),
        "The safe area insets; 20 at the top by default"),
    ]),
  ])
}
