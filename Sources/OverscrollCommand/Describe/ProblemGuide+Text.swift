extension ProblemGuide {
  /// The pages for errors in the text of a file, in its keys and in its values.
  static let text: [ProblemPage] = [
    ProblemPage(
      "empty",
      "A scene needs at least a version and a screen.",
      wrong: """
        # nothing yet

        """,
      right: """
        scene: 1
        screen: scroll-view

        """),
    ProblemPage(
      "missing-key",
      "A scene, a step or an output lacks a required key.",
      wrong: """
        scene: 1

        """,
      right: """
        scene: 1
        screen: scroll-view

        """),
    ProblemPage(
      "not-first",
      "The version must be the first key, so that the kind of file is known at once.",
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
      "The file has a version of the format that is not supported.",
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
      The key does not exist. Unknown keys are errors, because a misspelled key would \
      otherwise be ignored.
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
      "A key is set twice, and one of the values would be ignored.",
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
      The value does not have the type of the key. Durations need a unit; lengths are in \
      points and have none.
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
      "The number is outside the range of the key.",
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
      "No device, screen, variant, step or other word has this name.",
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
      "A quote is not closed.",
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
      "A bracket is not closed before the next key.",
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
      "Two items in brackets have no comma between them.",
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
      "A key has no colon after it.",
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
      "A colon followed by a space begins a mapping where none is allowed.",
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
      "YAML reserves some characters; quote a value that begins with one.",
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
      "The indentation of a line matches no line above it.",
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
      "The text is not valid YAML, for a reason without a code of its own.",
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
      Anchors, aliases, tags, merge keys and multiple documents are not allowed in a \
      scene.
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
      "The file contains an invisible control character.",
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
