extension ProblemGuide {
  /// The pages about mistakes in requested outputs.
  static let outputs: [ProblemPage] = [
    ProblemPage(
      "unsupported-format",
      "The ending of a file's name says what is written, and this is none of them.",
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
      "Outputs stay below the directory that the command line names.",
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
      "A file whose name begins with a dot would not be seen.",
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
      Two outputs of one scene are one file, on some disks also where only their case \
      differs.
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
      A percent sign in a PNG's name is the place of a frame's number, as in \
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
      A warning: frames that do not fall on ticks of the display show motion that \
      stutters.
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
      "The script is over before the moment that a picture wants.",
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
