/// A reader of untrusted bytes, with the properties that must hold for any input.
///
/// The reader must terminate and must not trap. Anything that was read must survive writing and
/// reading again.
///
/// `FuzzTests` runs a few mutations of each seed. libFuzzer (`make fuzz`) searches for inputs that
/// reach new code.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case png, jpeg, gif, font, scene, storyboard, trace, golden

  /// Returns a description of the property that these bytes break, or nil.
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
