package import HeadlessUIKit
import ScrollEffects
package import Typography

/// Variations of a scene for interactive previews.
extension SceneDescription {
  /// The names of the text sizes in scene files, from small to large.
  package static var textSizeNames: [String] { SceneReader.textSizes }

  /// Returns the scene with another variant of its screen.
  ///
  /// - Parameter variants: The variants of the screen. A variant with the name of a behavior also
  ///   selects that behavior, so that the scene does not contradict itself.
  package func showing(variant: String, of variants: [String]) -> SceneDescription {
    var scene = self
    scene.screen.variant = variant
    if variants.contains(Behavior.corrected.rawValue) {
      scene.screen.behavior = variant == Behavior.corrected.rawValue ? .corrected : .faithful
    }
    return scene
  }

  /// Returns the scene with another script.
  package func playing(_ timeline: Timeline) -> SceneDescription {
    var scene = self
    scene.timeline = timeline
    return scene
  }

  /// Returns the text of the scene file with other values. Nil keeps the written value. Comments
  /// are kept, except those in the timeline. The scene must be unchanged since it was read.
  package func text(
    timeline: Timeline, device: Device?, style: UIUserInterfaceStyle?,
    textSize: ContentSizeCategory?, variant: String?
  ) -> String {
    var lines = SceneLines(source)
    if let variant { lines.setVariant(variant, of: screen, hasVariant: screen.variant != nil) }
    if let device { lines.set("device", "device: \(device.identifier)") }
    if let style {
      let key = lines.has("theme") ? "theme" : "style"
      lines.set(key, "\(key): \(style == .dark ? "dark" : "light")")
    }
    if let textSize {
      lines.set("text-size", "text-size: \(Self.textSizeNames[textSize.rawValue])")
    }
    let steps = timeline.text.split(separator: "\n")
    lines.set(
      "timeline",
      timeline.steps.isEmpty
        ? "timeline: []" : "timeline:\n" + steps.map { "  \($0)" }.joined(separator: "\n"))
    return lines.text
  }
}
