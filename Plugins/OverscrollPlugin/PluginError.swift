/// What stops the plugin.
enum PluginError: Error {
  /// An option without what belongs behind it.
  case noValue(option: String)
  /// Several of the package's programs are command lines of Overscroll.
  case whichProgram([String])
  case noProgram(String)
  case cannotBuild(String, log: String)
  /// No scenes below these places.
  case noScenes([String])
  /// Several targets have a catalog that pictures could go to.
  case whichCatalog([String])
  /// The program has said why.
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
