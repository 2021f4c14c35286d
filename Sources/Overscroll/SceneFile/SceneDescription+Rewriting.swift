package import HeadlessUIKit
import ScrollEffects
package import Typography

/// The same scene, but for what somebody tries out while looking at it.
extension SceneDescription {
  /// What scene files call the text sizes, from small to large.
  package static var textSizeNames: [String] { SceneReader.textSizes }

  /// The scene with another variant of its screen.
  ///
  /// - Parameter variants: those that the screen has; one of them called like a behavior is that behavior,
  ///   so that the scene does not contradict itself.
  package func showing(variant: String, of variants: [String]) -> SceneDescription {
    var scene = self
    scene.screen.variant = variant
    if variants.contains(Behavior.corrected.rawValue) {
      scene.screen.behavior = variant == Behavior.corrected.rawValue ? .corrected : .faithful
    }
    return scene
  }

  /// The scene with another script.
  package func playing(_ timeline: Timeline) -> SceneDescription {
    var scene = self
    scene.timeline = timeline
    return scene
  }

  /// The scene file with other values; what is nil stays as it is written. Comments stay too, but for those in
  /// the timeline. For scenes as they were read.
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
