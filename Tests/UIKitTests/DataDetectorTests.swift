import Testing
import UIKit

/// The data detectors of Foundation, which are missing on Linux.
struct DataDetectorTests {
  private typealias Kind = NSTextCheckingResult.CheckingType

  // Foundation marks its names of these kinds as deprecated on Linux.
  private static let link = Kind(rawValue: 1 << 5)
  private static let number = Kind(rawValue: 1 << 11)

  private func found(_ text: String, _ kinds: Kind) throws -> [String] {
    let detector = try NSDataDetector(types: kinds.rawValue)
    let range = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, range: range).map { match in
      let words = (text as NSString).substring(with: match.range)
      return "\(words) \(match.url?.absoluteString ?? match.phoneNumber ?? "-")"
    }
  }

  @Test(
    "Telephone numbers are found in common notations",
    arguments: [
      "(555) 610-6679", "408-996-1010", "1-800-555-0199", "555-1234", "4085551234",
      "+1 650 555 0100", "+49 30 901820", "+44 20 7946 0958", "030 9018 2000",
    ])
  func numbers(number: String) throws {
    #expect(try found("Call \(number), please.", Self.number) == ["\(number) \(number)"])
    #expect(try found("Call \(number), please.", Self.link) == [])
  }

  @Test(
    "Dates, amounts, versions and codes are no telephone numbers",
    arguments: [
      "2026-12-01", "01.12.2026", "12:30", "1.234.567", "v4085551234", "3-4", "1234567",
      "http://a.org/408-996-1010", "4085551234567890",
    ])
  func noNumbers(text: String) throws {
    #expect(try found(text, [Self.number, Self.link]).filter { !$0.hasPrefix("http") } == [])
  }

  @Test("Links and numbers are found in the order of the text, as the kinds that they are")
  func order() throws {
    let text = "555-1234 or code@a.org or https://b.org/x, c.com"
    #expect(
      try found(text, [Self.number, Self.link]) == [
        "555-1234 555-1234", "code@a.org mailto:code@a.org", "https://b.org/x https://b.org/x",
        "c.com http://c.com",
      ])
    let detector = try NSDataDetector(types: Self.link.rawValue)
    let whole = NSRange(location: 0, length: text.utf16.count)
    var kinds: [Kind] = []
    detector.enumerateMatches(in: text, range: whole) { match, _, stop in
      if let match { kinds.append(match.resultType) }
      if kinds.count == 2 { stop.pointee = true }
    }
    #expect(kinds == [Self.link, Self.link])
    #expect(detector.numberOfMatches(in: text, range: whole) == 3)
    #expect(detector.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
    #expect(detector.rangeOfFirstMatch(in: "a", range: NSRange(location: 0, length: 9)).length == 0)
    // A part of the text is searched alone, and a range outside of it finds nothing.
    let part = NSRange(location: 0, length: 10)
    #expect(detector.matches(in: text, range: part).isEmpty)
    #expect(detector.matches(in: "a", range: NSRange(location: 9, length: 3)).isEmpty)
  }

  @Test("A detector without a kind that it could find throws")
  func noKind() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    #expect(throws: CocoaError.self) { try NSDataDetector(types: Kind.spelling.rawValue) }
  }

  @Test("Results are made for a link or a number")
  func made() throws {
    let range = NSRange(location: 1, length: 2)
    let url = try #require(URL(string: "https://a.org"))
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
    #expect(link.url == url && link.phoneNumber == nil && link.range == range)
    #expect(link.numberOfRanges == 1 && link.range(at: 0) == range)
    let number = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "1")
    #expect(number.phoneNumber == "1" && number.url == nil && number.resultType == Self.number)
  }
}
