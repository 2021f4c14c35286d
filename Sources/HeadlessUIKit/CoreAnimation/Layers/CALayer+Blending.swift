import Graphics

extension CALayer {
  /// The mode that `compositingFilter` names.
  final var blendMode: BlendMode {
    guard let compositingFilter else { return .normal }
    return (compositingFilter as? String).flatMap { Self.blendModes[$0] } ?? .normal
  }

  /// By the names of Core Image's filters without their prefix, and Core Animation's of light that is added.
  private static let blendModes: [String: BlendMode] = [
    "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
    "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
    "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight,
    "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference,
    "exclusionBlendMode": .exclusion, "hueBlendMode": .hue, "saturationBlendMode": .saturation,
    "colorBlendMode": .color, "luminosityBlendMode": .luminosity, "plusL": .plusLighter,
    "plusD": .plusDarker,
  ]
}
