/// What reads bytes of strangers, and what must hold for whatever bytes: it ends, it does not trap, and
/// what was read can be written and read again.
///
/// Two drive it: `FuzzTests` with a few mutations of each seed, and libFuzzer (`make fuzz`), which looks for
/// bytes that reach new code.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case png, jpeg, gif, font, scene, storyboard, trace, golden

  /// Which property does not hold for these bytes; nil if all do.
  @MainActor
  package func complaint(about bytes: [UInt8]) -> String? {
    switch self {
    case .png: PictureProperty.png(bytes)
    case .jpeg: PictureProperty.jpeg(bytes)
    case .gif: PictureProperty.gif(bytes)
    case .font: FontProperty.complaint(bytes)
    case .scene: SceneProperty.complaint(bytes)
    case .storyboard: StoryboardProperty.complaint(bytes)
    case .trace: GoldenProperty.trace(bytes)
    case .golden: GoldenProperty.golden(bytes)
    }
  }
}
