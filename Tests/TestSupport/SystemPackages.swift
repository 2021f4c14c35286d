import Foundation

/// The system packages that this package needs, as listed in the Makefile and in documentation.
package struct SystemPackages {
  package let names: [String]

  /// Reads the packages in an `apt-get install -y …` command. Empty for another command.
  package init(installedBy command: String) {
    let parts = command.components(separatedBy: " install -y ")
    names = parts.count == 2 ? parts[1].split(separator: " ").map(String.init) : []
  }

  private init(names: [String]) { self.names = names }

  /// Returns the packages that the Makefile installs on Debian.
  ///
  /// - Throws: An error if the file cannot be read or has no such list.
  package static func ofMakefile() throws -> SystemPackages {
    let makefile = try String(
      contentsOf: Repository.root.appending(path: "Makefile"), encoding: .utf8)
    guard let list = makefile.firstMatch(of: /APT := ((?:.*\\\n)*.*)/) else { throw NoList() }
    return SystemPackages(
      names: list.1.replacing("$(LIBJPEG)", with: "libjpeg62-turbo-dev")
        .replacing("\\\n", with: " ").split(separator: " ").map(String.init))
  }

  private struct NoList: Error {}
}
