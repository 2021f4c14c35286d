/// An error that stops the plugin.
enum PluginError: Error {
  /// An option without its value.
  case noValue(option: String)
  /// Several programs of the package that are command lines of Overscroll.
  case whichProgram([String])
  case noProgram(String)
  case cannotBuild(String, log: String)
  /// Folders without scenes.
  case noScenes([String])
  /// Several documentation catalogs that could receive the pictures.
  case whichCatalog([String])
  /// A failed run of the program, which has already reported the reason.
  case ended(command: String, status: Int32)
}

extension PluginError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noValue(let option): "\(option) needs a value"
    case .whichProgram(let names):
      "the package has several programs that render: choose with --program "
        + names.joined(separator: " or ")
    case .noProgram(let name): "the package has no program '\(name)'"
    case .cannotBuild(let name, let log): "\(name) cannot be built:\n\(log)"
    case .noScenes(let places):
      "no .yaml files in \(places.joined(separator: ", ")): name scenes, or a folder with scenes"
    case .whichCatalog(let paths):
      "the package has several documentation catalogs: choose with -o "
        + paths.joined(separator: " or -o ")
    case .ended(let command, let status): "overscroll \(command) ended with \(status)"
    }
  }
}
