import Foundation

/// A folder of compiled modules that imports can find, such as `.build/<configuration>/Modules`.
struct ModuleFolder {
  let path: String
  /// The module that `import UIKit` refers to.
  ///
  /// This is `UIKit`, the alias that the README recommends, or the implementation module if only
  /// that one was built.
  let uikit: String

  /// Uses the folder that the user names, or else the one next to the program.
  ///
  /// - Throws: `Failure.noModules` if the folder does not contain UIKit.
  init(named name: String?) throws {
    path = name ?? Self.besideProgram
    guard let found = Self.names.first(where: { [path] in Self.has($0, in: path) }) else {
      throw Failure.noModules(path)
    }
    uikit = found
  }

  /// The module that contains UIKit's classes. The other modules re-export it.
  static let implementation = "HeadlessUIKit"

  private static let names = ["UIKit", "OverscrollUIKit", implementation]

  private static func has(_ module: String, in path: String) -> Bool {
    FileManager.default.fileExists(atPath: path.appending(file: "\(module).swiftmodule"))
  }

  private static var besideProgram: String {
    let program = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    return program.directory.appending(file: "Modules")
  }

  /// Whether unavailable names are declared. If not, the compiler reports them as unknown.
  var hasUnavailableNames: Bool { uikit != Self.implementation }

  /// The compiler arguments by which iOS sources find the modules under their usual names.
  var arguments: [String] { arguments(besides: []) }

  /// Returns the arguments for a build in which the user's own modules are also available.
  func arguments(besides own: [String]) -> [String] {
    var arguments = ["-I", path]
    if uikit != "UIKit" { arguments += ["-module-alias", "UIKit=\(uikit)"] }
    if !own.contains("SnapKit"), !Self.has("SnapKit", in: path),
      Self.has("ConstraintDSL", in: path)
    {
      arguments += ["-module-alias", "SnapKit=ConstraintDSL"]
    }
    return arguments
  }
}
