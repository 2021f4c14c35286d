/// A request to a child process to play one scene of the command line.
struct SceneRequest: Codable {
  var id = 0
  /// The path of the scene file as the user gave it.
  let path: String
  /// The index of the scene in its file.
  let number: Int
  /// Whether this is the dark version of a scene that specifies neither light nor dark.
  var isDark = false
  /// The bytes of standard input, if the scene is read from there.
  var input: [UInt8]?
  /// The index of a snapshot among those of all scenes, and the identifier of its run.
  var item: Int?
  var run: String?

  /// Whether the request is for a scene of the file.
  func means(_ number: Int, isDark: Bool = false) -> Bool {
    self.number == number && self.isDark == isDark
  }
}
