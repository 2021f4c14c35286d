import ArgumentParser

/// How a run ended, as BSD's sysexits and the scene format's users expect it.
enum ExitStatus: Int32 {
  /// Sources need what is not here; snapshots differ, or goldens are used by nobody.
  case somethingMissing = 1
  /// Some scenes could not be rendered; the others were written.
  case someFailed = 2
  /// The scene, an image or a font is not valid.
  case invalidInput = 65
  case inputNotFound = 66
  /// The compiler, or the modules to compile against, are not there or do not work.
  case toolUnavailable = 69
  case cannotWrite = 73

  var code: ExitCode { ExitCode(rawValue) }

  /// For the help of commands that take several scenes.
  static let words = """
    Exit codes: 2 some of several scenes failed, \(codes)
    """
  /// For the help of commands that take one scene.
  static let wordsOfOne = "Exit codes: \(codes)"
  private static let codes = """
    64 wrong usage, 65 invalid scene, image or font, 66 input not found, 69 a program that is needed is \
    not there, 73 cannot write.
    """
}
