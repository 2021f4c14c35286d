/// A reader of untrusted bytes, with the properties that must hold for any input.
///
/// The reader must terminate and must not trap. Anything that was read must survive writing and
/// reading again.
///
/// `FuzzTests` runs a few mutations of each seed. libFuzzer (`make fuzz`) searches for inputs that
/// reach new code.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case png, jpeg, gif, font, scene, storyboard, trace, golden
  case catalogue, text, manifest, project, request

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
    case .catalogue: CatalogueProperty.complaint(bytes)
    case .text: TextProperty.complaint(bytes)
    case .manifest: ManifestProperty.complaint(bytes)
    case .project: ProjectProperty.complaint(bytes)
    case .request: RequestProperty.complaint(bytes)
    }
  }
}
