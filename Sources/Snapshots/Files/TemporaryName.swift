/// The name of a file that is being written: `.NAME.overscroll-0123456789abcdef.tmp` in the folder
/// of its destination.
///
/// The digits are random. Other properties that distinguish writers on one machine, such as the
/// process number, can be equal in two containers that share a volume.
package struct TemporaryName {
  package let text: String

  /// Creates a new name for a file. The file's own name is shortened, because the added characters
  /// could exceed the limit of the file system.
  package init(for name: String) {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    var start = Substring(name).unicodeScalars
    while start.count > 40 || String(start).utf8.count > 120 { start.removeLast() }
    text = ".\(String(start)).overscroll-\(padding)\(digits).tmp"
  }

  /// Creates a name from a file name; nil if it does not have this form.
  package init?(_ name: String) {
    let ending = name.suffix(32)
    guard name.hasPrefix("."), ending.count == 32, ending.hasPrefix(".overscroll-"),
      ending.hasSuffix(".tmp"), ending.dropFirst(12).dropLast(4).allSatisfy(Self.isDigit)
    else { return nil }
    text = name
  }

  private static func isDigit(_ character: Character) -> Bool {
    "0123456789abcdef".contains(character)
  }
}
