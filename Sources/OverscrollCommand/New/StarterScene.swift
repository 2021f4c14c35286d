import Overscroll

/// A template of a scene that renders unchanged and explains possible changes in comments.
struct StarterScene {
  private let screen: ScreenOutline

  init(_ screen: ScreenOutline) { self.screen = screen }

  var text: String {
    """
    # yaml-language-server: $schema=scene.schema.json  (overscroll schema > scene.schema.json)
    scene: 1
    \(screen.summary.map { "# \($0).\n" } ?? "")device: iphone-16            # overscroll list devices
    # theme: dark
    # text-size: extra-large
    screen:
      name: \(screen.name)
    \(variants)\(behavior)\(options)
    # What a finger does; overscroll list steps.
    timeline:
      - hold: 0.5s
      - overscroll: {by: 120, over: 0.6s, ease: smooth}   # pulls the content down
      - release
      - settle
      - fling: {by: -300, over: 0.15s}                    # sends it up
      - settle
      - hold: 0.5s

    outputs:
      - file: \(screen.name).gif
        fps: 20
        scale: 1
    \(Self.frame)
      # - {file: \(screen.name).png, time: 1.1s}        # the screen alone
      # - {file: \(screen.name).html}                  # a page whose reader scrolls
      # - {file: \(screen.name).mp4, fps: 30, scale: 2, frame: dark, touches: true}

    """
  }

  /// The lines of an output that draw a phone and a finger.
  static let frame = """
        touches: true            # the finger; leave it out for none
        frame: {body: dark, background: "#fdfdfb", zoom: 0.7}   # the phone; leave it out for the screen alone
    """

  private var variants: String {
    guard let first = screen.variants.first else { return "" }
    return "  variant: \(first)\(comment(screen.variants.joined(separator: ", "), after: first))\n"
  }

  /// Without this key, a screen with quirks would cause a warning at the first run.
  private var behavior: String {
    guard screen.hasBehaviors, !screen.variants.contains("corrected") else { return "" }
    return screen.variants.isEmpty
      ? "  behavior: corrected   # faithful: with the quirks of the published code\n"
      : "  # behavior: corrected   # without the quirks of the published code\n"
  }

  private func comment(_ words: String, after text: String) -> String {
    String(repeating: " ", count: max(1, 18 - text.count)) + "# " + words
  }

  private var options: String {
    screen.options.map { option in
      // A generated picture needs no file, so the first run succeeds.
      option.name == "image" || option.name.hasSuffix("-image")
        ? "  \(option.name): \"\(Self.picture)\"   # or the name of a picture next to the scene\n"
        : "  # \(option.name): …   # \(option.shape.words)\n"
    }.joined()
  }

  private static let picture = "landscape(dawn)"
}
