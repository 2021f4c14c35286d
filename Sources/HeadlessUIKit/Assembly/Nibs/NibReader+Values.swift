package import Foundation
import PortableMath
import Typography

/// Decoding of colours, fonts, images, sizes and attributed texts.
extension NibReader {
  // MARK: Geometry

  /// Returns a rectangle, or nil if width or height is missing.
  func rect(_ key: String) -> CGRect? {
    guard let reader = reader("rect", key: key) ?? reader("frame", key: key) else { return nil }
    guard let width = reader.number("width"), let height = reader.number("height") else {
      return nil
    }
    let x = reader.number("x") ?? reader.number("minX") ?? 0
    let y = reader.number("y") ?? reader.number("minY") ?? 0
    return CGRect(x: x, y: y, width: width, height: height)
  }

  func size(_ key: String) -> CGSize? {
    guard let reader = reader("size", key: key), let width = reader.number("width"),
      let height = reader.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  func insets(_ key: String) -> UIEdgeInsets? {
    if let reader = reader("edgeInsets", key: key) {
      return UIEdgeInsets(
        top: reader.number("top") ?? 0, left: reader.number("left") ?? 0,
        bottom: reader.number("bottom") ?? 0, right: reader.number("right") ?? 0)
    }
    guard let reader = reader("inset", key: key) else { return nil }
    return UIEdgeInsets(
      top: reader.number("minY") ?? 0, left: reader.number("minX") ?? 0,
      bottom: reader.number("maxY") ?? 0, right: reader.number("maxX") ?? 0)
  }

  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let reader = reader("directionalEdgeInsets", key: key) else { return nil }
    return NSDirectionalEdgeInsets(
      top: reader.number("top") ?? 0, leading: reader.number("leading") ?? 0,
      bottom: reader.number("bottom") ?? 0, trailing: reader.number("trailing") ?? 0)
  }

  /// Returns the autoresizing mask of a view.
  func autoresizingMask() -> UIView.AutoresizingMask? {
    guard let reader = reader("autoresizingMask", key: "autoresizingMask") else { return nil }
    let names: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return names.reduce(into: []) { mask, entry in
      if reader.bool(entry.0) == true { mask.insert(entry.1) }
    }
  }

  // MARK: Colours

  /// Returns the colour with a key, or nil for none and for `<nil key="…"/>`.
  func color(_ key: String) -> UIColor? { reader("color", key: key)?.color() }

  /// Returns the colour that this element describes.
  func color() -> UIColor? {
    if let name = self["name"] { return namedColor(name) }
    ignore("cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor", "colorSpace")
    let alpha = number("alpha") ?? 1
    let system = element.attributes["systemColor"] ?? element.attributes["cocoaTouchSystemColor"]
    ignore("systemColor", "customColorSpace", "catalog")
    if let system, let color = NibOptions.systemColors[system] { return color }
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      if element.attributes["customColorSpace"] == "displayP3" {
        return UIColor(p3Red: red, green: green, blue: blue, alpha: alpha)
      }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let system {
      let kept = nib.document.root.first("resources")?.children
        .first { $0.name == "systemColor" && $0.attributes["name"] == system }?.first("color")
      if let kept { return NibReader(kept, of: nib).color() }
      reportValue(system, of: "systemColor")
    }
    return nil
  }

  /// Returns the app's colour with a name, else the copy in the file.
  private func namedColor(_ name: String) -> UIColor? {
    if let color = nib.environment.assets.color(named: name) { return color }
    let kept = nib.document.root.first("resources")?.children
      .first { $0.name == "namedColor" && $0.attributes["name"] == name }?.first("color")
    if let kept { return NibReader(kept, of: nib).color() }
    nib.report(.missingColor(name), at: element)
    return nil
  }

  // MARK: Images

  /// Returns the image that an attribute names. A missing image is reported, and nil is returned.
  func image(_ attribute: String) -> UIImage? {
    guard let name = self[attribute] else {
      return reader("imageReference", key: attribute).flatMap { $0.image("image") }
    }
    if self["catalog"] == "system" {
      nib.report(.symbol(name), at: element)
      return nil
    }
    guard let image = nib.environment.assets.image(named: name) else {
      nib.report(.missingImage(nib.environment.assets.message(forMissing: name)), at: element)
      return nil
    }
    return image
  }

  // MARK: Fonts

  /// Returns the font described by a child with the key `fontDescription` or another key.
  func font(_ key: String = "fontDescription") -> UIFont? {
    reader("fontDescription", key: key)?.describedFont()
  }

  private func describedFont() -> UIFont? {
    let size = number("pointSize")
    ignore("family", "pointSize", "adjustsFontForContentSizeCategory")
    if let style = self["style"] {
      if let known = NibOptions.textStyles[style] { return .preferredFont(forTextStyle: known) }
      reportValue(style, of: "style")
    }
    let points = size ?? UIFont.systemFontSize
    if let name = self["name"] {
      return UIFont(name: name, size: points) ?? .systemFont(ofSize: points)
    }
    let weight = option("weight", NibOptions.weights)
    return switch self["type"] {
    case "boldSystem": .boldSystemFont(ofSize: points)
    case "italicSystem": .italicSystemFont(ofSize: points)
    default: .systemFont(ofSize: points, weight: weight ?? .regular)
    }
  }

  // MARK: Run-time attributes

  /// Returns the value of a user-defined runtime attribute.
  func runtimeValue() -> RuntimeValue? {
    switch self["type"] {
    case "boolean": bool("value").map { .boolean($0) }
    case "number":
      (number("value") ?? reader("real", key: "value")?.number("value")
        ?? reader("integer", key: "value")?.number("value")).map { .number(Double($0)) }
    case "string", "localizedString": string("value").map { .string($0) }
    case "color": color("value").map { .color($0) }
    case "image": image("value").map { .image($0) }
    case "point":
      reader("point", key: "value").map {
        .point(CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0))
      }
    case "size": size("value").map { .size($0) }
    case "rect": rect("value").map { .rect($0) }
    case "range":
      reader("range", key: "value").map {
        .range(
          NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0))
      }
    case "nil": .null
    default: nil
    }
  }
}

extension UIColor {
  /// Creates a system colour from its name in files, such as `systemRedColor`; nil for unknown
  /// names.
  @MainActor
  package convenience init?(systemName: String) {
    guard let color = NibOptions.systemColors[systemName] else { return nil }
    self.init(dynamicProvider: { color.resolvedColor(with: $0) })
  }

  /// Creates a colour from Display P3 components, converted to sRGB.
  ///
  /// Both spaces share the transfer curve and differ in primaries
  /// (https://www.w3.org/TR/css-color-4/#color-conversion-code). Colours outside sRGB are clipped.
  package convenience init(p3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : CGFloat(Portable.pow(Double(value + 0.055) / 1.055, 2.4))
    }
    func curved(_ value: CGFloat) -> CGFloat {
      value <= 0.0031308
        ? value * 12.92 : 1.055 * CGFloat(Portable.pow(Double(value), 1 / 2.4)) - 0.055
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: curved(1.2249401 * r - 0.2249404 * g), green: curved(-0.0420569 * r + 1.0420571 * g),
      blue: curved(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha: alpha)
  }
}
