import Foundation
import Typography

/// The properties of a font, updated one attribute at a time.
struct DescribedFont {
  var design: UIFontDescriptor.Design
  var weight: FontWeight
  var isItalic: Bool
  var size: CGFloat
  var style: TextStyle?
  var matrix: CGAffineTransform

  init(_ descriptor: UIFontDescriptor) {
    design = descriptor.design
    weight = descriptor.weight
    isItalic = descriptor.isItalic
    size = descriptor.pointSize
    style = descriptor.textStyle
    matrix = descriptor.matrix
  }

  /// The attributes that identify the font. Later ones override earlier ones.
  static let names: [UIFontDescriptor.AttributeName] = [
    .textStyle, .size, .family, .name, .face, .traits, .matrix,
  ]

  /// Applies an attribute's value; values of unexpected types are ignored.
  mutating func apply(_ value: Any, for name: UIFontDescriptor.AttributeName) {
    switch name {
    case .name:
      guard let name = value as? String else { return }
      design = .named(name)
      guard let named = NamedFont(name) else { return }
      if named.isSystem { design = .system }
      (weight, isItalic) = (named.weight, named.isItalic)
    case .family:
      guard let family = value as? String else { return }
      design = family == Self.systemFamily ? .system : .named(family)
    case .face:
      guard let words = value as? String else { return }
      let named = NamedFont(style: words)
      (weight, isItalic) = (named.weight, named.isItalic)
    case .size: number(value).map { size = $0 }
    case .textStyle: (value as? TextStyle).map { style = $0 }
    case .matrix: (value as? CGAffineTransform).map { matrix = $0 }
    case .traits: apply(traits: value)
    default: break
    }
  }

  static let systemFamily = ".AppleSystemUIFont"

  mutating func apply(_ bits: UInt32, for kind: UIFontDescriptor.SymbolicTraits.Type) {
    let traits = UIFontDescriptor.SymbolicTraits(rawValue: bits)
    weight = traits.contains(.traitBold) ? .bold : .regular
    isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitMonoSpace), design == .system { design = .form(.monospaced) }
  }

  private mutating func apply(traits value: Any) {
    guard let traits = value as? [UIFontDescriptor.TraitKey: Any] else { return }
    switch traits[.symbolic] {
    case let bits as UInt32: apply(bits, for: UIFontDescriptor.SymbolicTraits.self)
    case let traits as UIFontDescriptor.SymbolicTraits:
      apply(traits.rawValue, for: UIFontDescriptor.SymbolicTraits.self)
    default: break
    }
    if let slant = traits[.slant].flatMap(number) { isItalic = slant > 0 }
    if let own = traits[.weight] as? UIFont.Weight {
      weight = FontWeight(own)
    } else if let place = traits[.weight].flatMap(number) {
      weight = FontWeight(uiKit: place)
    }
  }

  private func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

extension FontWeight {
  /// Creates the weight closest to a UIKit weight; values from 100 are OpenType weight classes.
  init(uiKit place: CGFloat) {
    if place >= 100 {
      self.init(weightClass: Int(min(place, 1000)))
    } else {
      self.init(UIFont.Weight(place))
    }
  }

  /// Returns the style suffix of a PostScript name.
  func styleName(isItalic: Bool) -> String {
    guard isItalic else { return appleName }
    return self == .regular ? "Italic" : appleName + "Italic"
  }
}
