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
  ]
}
