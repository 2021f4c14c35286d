extension ProblemGuide {
  /// The pages for outputs that refer to something the played screen does not have.
  static let screen: [ProblemPage] = [
    ProblemPage(
      "unreached-offset",
      """
      The script never moves the scroll view to this offset, or fewer times than `pass` \
      requires.
      """,
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, at: {offset: 9000}}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, at: {offset: 90}}]

        """),
    ProblemPage(
      "missing-event",
      """
      No method of this name is called during the script, or fewer times than `pass` \
      requires.
      """,
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, at: {event: scrollViewDidZoom}}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, at: {event: scrollViewDidEndDragging}}]

        """),
    ProblemPage(
      "unknown-column",
      """
      The trace of the screen has no such column; `overscroll trace --format csv` lists its \
      columns.
      """,
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, plot: scrollView.contentOfset.y}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, plot: scrollView.contentOffset.y}]

        """),
    ProblemPage(
      "never-true",
      "The condition of `when` is never met, or fewer times than `pass` requires.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, at: {when: scrollView.contentOffset.y, above: 9000}}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, at: {when: scrollView.contentOffset.y, above: 90}}]

        """),
    ProblemPage(
      "unknown-scroll-view",
      "No scroll view of the screen has this `accessibilityIdentifier`.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, at: {offset: 90, in: list}}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, at: {offset: 90, in: scrollView}}]

        """),
    ProblemPage(
      "unknown-view",
      "No view of this name is visible at the moment of the diagram.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, diagram: {views: [list]}, time: end}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, diagram: {views: [scrollView]}, time: end}]

        """),
    ProblemPage(
      "unknown-constraint",
      """
      No constraint between views of the diagram has this name: its `identifier`, or its \
      first view and attribute.
      """,
      wrong: """
        scene: 1
        screen: stretchy-layout
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, diagram: {pinned: infoText.middle}, time: end}]

        """,
      right: """
        scene: 1
        screen: stretchy-layout
        timeline: [{drag: {by: -200, over: 0.5s}}, release, settle]
        outputs: [{file: a.png, diagram: {pinned: infoText.top}, time: end}]

        """),
  ]
}
