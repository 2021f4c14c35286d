extension ProblemGuide {
  /// The pages about mistakes in devices, dates, included files and variants.
  static let variants: [ProblemPage] = [
    ProblemPage(
      "impossible-device",
      "The safe area covers the whole screen.",
      wrong: """
        scene: 1
        device: {size: [100, 100], scale: 2, safe-area: {top: 60, bottom: 40}}
        screen: scroll-view

        """,
      right: """
        scene: 1
        device: {size: [100, 100], scale: 2, safe-area: {top: 20}}
        screen: scroll-view

        """),
    ProblemPage(
      "no-store-size",
      """
      The frame of an output has `size: app-store`, but the App Store takes no pictures in the shape of \
      the scene's device. It takes those of the presets.
      """,
      wrong: """
        scene: 1
        device: {size: [100, 100], scale: 2}
        screen: scroll-view
        outputs: [{file: a.png, time: end, frame: {size: app-store}}]

        """,
      right: """
        scene: 1
        device: iphone-16-pro-max
        screen: scroll-view
        outputs: [{file: a.png, time: end, frame: {size: app-store}}]

        """),
    ProblemPage(
      "impossible-date",
      """
      The calendar does not have the day, the day does not have the time, or the clocks of the \
      time zone are put forward and skip it.
      """,
      wrong: """
        scene: 1
        date: 2025-03-09 02:30
        time-zone: America/Los_Angeles
        screen: scroll-view

        """,
      right: """
        scene: 1
        date: 2025-03-09 03:30
        time-zone: America/Los_Angeles
        screen: scroll-view

        """),
    ProblemPage(
      "not-included",
      """
      A file that the scene includes cannot be read. Its path is relative to the file that \
      includes it.
      """,
      wrong: """
        scene: 1
        screen: scroll-view
        include: base.yaml

        """,
      right: """
        scene: 1
        screen: scroll-view

        """),
    ProblemPage(
      "unknown-placeholder",
      "A placeholder in braces names a key of `variants`, and `variants` has no such key.",
      wrong: """
        scene: 1
        screen: scroll-view
        outputs: [{file: "a-{theme}.png", time: end}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        variants: {theme: [light, dark]}
        outputs: [{file: "a-{theme}.png", time: end}]

        """),
    ProblemPage(
      "too-many-variants",
      "A scene has at most 1000 variants.",
      wrong: """
        scene: 1
        screen: scroll-view
        variants:
          display: [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70]
          seed: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
          theme: [light, dark]
          locale: [de, en, es, fr, it]

        """,
      right: """
        scene: 1
        screen: scroll-view
        variants: {display: [60, 120]}

        """),
    ProblemPage(
      "same-twice",
      "Two keys are the same setting.",
      wrong: """
        scene: 1
        screen: scroll-view
        theme: dark
        style: dark

        """,
      right: """
        scene: 1
        screen: scroll-view
        theme: dark

        """),
    ProblemPage(
      "keys-exclude",
      "Two keys of an output cannot be combined.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{hold: 1s}]
        outputs: [{file: a.png, plot: time, time: 0.5s}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{hold: 1s}]
        outputs: [{file: a.png, plot: time}]

        """),
  ]
}
