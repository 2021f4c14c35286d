import Graphics

extension CALayer {
  /// The blend mode named by `compositingFilter`; `normal` for nil and for unknown names.
  final var blendMode: BlendMode {
    guard let compositingFilter else { return .normal }
    return (compositingFilter as? String).flatMap { Self.blendModes[$0] } ?? .normal
  }

  /// The blend modes by the names of Core Image's filters without their prefix. `plusL` and `plusD`
  /// are Core Animation's names for additive modes.
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
