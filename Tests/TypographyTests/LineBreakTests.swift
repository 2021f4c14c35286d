import Testing
import Typography

/// Cases of Unicode's test data for UAX #14 (© Unicode, Inc., Unicode licence), and cases that need
/// more than its rules: flags, joined emoji and dictionaries. × forbids a break, ÷ allows one.
@Suite("Line breaks")
struct LineBreakTests {
  static let cases = [
    "× 0061 × 0020 ÷ 0062 ÷",
    "× 0061 × 002D ÷ 0062 ÷",
    "× 0061 × 00A0 × 0062 ÷",
    "× 0061 × 2060 × 0062 ÷",
    "× 0061 × 200B ÷ 0062 ÷",
    "× 0E01 × 0308 × 0020 ÷ 05D0 ÷",
    "× 0E01 × 0020 × 007D ÷",
    "× 0E01 × 002C ÷",
    "× 0E01 ÷ AC00 ÷",
    "× 0E01 × 0020 ÷ 1F1E6 ÷",
    "× 30AC ÷ 30EF × 300D × 3002 ÷ 3053 ÷",
    "× 30AF × 300D ÷ 307E × 3001 ÷ 672C ÷",
    "× CABD ÷ C774 ÷ C5D0 ÷ C694 × 003F × 300D ÷ 3068 ÷ 805E ÷",
    "× 540D × 0029 ÷ C740 × 0020 ÷ C54C ÷ C544 ÷ C694 × 003F × 300D ÷ 3068 ÷",
    "× 8CA8 × 0029 × 0020 ÷ 002D × 0020 ÷ 0028 × 0070 × 006F ÷",
    "× 30C9 ÷ 91CD × FF09 × 0020 × 301C × 0020 ÷ 529B × 30FB ÷ 91CD ÷",
    "× 0061 × 0062 × 0022 × FF08 × 307E ÷",
    "× 306F × 0020 ÷ 0022 × 0073 × 0022 × 0020 ÷",
    "× 0064 × 006F × 0067 × 0022 × 0020 ÷ 3092 ÷",
    "× 0039 × 0030 × 0022 × 0020 ÷ 3068 ÷",
    "× 672C × 003A × 0020 ÷ 30AF ÷",
    "× 304D × 3001 × 0021 × 0021 × 3001 × 0021 × 0021 × 0021 ÷ 3068 ÷",
    "× 305F × 0020 ÷ 203D ÷ 3068 ÷",
    "× 305B × FF01 ÷ 0031 × 0030 × 0030 × 0025 ÷ 306E ÷ 5B8C ÷",
    "× 4F8B × FF1A ÷ 00A3 × 0032 × 0033 ÷",
    "× 307E × 3002 ÷ 0061 × 0062 × 0020 ÷",
    "× 0061 ÷ 1F1E6 ÷ 0062 ÷",
    "× 1F1F7 × 1F1FA ÷",
    "× 1F1F7 × 1F1FA ÷ 1F1F8 ÷",
    "× 1F1F7 × 1F1FA ÷ 1F1F8 × 1F1EA ÷",
    "× 1F1F7 × 1F1FA × 200B ÷ 1F1F8 × 1F1EA ÷",
    "× 8A9E ÷ 306E ÷ 0069 × 006F ÷ 306E × 3001 ÷ 0032 ÷ 5B57 ÷ 3092 ÷",
    // Three regional indicators are one flag and half of another.
    "× 1F1F7 × 1F1FA ÷ 1F1F8 × 1F1EA ÷ 1F1F7 ÷",
    // A family of three persons with joiners is followed by a thumb with a skin tone.
    "× 1F468 × 200D × 1F469 × 200D × 1F467 ÷ 1F44D × 1F3FD ÷",
    // ภาษาไทย ("Thai language") is two words without a space.
    "× 0E20 × 0E32 × 0E29 × 0E32 ÷ 0E44 × 0E17 × 0E22 ÷",
  ]

  @Test("Line breaks match Unicode's test file", arguments: cases)
  func unicodeCases(line: String) throws {
    let fields = line.split(separator: " ")
    var units: [UInt16] = []
    var expected: [Bool] = []
    for index in stride(from: 1, to: fields.count, by: 2) {
      let value = try #require(UInt32(fields[index], radix: 16))
      let character = Array(String(try #require(Unicode.Scalar(value))).utf16)
      units += character
      expected += Array(repeating: false, count: character.count - 1)
      expected.append(fields[index + 1] == "÷")
    }
    #expect(LineBreaks.allowed(in: units, 0..<units.count) == expected)
  }

  /// A shaping library that aborts on a character would end the program.
  @Test("Every character is handled without a trap")
  func everyCharacter() {
    for plane in UInt32(0)...0x10 {
      var units: [UInt16] = []
      for value in plane << 16...plane << 16 | 0xFFFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        units += [0x61] + Array(UTF16.encode(scalar)!) + Array(UTF16.encode(scalar)!) + [0x62]
      }
      #expect(LineBreaks.allowed(in: units, 0..<units.count).count == units.count)
    }
  }

  @Test("Unpaired surrogates and empty text break safely")
  func brokenUnits() {
    let units: [UInt16] = [0xD800, 0x61, 0x20, 0xDC00, 0xD83D]
    #expect(LineBreaks.allowed(in: units, 0..<5).last == true)
    #expect(LineBreaks.allowed(in: units, 2..<2).isEmpty)
  }
}
