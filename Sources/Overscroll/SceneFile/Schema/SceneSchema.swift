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
  static let sides = ["top", "left", "bottom", "right"]

  /// Returns the top-level keys of a scene file.
  ///
  /// - Parameter screens: The screens that scenes can name.
  package static func root(_ screens: [ScreenOutline]) -> [SceneKey] {
    [
      SceneKey(
        "scene", .version, "The version of the format: 1. Must be the first key", isRequired: true),
      SceneKey("title", .texts, "A title for readers of the file, or one per language"),
    ] + conditions + [
      SceneKey(
        "screen", screen(screens),
        "The screen: its name, or a mapping with its name, variant, behavior and options"),
      SceneKey("app", .text, "A folder with the Swift sources of the app to show"),
      SceneKey(
        "sources", .list(.text, counts: nil),
        "Further folders with sources of the app, in addition to its Xcode project"
      ),
      SceneKey(
        "exclude", .list(.text, counts: nil), "Files and folders to exclude from the app"),
      SceneKey(
        "modules", .mapping([], isOpen: true),
        "The folders of imported modules that are not found next to the app"
      ),
      SceneKey(
        "holes", .word(SceneReader.holes),
        "The reaction to parts of the app that do not compile and are left out; warn by default"),
      SceneKey("timeline", timeline, "The steps of the script, such as gestures and waits"),
      SceneKey(
        "compare", compare(screens), "Screens side by side with a common clock, in every output"),
      SceneKey("outputs", .list(.mapping(output), counts: nil), "The files to render"),
      SceneKey(
        "include", .either([.text, .list(.text, counts: nil)]),
        "Other scene files, whose keys apply where this file does not set them"),
      SceneKey(
        "variants", .mapping(variants),
        "Values to combine: one scene per combination. {theme} in a file name is its value"),
    ]
  }

  // MARK: - Variants

  private static let variants =
    (conditions.filter { SceneReader.variantKeys.contains($0.name) } + [
      SceneKey("variant", .text, "The screen's variants"),
      SceneKey("behavior", behavior, "The screen's behaviors"),
      SceneKey("include", .text, "Scene files, of which each combination includes one"),
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
          SceneKey("variant", .text, "One of the screen's variants; the first by default"),
          SceneKey(
            "behavior", behavior,
            "faithful keeps the quirks of a published effect, corrected fixes them"),
          SceneKey("controller", .text, "For an app: the class of a view controller"),
          SceneKey("storyboard", .text, "For an app: the name of a storyboard"),
          SceneKey("identifier", .text, "The storyboard identifier of a view controller"),
        ], isOpen: true),
    ])
  }

  private static func compare(_ screens: [ScreenOutline]) -> SceneShape {
    let panels = SceneShape.list(
      .mapping(
        [
          SceneKey("screen", screen(screens), "The panel's screen; that of the scene by default"),
          SceneKey("device", device, "The panel's device; that of the scene by default"),
        ] + settings + [
          SceneKey("timeline", timeline, "The panel's script; that of the scene by default"),
          SceneKey("caption", caption(isPanels: true), "The text at the panel"),
        ]), counts: 1...SceneReader.panelLimit)
    return .either([
      panels,
      .mapping([
        SceneKey("panels", panels, "The panels", isRequired: true),
        SceneKey(
          "align", .word(FigureTiming.allCases.map(\.rawValue)),
          "How scripts of different lengths are aligned"),
      ]),
    ])
  }

  /// The values of a caption. The text of a figure's caption is the scene's title by default.
  private static func caption(isPanels: Bool) -> SceneShape {
    .either([
      .texts,
      .mapping([
        SceneKey(
          "text", .texts,
          isPanels ? "The text, or one per language" : "The text; the scene's title by default",
          isRequired: isPanels),
        SceneKey(
          "at", .word(FigureCaption.Place.allCases.map(\.rawValue)),
          "The side of the device; below by default"),
        SceneKey(
          "size", .number(SceneReader.captionSizes),
          "The size of the font, in points of the figure; 17 by default"),
        SceneKey(
          "weight", .word(FigureCaption.Weight.allCases.map(\.rawValue)),
          "The weight of the font; medium by default"),
        SceneKey("color", .color, "The colour of the text; legible on the background by default"),
      ]),
    ])
  }

  // MARK: - Timeline

  private static let over = SceneKey("over", .duration, "The duration", isRequired: true)
  private static let ease = SceneKey(
    "ease", .word(FingerPath.Easing.allCases.map(\.rawValue)),
    "linear, or smooth: starts and ends at rest")
  private static let target = SceneKey(
    "target", .text, "The accessibilityIdentifier of a view")
  private static let at = SceneKey("at", point, "The position, in points of the screen")

  private static let segment = SceneShape.mapping([
    SceneKey("to", point, "The position to move the finger to"),
    SceneKey("over", .duration, "The duration"), ease,
    SceneKey("hold", .duration, "How long the finger stays"),
  ])

  private static let direction = SceneShape.word(Timeline.Direction.allCases.map(\.rawValue))

  /// The steps with a value.
  static let steps: [SceneKey] = [
    SceneKey("hold", .duration, "Waits; a finger that is down stays down"),
    SceneKey(
      "drag",
      .mapping([
        SceneKey("by", way, "Points; positive values pull the content down", isRequired: true),
        over,
        ease,
        target,
      ]), "Moves the finger and keeps it down"),
    SceneKey(
      "overscroll",
      .mapping([
        SceneKey("by", coordinate, "Points past the end", isRequired: true), over, ease, target,
      ]), "Drags the content past its edge by a number of points"),
    SceneKey(
      "fling",
      .mapping([SceneKey("by", way, "Points", isRequired: true), over, target]),
      "Drags the content and lifts the finger"),
    SceneKey(
      "scroll-to",
      .mapping([
        SceneKey("x", coordinate, "Points"), SceneKey("y", coordinate, "Points"),
        SceneKey("animated", .flag, "true by default"), target,
      ]), "Calls setContentOffset(_:animated:)"),
    SceneKey(
      "set-offset",
      .mapping([SceneKey("x", coordinate, "Points"), SceneKey("y", coordinate, "Points"), target]),
      "Sets contentOffset at once"),
    SceneKey(
      "touch",
      .mapping([
        SceneKey("at", point, "The position of the touch", isRequired: true),
        SceneKey("path", .list(segment, counts: nil), "The path of the finger", isRequired: true),
        SceneKey(
          "second",
          .mapping([
            SceneKey("at", point, "The position of the touch", isRequired: true),
            SceneKey("path", .list(segment, counts: nil), "The path of the finger"),
          ]), "A second finger"),
        SceneKey("up", .flag, "Whether the finger lifts at the end"), target,
      ]), "Moves a finger along a path"),
    SceneKey("at", .duration, "Waits until this time"),
    SceneKey(
      "tap",
      .either([
        point, .mapping([at, SceneKey("count", .number(1...10), "The number of taps"), target]),
      ]), "Taps with one finger"),
    SceneKey("double-tap", .either([point, .mapping([at, target])]), "Taps twice"),
    SceneKey(
      "long-press",
      .either([
        point,
        .mapping([at, SceneKey("for", .duration, "The duration; 0.8s by default"), target]),
      ]),
      "Presses and holds"),
    SceneKey(
      "swipe",
      .either([
        direction,
        .mapping([
          SceneKey("direction", direction, "The direction", isRequired: true), at,
          SceneKey("by", coordinate, "Points; 150 by default"),
          SceneKey("over", .duration, "The duration; 0.1s by default"), target,
        ]),
      ]), "Swipes with one finger"),
    SceneKey(
      "pinch",
      .mapping([
        SceneKey("scale", coordinate, "The final scale of the gesture", isRequired: true), at,
        SceneKey("over", .duration, "The duration; 0.5s by default"), target,
      ]), "Moves two fingers apart or together"),
    SceneKey(
      "rotate", .word(Timeline.Orientation.allCases.map(\.rawValue)), "Rotates the device"),
    SceneKey(
      "type",
      .either([
        .text,
        .mapping([
          SceneKey("text", .text, "The text to type", isRequired: true),
          SceneKey("over", .duration, "The duration; 0.1s per character by default"),
        ]),
      ]), "Types into the first responder"),
  ]

  /// The steps without a value.
  static let bareSteps = [
    SceneKey("release", .text, "Lifts the finger; its velocity determines the deceleration"),
    SceneKey("settle", .text, "Waits until no animation or scrolling is in progress"),
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
        "A colour, or the colours of a gradient from top to bottom"),
      SceneKey("padding", edges, "Points around the panels; 24 by default"),
      SceneKey("spacing", length, "Points between panels"),
      SceneKey("columns", .wholeNumber(1...SceneReader.panelLimit), "Panels per row"),
      SceneKey("zoom", .number(0.1...4), "Points of the figure per point of the screen"),
      SceneKey(
        "size",
        .either([.word([SceneReader.storeSize]), .list(.number(1...4096), counts: 2...2)]),
        "The size of the figure in points, or app-store: in pixels that of the device's screenshots"
      ),
      SceneKey(
        "align", .word(FigureStyle.Alignment.allCases.map(\.rawValue)),
        "Which part of a cropped device is visible"),
      SceneKey("crop", edges, "Points to cut off each device"),
      SceneKey("fade", edges, "The length of the fade at each edge of a device, in points"),
      SceneKey("shadow", .flag, "Whether the device has a shadow"),
      SceneKey(
        "caption", caption(isPanels: false),
        "The text above or below the devices, or one per language"),
    ]),
  ])

  /// A moment. The first key of the mapping determines its further keys.
  private static let moment = SceneShape.either([
    .word(["start", "end"]), .duration,
    .mapping(
      [
        SceneKey("time", .either([.word(["end"]), .duration]), "The time since the start"),
        SceneKey(
          "offset", coordinate,
          "When a scroll view (in) reaches this offset, for the pass-th time"),
        SceneKey("event", .text, "When a delegate method is called, for the pass-th time"),
        SceneKey("when", .text, "When a column of the trace goes below, above or to a value"),
      ], isOpen: true),
  ])

  private static let overlay = SceneShape.either([
    .word(SceneReader.overlayWords),
    .mapping([
      SceneKey("value", .text, "A column of the trace, as a number"),
      SceneKey("plot", .text, "A column of the trace, as a growing curve"),
    ]),
  ])

  private static let note = SceneShape.mapping([
    SceneKey("text", .text, "The text"),
    SceneKey("at", point, "The position of the text, in points of the screen"),
    SceneKey(
      "arrow", .list(point, counts: 2...2), "The start and the end, in points of the screen"),
    SceneKey("box", .list(coordinate, counts: 4...4), "Left, top, width and height"),
    SceneKey("color", .color, "The colour of text, arrow and box"),
    SceneKey("panel", .wholeNumber(1...SceneReader.panelLimit), "The number of the panel"),
  ])

  private static let plot = SceneShape.either([
    .text,
    .mapping([
      SceneKey(
        "columns", .either([.text, .list(.text, counts: 1...SceneReader.columnLimit)]),
        "Columns of the trace", isRequired: true),
      SceneKey("over", .word(["time", "offset"]), "The horizontal axis"),
      SceneKey("in", .text, "The scroll view whose offset is the horizontal axis"),
      SceneKey("size", .list(.number(100...4096), counts: 2...2), "Width and height in points"),
      SceneKey("title", .text, "The title above the plot"),
    ]),
  ])

  private static let diagram = SceneShape.either([
    .word(["true"]),
    .mapping([
      SceneKey("views", .list(.text, counts: nil), "The views to draw; all by default"),
      SceneKey("names", .flag, "Whether names are shown"),
      SceneKey("constraints", .flag, "Whether constraints are shown"),
      SceneKey("pinned", .text, "The constraint to draw in red"),
      SceneKey("turn", .number(-70...70), "Rotation to the side, in degrees"),
      SceneKey("tilt", .number(-60...60), "Rotation backwards, in degrees"),
      SceneKey("spacing", .number(1...1000), "Points between layers"),
    ]),
  ])

  static let output: [SceneKey] = [
    SceneKey(
      "file", .text, "A path inside the output directory; its extension determines the format",
      isRequired: true),
    SceneKey("fps", .wholeNumber(1...50), "Frames per second; 30 by default"),
    SceneKey(
      "speed", .number(PlaybackSpeed.range), "The playback speed; 1 by default"),
    SceneKey(
      "scale", .number(SceneOutput.scales), "Pixels per point; the device's scale by default"),
    SceneKey("width", .wholeNumber(SceneOutput.widths), "The width in pixels, instead of a scale"),
    SceneKey(
      "loop", .either([.word(["forever", "once"]), .wholeNumber(1...65_535)]),
      "How many times a GIF plays"),
    SceneKey(
      "max-size", .byteCount,
      "For a GIF: the largest file size. To meet it, colours, frames and scale are reduced"),
    SceneKey("time", .either([.word(["end"]), .duration]), "For a PNG: the time of the picture"),
    SceneKey(
      "at", .either([moment, .list(moment, counts: 1...SceneReader.momentLimit)]),
      "For a PNG or a text: the moment; a list of moments makes a filmstrip"),
    SceneKey("frame", frame, "The frame around the screen"),
    SceneKey(
      "touches",
      .either([.flag, .mapping([SceneKey("trail", .flag, "Whether touches leave a trail")])]),
      "Whether touches are shown"),
    SceneKey(
      "show", .list(overlay, counts: 0...SceneReader.overlayLimit),
      "Overlays on the running screen"),
    SceneKey(
      "notes", .list(note, counts: 0...SceneReader.overlayLimit), "Arrows, boxes and texts"),
    SceneKey("diagram", diagram, "For a PNG: an exploded diagram of the views"),
    SceneKey("plot", plot, "For a PNG or an SVG: columns of the trace as curves"),
    SceneKey(
      "text", .word(ScreenText.allCases.map(\.rawValue)),
      "For a text: which description of the screen"),
    SceneKey(
      "alt", .texts,
      "The alternative text, for readers who do not see the picture, or one per language"),
  ]
}
