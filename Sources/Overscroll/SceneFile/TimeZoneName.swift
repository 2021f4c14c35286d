import Foundation

/// A time zone as written in scenes: a name of the IANA database, for example `Europe/Berlin`.
///
/// Foundation also accepts abbreviations such as `EST` and offsets such as `GMT+2`. The C library
/// reads some of these in another way, so this type refuses them.
struct TimeZoneName {
  let timeZone: TimeZone

  /// Creates a time zone from its name; nil if the database does not have the name.
  init?(_ text: String) {
    guard Self.known.contains(text) || text.contains("/"),
      let zone = TimeZone(identifier: text)
    else { return nil }
    timeZone = zone
  }

  /// Names that are known without a lookup; the database has further ones with a slash.
  private static let known = Set(all)

  /// The names of the time zones known to Foundation, in alphabetical order, and `UTC`.
  static let all = (TimeZone.knownTimeZoneIdentifiers + ["UTC"]).sorted()

  /// Returns the known name that a text was probably meant to be: a similar name, or the name of
  /// the city alone.
  static func suggestion(for text: String) -> String? {
    let city = "/\(text.lowercased().replacing(" ", with: "_"))"
    return all.first { $0.lowercased().hasSuffix(city) }
      ?? Overscroll.suggestion(for: text, among: all)
  }
}
