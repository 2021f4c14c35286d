import Typography

/// The fonts that an app has made known on a screen.
struct RegisteredFonts {
  private(set) var faces: [FontFace] = []

  /// Whether it was not there.
  mutating func add(_ face: FontFace) -> Bool {
    guard !faces.contains(where: { $0 === face }) else { return false }
    faces.append(face)
    return true
  }

  /// Whether it was there.
  mutating func remove(_ face: FontFace) -> Bool {
    guard let place = faces.firstIndex(where: { $0 === face }) else { return false }
    faces.remove(at: place)
    return true
  }

  /// By its PostScript name, or its name as people read it.
  func face(named name: String) -> FontFace? {
    faces.first { $0.postScriptName == name } ?? faces.first { $0.name == name }
  }
}
