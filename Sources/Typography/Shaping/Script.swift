/// A writing system by its ISO 15924 code, as in HarfBuzz and OpenType.
struct Script: Hashable, Sendable {
  /// The four letters of the code, with the first in the highest byte.
  let tag: UInt32

  init(_ code: StaticString) {
    precondition(code.utf8CodeUnitCount == 4, "\(code) is not a code of four letters")
    tag = code.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  init(of scalar: Unicode.Scalar) { tag = ctext_script(scalar.value) }

  /// Returns the script whose fonts contain a character. For characters that several scripts share,
  /// it is the script of their block.
  static func forFonts(of scalar: Unicode.Scalar) -> Script {
    let script = Script(of: scalar)
    guard script.isInherited else { return script }
    return switch scalar.value {
    case 0x0600...0x06FF: Script("Arab")
    case 0x0964, 0x0965: Script("Deva")
    case 0x3000...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: Script("Hani")
    default: script
    }
  }

  static let common = Script("Zyyy")
  static let latin = Script("Latn")

  /// Whether the script is that of the neighbours, as for punctuation, digits and marks.
  var isInherited: Bool { Self.inherited.contains(self) }

  /// Whether letters join, so that letter spacing would separate them.
  var isCursive: Bool { Self.cursive.contains(self) }

  /// The scripts Common, Inherited and Unknown.
  private static let inherited: [Script] = [common, Script("Zinh"), Script("Zzzz")]

  /// The scripts Arabic, Syriac, Mongolian, N'Ko, Mandaic, Phags-pa, Adlam and Hanifi Rohingya.
  private static let cursive: [Script] = [
    Script("Arab"), Script("Syrc"), Script("Mong"), Script("Nkoo"), Script("Mand"), Script("Phag"),
    Script("Adlm"), Script("Rohg"),
  ]
}

// MARK: - CText

@_extern(c, "ctext_script")
private func ctext_script(_ scalar: UInt32) -> UInt32
