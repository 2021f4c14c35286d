import HeadlessUIKit
import ScrollEffects
import ScrollPhysics

/// The keys of scene files with their descriptions. A test compares this tree with the keys that
/// the reader accepts at each place.
package enum SceneSchema {
  private static let coordinate = SceneShape.number(SceneReader.coordinates)
  private static let point = SceneShape.list(coordinate, counts: 2...2)
  private static let way = SceneShape.either([coordinate, point])
  private static let length = SceneShape.number(SceneReader.figureLengths)
  private static let sides = ["top", "left", "bottom", "right"]

  /// Returns the top-level keys of a scene file.
  ///
  /// - Parameter screens: The screens that scenes can name.
  package static func root(_ screens: [ScreenOutline]) -> [SceneKey] {
    [
      SceneKey(
        "scene", .version, "The format's version, 1; the first key", isRequired: true),
      SceneKey("title", .text, "For people"),
    ] + conditions + [
      SceneKey(
        "screen", screen(screens),
        "What is shown: a screen's name, or a mapping with its variant, behavior and own options"),
      SceneKey("app", .text, "A folder with an app's Swift sources, of which a screen is shown"),
      SceneKey(
        "sources", .list(.text, counts: nil),
        "Folders whose files are the app's, too, beside what its Xcode project lists"
      ),
      SceneKey(
        "exclude", .list(.text, counts: nil), "Files and folders of the app's that are not"),
      SceneKey(
        "modules", .mapping([], isOpen: true),
        "Libraries that the app imports, where they are not found around it: a folder for each"
      ),
      SceneKey("timeline", timeline, "What the finger does, step by step"),
      SceneKey(
        "compare", compare(screens), "Screens side by side on one clock, in every output"),
      SceneKey("outputs", .list(.mapping(output), counts: nil), "The files to make"),
      SceneKey(
        "include", .either([.text, .list(.text, counts: nil)]),
        "Other scene files, whose keys count where this one has none of that name"),
      SceneKey(
        "variants", .mapping(variants),
        "A scene for each combination of these values; {theme} in a file's name is the value"),
    ]
  }

  // MARK: - Conditions

  private static let conditions =
    [
      SceneKey("device", device, "What the screen is shown on; iphone-x if nothing is given"),
      SceneKey(
        "display", .wholeNumber(DisplayRate.range),
        "How often the display ticks, a second; 60 if nothing is given"),
    ] + settings

  private static let settings = [
    SceneKey("theme", .word(SceneReader.themes), "Light or dark mode"),
    SceneKey("style", .word(SceneReader.themes), "The same as theme"),
    SceneKey(
      "text-size", .word(SceneReader.textSizes),
      "The user's preferred text size; large if not given"),
    SceneKey(
      "locale", .text,
      "The user's language and region: de, pt-BR; the app's own language if nothing is given"),
    SceneKey(
      "direction", .word(SceneReader.directions),
      "Where reading begins: ltr or rtl; that of the locale's language if nothing is given"),
    SceneKey(
      "orientation", .word(Timeline.Orientation.allCases.map(\.rawValue)),
      "How the device is held when the script begins; pictures are upright in it"),
    SceneKey(
      "status-bar", .mapping([SceneKey("time", .text, "What its clock shows", isRequired: true)]),
      "The bar at the top"),
  ]

  private static let device = SceneShape.either([
    .word((Device.presets + Device.presets.map(\.landscape)).map(\.identifier)),
    .mapping([
      SceneKey(
        "size",
        .list(
          .number(Double(Device.sides.lowerBound)...Double(Device.sides.upperBound)), counts: 2...2),
        "Width and height in points", isRequired: true),
      SceneKey(
        "scale", .number(Double(Device.scales.lowerBound)...Double(Device.scales.upperBound)),
        "Pixels per point", isRequired: true),
      SceneKey(
        "safe-area",
        .mapping(
          sides.map {
            SceneKey(
              $0, .number(0...Double(Device.sides.upperBound)), "Points that the system keeps")
          }),
        "What the system covers; 20 at the top if not given"),
    ]),
  ])

  private static let variants =
    (conditions.filter { SceneReader.variantKeys.contains($0.name) } + [
      SceneKey("variant", .text, "The screen's variants"),
      SceneKey("behavior", behavior, "The screen's behaviors"),
    ]).map { SceneKey($0.name, .list(.text, counts: nil), $0.words) }

  // MARK: - Screens

  private static let behavior = SceneShape.word(EffectBehavior.allCases.map(\.rawValue))

  private static func screen(_ screens: [ScreenOutline]) -> SceneShape {
    let names = SceneShape.word(screens.map(\.name))
    return .either([
      names,
      .mapping(
        [
          SceneKey("name", names, "The screen"),
          SceneKey("variant", .text, "One of the screen's variants; its first if not given"),
          SceneKey(
            "behavior", behavior, "faithful keeps a published effect's quirks, corrected does not"),
          SceneKey("controller", .text, "Of an app: a view controller's class"),
          SceneKey("storyboard", .text, "Of an app: a storyboard"),
          SceneKey("identifier", .text, "The controller in that storyboard"),
        ], isOpen: true),
    ])
  }

  private static func compare(_ screens: [ScreenOutline]) -> SceneShape {
    let panels = SceneShape.list(
      .mapping(
        [
          SceneKey("screen", screen(screens), "Another screen"),
          SceneKey("device", device, "Another device"),
        ] + settings + [
          SceneKey("timeline", timeline, "Another script"),
          SceneKey("caption", .text, "What stands under it"),
        ]), counts: 1...SceneReader.panelLimit)
    return .either([
      panels,
      .mapping([
        SceneKey("panels", panels, "The screens", isRequired: true),
        SceneKey(
          "align", .word(FigureTiming.allCases.map(\.rawValue)), "What shorter scripts wait for"),
      ]),
    ])
  }

  // MARK: - Timeline

  private static let over = SceneKey("over", .duration, "How long it takes", isRequired: true)
  private static let ease = SceneKey(
    "ease", .word(FingerPath.Easing.allCases.map(\.rawValue)),
    "linear, or smooth: starts and arrives at rest")
  private static let target = SceneKey(
    "target", .text, "A view by its accessibilityIdentifier")
  private static let at = SceneKey("at", point, "Where, in points of the screen")

  private static let segment = SceneShape.mapping([
    SceneKey("to", point, "Where the finger goes"),
    SceneKey("over", .duration, "How long it takes"), ease,
    SceneKey("hold", .duration, "How long it stays"),
  ])

  private static let direction = SceneShape.word(Timeline.Direction.allCases.map(\.rawValue))

  /// The steps with a value.
  static let steps: [SceneKey] = [
    SceneKey("hold", .duration, "Nothing happens; a finger that is down stays"),
    SceneKey(
      "drag",
      .mapping([
        SceneKey("by", way, "Points: positive pulls the content down", isRequired: true), over,
        ease,
        target,
      ]), "Moves the finger, and leaves it down"),
    SceneKey(
      "overscroll",
      .mapping([
        SceneKey("by", coordinate, "Points past the end", isRequired: true), over, ease, target,
      ]), "A drag that ends with the content so many points past its end"),
    SceneKey(
      "fling",
      .mapping([SceneKey("by", way, "Points", isRequired: true), over, target]),
      "A drag and a release"),
    SceneKey(
      "scroll-to",
      .mapping([
        SceneKey("x", coordinate, "Points"), SceneKey("y", coordinate, "Points"),
        SceneKey("animated", .flag, "true if not given"), target,
      ]), "setContentOffset(_:animated:)"),
    SceneKey(
      "set-offset",
      .mapping([SceneKey("x", coordinate, "Points"), SceneKey("y", coordinate, "Points"), target]),
      "contentOffset = …, at once"),
    SceneKey(
      "touch",
      .mapping([
        SceneKey("at", point, "Where the finger comes down", isRequired: true),
        SceneKey("path", .list(segment, counts: nil), "Where it goes", isRequired: true),
        SceneKey(
          "second",
          .mapping([
            SceneKey("at", point, "Where it comes down", isRequired: true),
            SceneKey("path", .list(segment, counts: nil), "Where it goes"),
          ]), "A second finger"),
        SceneKey("up", .flag, "Whether it leaves at the end"), target,
      ]), "A finger along a path"),
    SceneKey("at", .duration, "The next step starts at this time"),
    SceneKey(
      "tap",
      .either([
        point, .mapping([at, SceneKey("count", .number(1...10), "How many times"), target]),
      ]), "A finger comes down and leaves"),
    SceneKey("double-tap", .either([point, .mapping([at, target])]), "Two taps"),
    SceneKey(
      "long-press",
      .either([point, .mapping([at, SceneKey("for", .duration, "0.8s if not given"), target])]),
      "A finger that stays"),
    SceneKey(
      "swipe",
      .either([
        direction,
        .mapping([
          SceneKey("direction", direction, "Where to", isRequired: true), at,
          SceneKey("by", coordinate, "Points, 150 if not given"),
          SceneKey("over", .duration, "0.1s if not given"), target,
        ]),
      ]), "A finger that goes and leaves"),
    SceneKey(
      "pinch",
      .mapping([
        SceneKey("scale", coordinate, "What a recogniser says in the end", isRequired: true), at,
        SceneKey("over", .duration, "0.5s if not given"), target,
      ]), "Two fingers apart or together"),
    SceneKey(
      "rotate", .word(Timeline.Orientation.allCases.map(\.rawValue)), "Turns the device"),
    SceneKey(
      "type",
      .either([
        .text,
        .mapping([
          SceneKey("text", .text, "What is typed", isRequired: true),
          SceneKey("over", .duration, "0.1s a character if not given"),
        ]),
      ]), "Types into the field that is edited"),
  ]

  /// The steps without a value.
  static let bareSteps = [
    SceneKey("release", .text, "Lifts the finger; its velocity decides what follows"),
    SceneKey("settle", .text, "Waits until nothing moves"),
  ]

  /// All steps.
  package static var allSteps: [SceneKey] { steps + bareSteps }

  private static let timeline = SceneShape.list(
    .either([.word(bareSteps.map(\.name)), .mapping(steps + [target])]), counts: nil)

  // MARK: - Outputs

  private static let edges = SceneShape.either([
    length, .mapping(sides.map { SceneKey($0, length, "Points") }),
  ])
  private static let body = SceneShape.word(FigureStyle.Body.allCases.map(\.rawValue))

  private static let frame = SceneShape.either([
    body,
    .mapping([
      SceneKey("body", body, "The device around the screen; none for the screen alone"),
      SceneKey(
        "background", .either([.color, .list(.color, counts: nil)]),
        "A colour, or some from the top to the bottom"),
      SceneKey("padding", edges, "Points around everything; 24 if not given"),
      SceneKey("spacing", length, "Points between panels"),
      SceneKey("columns", .wholeNumber(1...SceneReader.panelLimit), "Panels in a row"),
      SceneKey("zoom", .number(0.1...4), "Points of the figure per point of the screen"),
      SceneKey("size", .list(.number(1...4096), counts: 2...2), "Of the whole figure, in points"),
      SceneKey(
        "align", .word(FigureStyle.Alignment.allCases.map(\.rawValue)),
        "What is seen of devices that are cut"),
      SceneKey("crop", edges, "Points cut off each device"),
      SceneKey("fade", edges, "How far a device fades towards its edges"),
      SceneKey("shadow", .flag, "Whether the device throws one"),
    ]),
  ])

  /// A moment. The first key of the mapping determines its further keys.
  private static let moment = SceneShape.either([
    .word(["start", "end"]), .duration,
    .mapping(
      [
        SceneKey("time", .either([.word(["end"]), .duration]), "Since the start"),
        SceneKey("offset", coordinate, "Where a scroll view (in) is, for the pass-th time"),
        SceneKey("event", .text, "A delegate's call, the pass-th time"),
        SceneKey("when", .text, "A column of the trace that is below, above or is a value"),
      ], isOpen: true),
  ])

  private static let overlay = SceneShape.either([
    .word(SceneReader.overlayWords),
    .mapping([
      SceneKey("value", .text, "A column of the trace, as a number"),
      SceneKey("plot", .text, "A column of the trace, as a curve that grows"),
    ]),
  ])

  private static let note = SceneShape.mapping([
    SceneKey("text", .text, "What it says"),
    SceneKey("at", point, "Where a text stands, in points of the screen"),
    SceneKey("arrow", .list(point, counts: 2...2), "From where to where"),
    SceneKey("box", .list(coordinate, counts: 4...4), "Left, top, width and height"),
    SceneKey("color", .color, "Of all of it"),
    SceneKey("panel", .wholeNumber(1...SceneReader.panelLimit), "Which of several screens"),
  ])

  private static let plot = SceneShape.either([
    .text,
    .mapping([
      SceneKey(
        "columns", .either([.text, .list(.text, counts: 1...SceneReader.columnLimit)]),
        "Of the trace", isRequired: true),
      SceneKey("over", .word(["time", "offset"]), "What goes to the right"),
      SceneKey("in", .text, "The scroll view whose offset it is"),
      SceneKey("size", .list(.number(100...4096), counts: 2...2), "Width and height in points"),
      SceneKey("title", .text, "What stands over it"),
    ]),
  ])

  private static let diagram = SceneShape.either([
    .word(["true"]),
    .mapping([
      SceneKey("views", .list(.text, counts: nil), "Those that are drawn; all if not given"),
      SceneKey("names", .flag, "Whether names are written"),
      SceneKey("constraints", .flag, "Whether constraints are drawn"),
      SceneKey("pinned", .text, "The constraint that is drawn in red"),
      SceneKey("turn", .number(-70...70), "Degrees to the side"),
      SceneKey("tilt", .number(-60...60), "Degrees back"),
      SceneKey("spacing", .number(1...1000), "Points between layers"),
    ]),
  ])

  static let output: [SceneKey] = [
    SceneKey(
      "file", .text, "A path below the output directory; its ending says what is written",
      isRequired: true),
    SceneKey("fps", .wholeNumber(1...50), "Frames a second; 30 if not given"),
    SceneKey(
      "speed", .number(PlaybackSpeed.range), "How much faster than the screen it goes by; 1"),
    SceneKey("scale", .number(SceneOutput.scales), "Pixels per point; the device's if not given"),
    SceneKey("width", .wholeNumber(SceneOutput.widths), "Pixels across, instead of a scale"),
    SceneKey(
      "loop", .either([.word(["forever", "once"]), .wholeNumber(1...65_535)]),
      "How often a GIF is shown"),
    SceneKey(
      "max-size", .byteCount,
      "Of a GIF: what its file must not exceed; given up are exact colours, then frames, then size"),
    SceneKey("time", .either([.word(["end"]), .duration]), "Of a PNG: when it is taken"),
    SceneKey(
      "at", .either([moment, .list(moment, counts: 1...SceneReader.momentLimit)]),
      "Of a PNG or a text: the moment it is of; a list makes a filmstrip"),
    SceneKey("frame", frame, "What is drawn around the screen"),
    SceneKey(
      "touches",
      .either([.flag, .mapping([SceneKey("trail", .flag, "Whether they leave one")])]),
      "Whether fingers are drawn"),
    SceneKey(
      "show", .list(overlay, counts: 0...SceneReader.overlayLimit),
      "What is drawn over the running screen"),
    SceneKey(
      "notes", .list(note, counts: 0...SceneReader.overlayLimit), "Arrows, boxes and texts"),
    SceneKey("diagram", diagram, "Of a PNG: the views drawn apart"),
    SceneKey("plot", plot, "Of a PNG or an SVG: columns of the trace as curves"),
    SceneKey(
      "text", .word(ScreenText.allCases.map(\.rawValue)), "Of a text: what is said of the screen"),
    SceneKey("alt", .text, "Of a page: what it shows, for those who do not see it"),
  ]
}
