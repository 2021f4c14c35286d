extension FontWeight {
  /// The name of the weight in Apple's fonts.
  package var appleName: String {
    switch self {
    case .ultraLight: "Ultralight"
    case .thin: "Thin"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    }
  }

  /// The name of the weight class in OpenType, as in the file names of Inter and Noto.
  var openTypeName: String {
    switch self {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light, .regular, .medium, .bold, .black: appleName
    case .semibold: "SemiBold"
    case .heavy: "ExtraBold"
    }
  }
}
