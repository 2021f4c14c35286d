/// The name of a file that is being written: `.NAME.overscroll-0123456789abcdef.tmp`, beside the place
/// of the file it will be.
///
/// The digits are random, because whatever else tells two writers apart on one machine, such as the
/// number of a process, is the same for two containers that share a volume.
package struct TemporaryName {
  package let text: String

  /// A new name for a file; the part of the file's own is cut, because a name that is as long as a
  /// file system allows grows here.
  package init(for name: String) {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    var start = Substring(name).unicodeScalars
    while start.count > 40 || String(start).utf8.count > 120 { start.removeLast() }
    text = ".\(String(start)).overscroll-\(padding)\(digits).tmp"
  }

  /// Nil for names that this program does not give.
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
