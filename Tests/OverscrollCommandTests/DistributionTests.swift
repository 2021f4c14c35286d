import Foundation
import TestSupport
import Testing

/// Tests of the GitHub Action and the container image that need neither. The action's commands run
/// in the shell that GitHub uses; the image's packages are compared with the program's libraries.
@Suite(.needs(.overscroll, .file("/bin/bash")))
struct DistributionTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Returns the scripts of the action's steps, in order.
  private func scripts() throws -> [String] {
    let action = try text(".github/actions/render/action.yml")
    return action.matches(of: /\n      run: \|\n((?: {8}.*\n)+)/).map { match in
      match.1.split(separator: "\n").map { $0.dropFirst(8) }.joined(separator: "\n")
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  /// Runs a script as `shell: bash` does
  /// (https://docs.github.com/actions/reference/workflow-syntax-for-github-actions).
  private func run(_ script: String, _ environment: [String: String]) throws -> Executable.Outcome {
    try Executable(url: URL(filePath: "/bin/bash")).run(
      ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], in: folder,
      environment: environment)
  }

  @Test func theActionRendersWhatIsRightAndAnnotatesWhatIsNot() throws {
    let script = try #require(try scripts().last)
    try #require(script.contains("render"))
    try folder.write("a.yaml", scene(outputs: "[{file: a.png, time: 0s, scale: 0.2}]"))
    try folder.write("b.yaml", scene(screen: "controls", outputs: "[{file: b.png, time: end}]"))
    let program = try #require(Executable.overscroll).url.path
    func outcome(_ scenes: String) throws -> Executable.Outcome {
      try run(script, ["SCENES": scenes, "OUTPUT": "out", "PROGRAM": program])
    }
    let good = try outcome("a.yaml b.yaml")
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.lines == ["out/a.png", "out/b.png"] && folder.files.contains("out/b.png"))
    try folder.write("b.yaml", "scene: 1\nscreen: controls\ntitel: x\n")
    try FileManager.default.removeItem(atPath: "\(folder.path)/out")
    let bad = try outcome("a.yaml b.yaml")
    #expect(bad.status == 2, "\(bad.errors)")
    #expect(
      bad.lines == ["::error file=b.yaml,line=3,col=1::unknown key 'titel' (did you mean 'title'?)"]
    )
    #expect(!folder.files.contains { $0.hasPrefix("out") }, "nothing is rendered of a broken set")
  }

  /// The branch has new commits since an earlier run left its folder in the cache.
  @Test(.needs(.file("/usr/bin/git"))) func theActionBuildsTheBranchAsItIs() throws {
    let script = try #require(try scripts().first)
    try #require(script.contains("clone"))
    let stubs = ["make", "swift"].map { "stubs/\($0)" }
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/stubs", withIntermediateDirectories: false)
    for stub in stubs {
      try folder.write(stub, "#!/bin/sh\necho \"$(basename $0) $*\" >> \"$LOG\"\n")
      #expect(chmod("\(folder.path)/\(stub)", 0o755) == 0)
    }
    let commit = """
      export HOME=$PWD
      git init -q -b main origin 2> /dev/null || true
      cd origin && echo "$1" > text && git add text
      git -c user.name=Tests -c user.email=tests@example.org commit -q -m "$1"
      """
    func change(_ text: String) throws {
      let made = try Executable(url: URL(filePath: "/bin/bash")).run(
        ["-ec", commit, "commit", text], in: folder)
      try #require(made.status == 0, "\(made.errors)")
    }
    let clone = "\(folder.path)/clone"
    for text in ["one", "two"] {
      try change(text)
      let outcome = try run(
        script,
        [
          "REF": "main", "REPOSITORY": "file://\(folder.path)/origin", "FOLDER": clone,
          "PATH": "\(folder.path)/stubs:/usr/bin:/bin", "LOG": "\(folder.path)/log",
          "HOME": folder.path,
        ])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try folder.bytes("clone/text") == Array("\(text)\n".utf8))
    }
    let calls = String(decoding: try folder.bytes("log"), as: UTF8.self)
    let once = """
      make -C \(clone) setup
      swift build --package-path \(clone) -c release --product overscroll

      """
    #expect(calls == once + once)
  }

  private static let isBookworm =
    (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?
    .contains("VERSION_CODENAME=bookworm") ?? false

  /// The image installs the package of every library that the program links, on the Debian version
  /// that the image uses.
  @Test(.enabled(if: isBookworm, "this is not Debian 12"), .needs(.file("/usr/bin/ldd")))
  func theImageHasTheLibraries() throws {
    let image = try #require(try text("Containerfile").split(separator: "\nFROM ").last)
    let named = Set(image.split { $0.isWhitespace || $0 == "\\" }.map(String.init))
    let program = try #require(Executable.overscroll).url.path
    let libraries = try Executable(url: URL(filePath: "/usr/bin/ldd")).run([program], in: folder)
    // Some libraries are shipped with the program, and every image has the C library.
    let own =
      ["libgif", "libicu", "libfribidi", "libharfbuzz", "libfreetype", "libwebp"]
      + ["libdeflate", "libjpeg", "libpng"]
    var packages: Set<String> = []
    for line in libraries.lines {
      guard let match = line.firstMatch(of: #/(lib[a-z]+)\S* => (/\S+)/#) else { continue }
      guard own.contains(where: match.1.hasPrefix) else { continue }
      let file = URL(filePath: String(match.2)).resolvingSymlinksInPath().path
      // On Debian `/lib` and `/usr/lib` are one folder with two names.
      let owner = try Executable(url: URL(filePath: "/usr/bin/dpkg-query")).run(
        ["-S", "*\(file.replacing(/^\/usr/, with: ""))"], in: folder)
      let package = try #require(owner.lines.first?.split(separator: ":").first, "\(file)")
      packages.insert(String(package))
    }
    #expect(packages.count >= 10, "\(packages)")
    #expect(packages.subtracting(named).isEmpty, "\(packages.subtracting(named))")
  }

  /// Workflows name actions by commit, because a tag can be moved to other code.
  @Test(arguments: ["workflows/test.yml", "workflows/release.yml", "actions/render/action.yml"])
  func actionsArePinned(file: String) throws {
    let path = Repository.root.appending(path: ".github/\(file)")
    let text = try String(contentsOf: path, encoding: .utf8)
    let used = text.matches(of: /uses: *(\S+)/).map { String($0.1) }
    #expect(!used.isEmpty)
    for action in used {
      #expect(action.wholeMatch(of: /[\w.-]+\/[\w.-]+@[0-9a-f]{40}/) != nil, "\(action)")
    }
    #expect(file.hasPrefix("actions") || text.contains("permissions:\n  contents: "))
  }

  private struct Lock: Decodable {
    struct Pin: Decodable {
      struct State: Decodable { let revision, version: String }
      let location: String
      let state: State
    }
    let pins: [Pin]
  }

  /// Archives and CI use the locked versions, each of which the manifest allows.
  @Test(.needs(.make)) func dependenciesAreLocked() throws {
    let data = Data(try text("Dependencies.resolved").utf8)
    let pins = try JSONDecoder().decode(Lock.self, from: data).pins
    let allowed = try text("Package.swift")
      .matches(of: /\.package\(url: "([^"]+)", from: "(\d+)\.(\d+)\.(\d+)"\)/)
    #expect(allowed.count == 4 && pins.count == allowed.count)
    for dependency in allowed {
      let pin = try #require(pins.first { $0.location == dependency.1 }, "\(dependency.1)")
      #expect(pin.state.revision.wholeMatch(of: /[0-9a-f]{40}/) != nil)
      let version = pin.state.version.split(separator: ".").compactMap { Int($0) }
      let least = [dependency.2, dependency.3, dependency.4].compactMap { Int($0) }
      try #require(version.count == 3 && least.count == 3)
      #expect(version[0] == least[0] && !version.lexicographicallyPrecedes(least), "\(pin)")
    }
    #expect(try text(".github/workflows/test.yml").contains("run: make locked test"))
    #expect(try text(".github/workflows/release.yml").contains("make archive deb"))
    let make = try #require(Executable.named("make"))
    for target in ["archive", "install"] {
      let plan = try make.run(["-n", "-C", Repository.root.path, target], in: folder).lines
      let copy = try #require(plan.firstIndex(of: "cp Dependencies.resolved Package.resolved"))
      let builds = plan.indices.filter { plan[$0].hasPrefix("swift build ") }
      #expect(builds.count == 2, "\(plan)")
      for build in builds {
        #expect(build > copy && plan[build].contains(" --only-use-versions-from-resolved-file "))
      }
    }
  }

  /// The bill of materials is what syft makes of the lock.
  @Test(.needs(.make)) func theArchiveHasABillOfMaterials() throws {
    let make = try #require(Executable.named("make"))
    func bill(_ syft: String) throws -> Executable.Outcome {
      try make.run(
        ["-C", Repository.root.path, "sbom", "ARCHIVES=\(folder.path)", "SYFT=\(syft)"], in: folder)
    }
    func stub(_ script: String) throws -> String {
      try folder.write("syft", "#!/bin/sh\n\(script)\n")
      #expect(chmod("\(folder.path)/syft", 0o755) == 0)
      return "\(folder.path)/syft"
    }
    let arguments = #"echo "$1 $3 $4 $5 $6 $7 $8 $9"; cat "${2#dir:}/Package.resolved""#
    #expect(try bill(stub(arguments)).status == 0)
    let version = try #require(
      text("Sources/OverscrollCommand/Program/OverscrollVersion.swift")
        .firstMatch(of: /static let text = "(.*)"/)?.1)
    let lock = try text("Dependencies.resolved")
    let listed = String(decoding: try folder.bytes("overscroll.spdx.json"), as: UTF8.self)
    #expect(
      listed == "scan -q --source-name overscroll --source-version \(version) -o spdx-json\n\(lock)"
    )
    #expect(try bill(stub("exit 3")).status != 0, "an error of syft is one of the archive")
    let without = try bill("no-syft-here")
    #expect(without.status == 0 && without.text.contains("No bill of materials"))
    #expect(
      try text("Makefile").contains("$(call bill,$(1)/share/doc/overscroll)"),
      "archives and packages contain it")
    guard let syft = Executable.named("syft") else { return }
    #expect(try bill(syft.url.path).status == 0)
    let made = String(decoding: try folder.bytes("overscroll.spdx.json"), as: UTF8.self)
    for name in ["SPDX-2.3", "flyingfox", "opencombine", "swift-argument-parser", "yams", version] {
      #expect(made.contains("\"\(name)\""), "\(name)")
    }
  }
}
