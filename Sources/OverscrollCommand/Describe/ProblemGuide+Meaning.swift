extension ProblemGuide {
  /// The pages for scenes that are well formed but contradictory or impossible.
  static let meaning: [ProblemPage] = [
    ProblemPage(
      "contradiction",
      "The variant and the behavior contradict each other.",
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
      "Two keys choose the screen of the app.",
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
      "A module name must be spelled as in the import.",
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
      "The step needs a value.",
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
      "The step takes no value.",
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
      "One item of the list contains two steps, whose order would be undefined.",
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
      "The item has a target and no step.",
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
      "The step sets its target in two places.",
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
      "A step cannot follow the steps before it, or has an impossible value.",
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
      "The screen cannot play the step. For example, it has no view of that name.",
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
      "A warning: a scroll view ignores the first 10 points of a drag.",
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
  ]
}
