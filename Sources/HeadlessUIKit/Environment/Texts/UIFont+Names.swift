public import Foundation
import Typography

extension UIFont {
  /// Creates a font from a PostScript name such as "AvenirNext-DemiBold".
  ///
  /// The name is one of the app's own or registered fonts, or one of iOS's fonts. Nil for other
  /// names.
  ///
  /// - Note: Partly: fonts of iOS are replaced with the system font in the weight and slant of the
  ///   name, which is reported as a problem of the screen.
  /// - Parameter size: The size in points; 0 means 12, as in UIKit.
  @preconcurrency @MainActor
  public convenience init?(name: String, size: CGFloat) {
    let environment = ScreenEnvironment.current
    let own = environment.assets.fontFace(named: name)
    if let face = own ?? environment.text.face(named: name) {
      self.init(face: face, size: size == 0 ? Self.standardSize : size)
      return
    }
    guard let named = NamedFont(name) else {
      ScreenEnvironment.current.problems.report(FontProblem.unknownName(name))
      return nil
    }
    if !named.isSystem {
      ScreenEnvironment.current.problems.report(FontProblem.substituted(name))
    }
    let size = size == 0 ? Self.standardSize : size
    self.init(
      descriptor: UIFontDescriptor(
        design: .system, weight: named.weight, isItalic: named.isItalic, pointSize: size,
        textStyle: nil),
      size: size)
  }

  /// The size of a font created without one, in points.
  static let standardSize: CGFloat = 12

  /// The families of the app's own and registered fonts, in alphabetical order.
  ///
  /// - Note: Partly: the families of iOS are missing, since their fonts are not available.
  @preconcurrency @MainActor
  public class var familyNames: [String] {
    Set(ScreenEnvironment.current.ownFaces.map(\.familyName)).sorted()
  }

  /// Returns the PostScript names of a family's fonts, in alphabetical order.
  ///
  /// - Note: Partly: fonts of iOS are missing, since they are not available.
  @preconcurrency @MainActor
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let faces = ScreenEnvironment.current.ownFaces.filter { $0.familyName == familyName }
    return Set(faces.map { $0.postScriptName ?? $0.name }).sorted()
  }

  /// The name of the font's family; for the system font the name that it has on iOS.
  public var familyName: String {
    switch fontDescriptor.design {
    case .system, .form: DescribedFont.systemFamily
    case .face(let face): face.familyName
    case .named(let name): String(name.prefix { $0 != "-" })
    }
  }
}

extension FontFace {
  fileprivate var familyName: String { family ?? name }
}

extension ScreenEnvironment {
  /// The fonts bundled with the app and those it has registered.
  fileprivate var ownFaces: [FontFace] { assets.fontFaces + text.registeredFonts.faces }

  /// Returns the descriptor with its font name resolved to a face.
  ///
  /// A missing font is reported as a problem of the screen and the descriptor stays unresolved,
  /// which selects the system font.
  func resolved(_ descriptor: UIFontDescriptor) -> UIFontDescriptor {
    switch descriptor.design {
    case .system, .face: return descriptor
    case .form(let form):
      problems.report(FontProblem.substituted(form.rawValue))
      return descriptor
    case .named(let name):
      guard let face = face(named: name, like: descriptor) else {
        problems.report(FontProblem.substituted(name))
        return descriptor
      }
      return UIFontDescriptor(
        design: .face(face), weight: face.weight, isItalic: face.isItalic,
        pointSize: descriptor.pointSize, textStyle: descriptor.textStyle, matrix: descriptor.matrix,
        kept: descriptor.kept)
    }
  }

  /// Returns the face with a PostScript name, or the family's face closest in slant and weight.
  private func face(named name: String, like descriptor: UIFontDescriptor) -> FontFace? {
    let own = ownFaces
    if let exact = own.first(where: { $0.postScriptName == name }) { return exact }
    func distance(_ face: FontFace) -> Int {
      abs(face.weight.rawValue - descriptor.weight.rawValue)
        + (face.isItalic == descriptor.isItalic ? 0 : 1000)
    }
    return own.filter { $0.familyName == name }.min { distance($0) < distance($1) }
      ?? assets.fontFace(named: name) ?? text.face(named: name)
  }
}
