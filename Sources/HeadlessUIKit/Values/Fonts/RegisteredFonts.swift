import Typography

/// The fonts that an app has registered for a screen.
struct RegisteredFonts {
  private(set) var faces: [FontFace] = []

  /// Adds a face. Returns false if it was already registered.
  mutating func add(_ face: FontFace) -> Bool {
    guard !faces.contains(where: { $0 === face }) else { return false }
    faces.append(face)
    return true
  }

  /// Removes a face. Returns false if it was not registered.
  mutating func remove(_ face: FontFace) -> Bool {
    guard let place = faces.firstIndex(where: { $0 === face }) else { return false }
    faces.remove(at: place)
    return true
  }

  /// Returns the face with a PostScript name or, failing that, with a full name.
  func face(named name: String) -> FontFace? {
    faces.first { $0.postScriptName == name } ?? faces.first { $0.name == name }
  }
}
