import Foundation
import TestSupport
import Testing

@Suite(.needs(.overscroll))
struct LicensesTests {
  /// Every package that the program is built from has its licence among the printed ones, word for
  /// word.
  @Test func eachPackagesLicenceIsPrinted() throws {
    let outcome = try #require(Executable.overscroll).run(["licenses"], in: Folder())
    #expect(outcome.status == 0)
    let printed = Self.words(outcome.text)
    #expect(printed.contains(try Self.words(of: Repository.root.appending(path: "LICENSE"))))
    let checkouts = Repository.root.appending(path: ".build/checkouts")
    let packages = try FileManager.default.contentsOfDirectory(atPath: checkouts.path).sorted()
    #expect(packages.count >= 4)
    for package in packages {
      let folder = checkouts.appending(path: package)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let name = try #require(files.first { $0.hasPrefix("LICENSE") }, "\(package)")
      let licence = try Self.words(of: folder.appending(path: name))
      #expect(printed.contains(licence), "\(package)")
    }
    for name in ["libpng", "FriBidi (LGPL", "UNICODE LICENSE V3", "Kirill Simonov"] {
      #expect(outcome.text.contains(name))
    }
  }

  private static func words(of file: URL) throws -> String {
    words(try String(contentsOf: file, encoding: .utf8))
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
