extension ProblemGuide {
  /// The pages for outputs that refer to something the played screen does not have.
  static let screen: [ProblemPage] = [
    ProblemPage(
      "unreached-offset",
      """
      The script never moves the scroll view to this offset, or not as often as `pass` \
      says.
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
      No call of this name comes while the script is played, or not as often as `pass` \
      says.
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
      The screen's trace has no such column; `overscroll trace --format csv` names those \
      it has.
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
      "The column never becomes what `when` waits for, or not as often as `pass` says.",
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
      "The screen has no scroll view of this name, its `accessibilityIdentifier`.",
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
      "No view of this name can be seen at the moment of the diagram.",
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
