import Foundation

/// A folder of compiled modules, `.build/<configuration>/Modules`: what an `import` can find.
struct ModuleFolder {
  let path: String
  /// The module that `import UIKit` means: `UIKit`, the alias that the README tells users to give it,
  /// or what it stands on where only that was built.
  let uikit: String

  /// A folder a user names, else the one beside the program.
  ///
  /// - Throws: `Failure.noModules` if there is no UIKit in it.
  init(named name: String?) throws {
    path = name ?? Self.besideProgram
    guard let found = Self.names.first(where: { [path] in Self.has($0, in: path) }) else {
      throw Failure.noModules(path)
    }
    uikit = found
  }

  /// The module that holds UIKit's classes: the others re-export it.
  static let implementation = "HeadlessUIKit"

  private static let names = ["UIKit", "OverscrollUIKit", implementation]

  private static func has(_ module: String, in path: String) -> Bool {
    FileManager.default.fileExists(atPath: path.appending(file: "\(module).swiftmodule"))
  }

  private static var besideProgram: String {
    let program = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    return program.directory.appending(file: "Modules")
  }

  /// Without it, names that are not offered are unknown to the compiler instead of unavailable.
  var hasUnavailableNames: Bool { uikit != Self.implementation }

  /// What the compiler needs to find the modules under the names that iOS sources have for them.
  var arguments: [String] { arguments(besides: []) }

  /// The same beside modules that the user builds.
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
