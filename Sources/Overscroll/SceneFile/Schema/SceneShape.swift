/// What a value of a scene file may be: said once, for editors (JSON Schema) and for people.
package indirect enum SceneShape: Hashable, Sendable {
  /// Any text; numbers and flags count as they are written.
  case text
  /// The text with which a file says its format's version.
  case version
  case number(ClosedRange<Double>)
  case wholeNumber(ClosedRange<Int>)
  /// `0.5s`, `500ms`.
  case duration
  /// `2 MB`, `800 kB`.
  case byteCount
  case flag
  /// `"#rrggbb"`, `white`, `black`, `clear`.
  case color
  /// One of some words.
  case word([String])
  case list(SceneShape, counts: ClosedRange<Int>?)
  /// Keys, of which each stands at most once; further ones where it is open.
  case mapping([SceneKey], isOpen: Bool = false)
  case either([SceneShape])
}
