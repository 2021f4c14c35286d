/// The permitted values of a key in scene files, used both for editors (JSON Schema) and for
/// documentation.
package indirect enum SceneShape: Hashable, Sendable {
  /// Any text; numbers and flags are taken as written.
  case text
  /// Any text, or a mapping with a text for each of several languages.
  case texts
  /// The version of the file format.
  case version
  case number(ClosedRange<Double>)
  case wholeNumber(ClosedRange<Int>)
  /// A duration, such as `0.5s` or `500ms`.
  case duration
  /// A date with an optional time of day, such as `2025-06-09 09:41`.
  case date
  /// A number of bytes, such as `2 MB` or `800 kB`.
  case byteCount
  case flag
  /// A colour, such as `"#rrggbb"`, `white`, `black` or `clear`.
  case color
  /// One of several words.
  case word([String])
  case list(SceneShape, counts: ClosedRange<Int>?)
  /// A mapping with keys that occur at most once. If it is open, other keys are permitted too.
  case mapping([SceneKey], isOpen: Bool = false)
  case either([SceneShape])
}
