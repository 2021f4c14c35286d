extension ProblemGuide {
  /// The pages for errors in the text of a file, in its keys and in its values.
  static let text: [ProblemPage] = [
    ProblemPage(
      "empty",
      "A scene says at least its version and its screen.",
      wrong: """
        # nothing yet

        """,
      right: """
        scene: 1
        screen: scroll-view

        """),
    ProblemPage(
      "missing-key",
      "A scene, a step or an output lacks a key that it cannot do without.",
      wrong: """
        scene: 1

        """,
      right: """
        scene: 1
        screen: scroll-view

        """),
    ProblemPage(
      "not-first",
      "The version comes first, so that a file says at once what it is.",
      wrong: """
        screen: scroll-view
        scene: 1

        """,
      right: """
        scene: 1
        screen: scroll-view

        """),
    ProblemPage(
      "unsupported-version",
      "Another version of the format would mean other things.",
      wrong: """
        scene: 2
        screen: scroll-view

        """,
      right: """
        scene: 1
        screen: scroll-view

        """),
    ProblemPage(
      "unknown-key",
      """
      Keys are spelled out and every one is known: a mistyped one would do nothing, in \
      silence.
      """,
      wrong: """
        scene: 1
        screen: scroll-view
        titel: Pulled

        """,
      right: """
        scene: 1
        screen: scroll-view
        title: Pulled

        """),
    ProblemPage(
      "duplicate-key",
      "Of a key that is given twice, one would be dropped in silence.",
      wrong: """
        scene: 1
        screen: scroll-view
        title: One
        title: Two

        """,
      right: """
        scene: 1
        screen: scroll-view
        title: One

        """),
    ProblemPage(
      "wrong-value",
      """
      The value is not of the key's type. Durations carry their unit, lengths are points \
      and have none.
      """,
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [{hold: 500}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{hold: 500ms}]

        """),
    ProblemPage(
      "out-of-range",
      "The number is not within what the key can mean.",
      wrong: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.gif, fps: 60}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.gif, fps: 30}]

        """),
    ProblemPage(
      "unknown-name",
      "Nothing is called so: a device, a screen, a variant, a step, a word.",
      wrong: """
        scene: 1
        screen: scroll-view
        device: iphone-xx

        """,
      right: """
        scene: 1
        screen: scroll-view
        device: iphone-x

        """),
    ProblemPage(
      "tab-indentation",
      "YAML is indented with spaces only.",
      wrong: """
        scene: 1
        screen: scroll-view
        outputs:
        \t- {file: a.png, time: end}

        """,
      right: """
        scene: 1
        screen: scroll-view
        outputs:
          - {file: a.png, time: end}

        """),
    ProblemPage(
      "unterminated-quote",
      "A quote is opened and never closed.",
      wrong: """
        scene: 1
        screen: scroll-view
        title: "Pulled

        """,
      right: """
        scene: 1
        screen: scroll-view
        title: "Pulled"

        """),
    ProblemPage(
      "unclosed-bracket",
      "A bracket is opened and not closed before the next key begins.",
      wrong: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.png, time: end}
        title: Pulled

        """,
      right: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.png, time: end}]
        title: Pulled

        """),
    ProblemPage(
      "missing-comma",
      "Two things in brackets have no comma between them.",
      wrong: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.png time: end}]

        """,
      right: """
        scene: 1
        screen: scroll-view
        outputs: [{file: a.png, time: end}]

        """),
    ProblemPage(
      "missing-colon",
      "A key has no colon behind it.",
      wrong: """
        scene: 1
        screen: scroll-view
        timeline: [hold 2s]

        """,
      right: """
        scene: 1
        screen: scroll-view
        timeline: [{hold: 2s}]

        """),
    ProblemPage(
      "misplaced-colon",
      "A colon and a space begin a mapping where none can be.",
      wrong: """
        scene: 1
        screen: scroll-view
        title: Pulled: twice

        """,
      right: """
        scene: 1
        screen: scroll-view
        title: "Pulled: twice"

        """),
    ProblemPage(
      "reserved-character",
      "YAML keeps some characters for itself; a value that begins with one is quoted.",
      wrong: """
        scene: 1
        screen: scroll-view
        title: @home

        """,
      right: """
        scene: 1
        screen: scroll-view
        title: "@home"

        """),
    ProblemPage(
      "indentation",
      "A line is indented as nothing above it is.",
      wrong: """
        scene: 1
        screen: scroll-view
        outputs:
            - {file: a.png, time: end}
          - {file: b.png, time: end}

        """,
      right: """
        scene: 1
        screen: scroll-view
        outputs:
          - {file: a.png, time: end}
          - {file: b.png, time: end}

        """),
    ProblemPage(
      "syntax",
      "The text is no YAML, for a reason that is none of the others.",
      wrong: """
        scene: 1
        screen: scroll-view
        title: "a\\q"

        """,
      right: """
        scene: 1
        screen: scroll-view
        title: "a"

        """),
    ProblemPage(
      "unsupported-yaml",
      """
      Scenes do without anchors, aliases, tags, merge keys and second documents: what is \
      written is what is meant.
      """,
      wrong: """
        scene: 1
        screen: scroll-view
        title: &name Pulled

        """,
      right: """
        scene: 1
        screen: scroll-view
        title: Pulled

        """),
    ProblemPage(
      "forbidden-character",
      "A control character stands in the file, where nobody sees it.",
      wrong: """
        scene: 1
        screen: scroll-view
        title: a\u{7}b

        """,
      right: """
        scene: 1
        screen: scroll-view
        title: ab

        """),
  ]
}
