extension ProblemGuide {
  /// The pages for scenes that are well formed but contradictory or impossible.
  static let meaning: [ProblemPage] = [
    ProblemPage(
      "contradiction",
      "A variant and a behavior ask for two different things.",
      wrong: """
        scene: 1
        screen: {name: sticky-menu, variant: article, behavior: corrected}

        """,
      right: """
        scene: 1
        screen: {name: sticky-menu, variant: corrected}

        """),
    ProblemPage(
      "two-starts",
      "An app's screen is named in two ways.",
      wrong: """
        scene: 1
        app: MyApp
        screen: {controller: A, storyboard: Main}

        """,
      right: """
        scene: 1
        app: MyApp
        screen: {controller: A}

        """),
    ProblemPage(
      "module-name",
      "A module is called as an import names it.",
      wrong: """
        scene: 1
        app: MyApp
        modules: {Snap-Kit: SnapKit}

        """,
      right: """
        scene: 1
        app: MyApp
        modules: {SnapKit: SnapKit}

        """),
    ProblemPage(
      "step-needs-value",
      "The step says nothing without a value.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [hold]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{hold: 0.5s}]

        """),
    ProblemPage(
      "step-takes-no-value",
      "The step stands alone.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{settle: 2s}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [settle]

        """),
    ProblemPage(
      "several-steps",
      "One item of the list holds two steps, whose order nobody could know.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{hold: 0.5s, at: 1s}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{hold: 0.5s}, {at: 1s}]

        """),
    ProblemPage(
      "missing-step",
      "A target without a step does nothing.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{target: scrollView}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{set-offset: {y: 3}, target: scrollView}]

        """),
    ProblemPage(
      "target-given-twice",
      "The step names its target in two places.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{set-offset: {y: 3, target: a}, target: b}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{set-offset: {y: 3, target: scrollView}}]

        """),
    ProblemPage(
      "timeline",
      "A step cannot follow on those before it, or says something impossible.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [release]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: 20, over: 0.1s}}, release]

        """),
    ProblemPage(
      "stage",
      "The screen cannot play the step: it names a view that is not there, for example.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{set-offset: {y: 3, target: list}}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{set-offset: {y: 3, target: scrollView}}]

        """),
    ProblemPage(
      "fling-within-hysteresis",
      "A warning: a scroll view swallows the first 10 points of a gesture.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{fling: {by: 8, over: 0.1s}}, settle]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{fling: {by: 80, over: 0.1s}}, settle]

        """),
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
    ProblemPage(
      "impossible-device",
      "The safe area leaves nothing of the screen.",
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
      "not-included",
      """
      A file that the scene includes cannot be read; its path begins at the file that \
      names it.
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
      "A name in braces stands for what varies, and nothing varies by that name.",
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
      "A scene has at most 64 variants.",
      wrong: """
        scene: 1
        screen: scroll-view
        variants: {display: [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, \
        76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, \
        98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, \
        116, 117, 118, 119, 120, 121, 122, 123, 124]}

        """,
      right: """
        scene: 1
        screen: scroll-view
        variants: {display: [60, 120]}

        """),
    ProblemPage(
      "same-twice",
      "Two keys say the same thing.",
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
      "A key says nothing about an output of this kind.",
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
