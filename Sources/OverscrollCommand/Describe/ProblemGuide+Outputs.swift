extension ProblemGuide {
  /// The pages about mistakes in requested outputs.
  static let outputs: [ProblemPage] = [
    ProblemPage(
      "unsupported-format",
      "The extension of a file determines its format, and this one is not supported.",
      wrong: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.jpeg, time: end}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.png, time: end}]

        """),
    ProblemPage(
      "escapes-output-directory",
      "Outputs must stay inside the output directory.",
      wrong: """
        scene: 1
        screen: scroll-view
        outputs: [{file: ../a.png, time: end}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.png, time: end}]

        """),
    ProblemPage(
      "hidden-file",
      "A file whose name begins with a dot would be hidden.",
      wrong: """
        scene: 1
        screen: scroll-view
        outputs: [{file: .a.png, time: end}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.png, time: end}]

        """),
    ProblemPage(
      "duplicate-file",
      """
      Two outputs of a scene have the same file. Names that differ only in case are also \
      refused, because some file systems ignore case.
      """,
      wrong: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.png, time: 0s}, {file: A.png, time: end}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.png, time: 0s}, {file: b.png, time: end}]

        """),
    ProblemPage(
      "misplaced-number",
      """
      A percent sign is allowed only in the name of a PNG, for the frame number, as in \
      frame-%04d.png.
      """,
      wrong: """
        scene: 1
        screen: scroll-view
        outputs: [{file: "100%.png", time: end}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        outputs: [{file: "frame-%04d.png", fps: 30}]

        """),
    ProblemPage(
      "too-many-frames",
      "An animation has at most 20000 frames.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{hold: 500s}]
        outputs: [{file: a.gif, fps: 50}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{hold: 5s}]
        outputs: [{file: a.gif, fps: 30}]

        """),
    ProblemPage(
      "too-many-pixels",
      "A picture has at most 64000000 pixels.",
      wrong: """
        scene: 1
        device: {size: [4096, 4096], scale: 4}
        screen: scroll-view
        outputs: [{file: a.png, time: end}]

        """,
      right: """
        scene: 1
        device: {size: [4096, 4096], scale: 1}
        screen: scroll-view
        outputs: [{file: a.png, time: end}]

        """),
    ProblemPage(
      "uneven-frames",
      """
      A warning: motion stutters when the frame rate does not divide the refresh rate of \
      the display.
      """,
      wrong: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.gif, fps: 25}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        display: 100
        outputs: [{file: a.gif, fps: 25}]

        """),
    ProblemPage(
      "unreachable-time",
      "The script ends before the time of a picture.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{hold: 1s}]
        outputs: [{file: a.png, time: 2s}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{hold: 1s}]
        outputs: [{file: a.png, time: end}]

        """),
  ]
}
