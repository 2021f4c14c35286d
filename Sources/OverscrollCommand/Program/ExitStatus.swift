import ArgumentParser

/// The exit codes, based on BSD's sysexits and on the conventions of checking tools.
package enum ExitStatus: Int32, Codable {
  /// Sources need something that is not available, snapshots differ, or goldens are unused.
  case somethingMissing = 1
  /// Some scenes could not be rendered; the others were written.
  case someFailed = 2
  /// The scene, an image or a font is not valid.
  case invalidInput = 65
  case inputNotFound = 66
  /// The compiler or the modules are missing or do not work.
  case toolUnavailable = 69
  case cannotWrite = 73

  var code: ExitCode { ExitCode(rawValue) }

  /// The help text of commands that take several scenes.
  static let helpOfSeveralScenes = """
    Exit codes: 2 some scenes failed, \(codes)
    """
  /// The help text of commands that take one scene.
  static let helpOfOneScene = "Exit codes: \(codes)"
  private static let codes = """
    64 wrong usage, 65 invalid scene, image or font, 66 input not found, 69 a required program is \
    missing, 73 cannot write.
    """
}
