import Foundation
import TestSupport
import Testing

/// Options of several commands have the same meaning in each.
@Suite(.needs(.overscroll))
struct SharedOptionTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/in", withIntermediateDirectories: false)
  }

  /// The commands that play a scene and end.
  private static let commands = ["render", "check", "gallery", "trace", "verify", "record"]
  private static let images = Repository.fixtures.appending(path: "Images").path

  /// Runs a command on the scene in the folder `in`.
  private func run(_ command: String, _ options: String...) throws -> Executable.Outcome {
    let places: [String: [String]] = [
      "gallery": ["in", "-o", "out"], "verify": ["in/a.yaml", "--artifacts", "artifacts"],
      "record": ["in/a.yaml", "--artifacts", "artifacts"],
    ]
    return try program.run(
      [command] + (places[command] ?? ["in/a.yaml"]) + options, in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
  }

  private func write(rate: Int) throws {
    try folder.write(
      "in/a.yaml",
      scene(
        screen: "stretchy-layout", timeline: "[{hold: 0.1s}]",
        outputs: "[{file: a.gif, fps: \(rate), scale: 0.25}]"))
  }

  // MARK: Playing options

  /// The screen's pictures are only in `--images`. Without it `--strict` turns the warning into an
  /// error, and also refuses a rate that does not divide the display's.
  @Test(
    .gives(
      "render --images --strict", "check --images --strict", "gallery --images --strict",
      "trace --images --strict", "verify --images --strict", "record --images --strict"))
  func imagesAreFoundAndWarningsAreErrors() throws {
    try write(rate: 30)
    // Recording comes first, because `verify` needs goldens.
    #expect(try run("record", "--images", Self.images, "--strict").status == 0)
    for command in Self.commands {
      let found = try run(command, "--images", Self.images, "--strict")
      #expect(found.status == 0 && !found.errors.contains("warning"), "\(command) \(found.errors)")
      let missing = try run(command, "--strict")
      #expect(missing.status != 0, "\(command)")
      #expect(missing.errors.contains("no image named 'Header'"), "\(command) \(missing.errors)")
      #expect(try run(command, "--images", "nowhere").status == 66, "\(command)")
    }
    try write(rate: 25)
    for command in Self.commands {
      let loose = try run(command, "--images", Self.images)
      #expect(loose.errors.contains("warning: "), "\(command) \(loose.errors)")
      let strict = try run(command, "--images", Self.images, "--strict")
      #expect(strict.status == 65, "\(command) \(strict.errors)")
      #expect(strict.errors.contains("error: there are warnings"), "\(command) \(strict.errors)")
    }
  }

  /// A damaged font is found in the folder given by the option, and is an error.
  @Test(
    .gives(
      "render --fonts", "check --fonts", "gallery --fonts", "trace --fonts", "verify --fonts",
      "record --fonts"))
  func fontsAreLookedForWhereOneSays() throws {
    try write(rate: 30)
    #expect(try run("record", "--images", Self.images).status == 0)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/fonts", withIntermediateDirectories: false)
    try folder.write("fonts/Inter-Regular.otf", "no font")
    for command in Self.commands {
      let outcome = try run(command, "--images", Self.images, "--fonts", "fonts")
      #expect(outcome.status != 0, "\(command)")
      #expect(outcome.errors.contains("Inter-Regular.otf"), "\(command) \(outcome.errors)")
      #expect(try run(command, "--fonts", "nowhere").status == 66, "\(command)")
    }
  }

  /// An app's sources see `DEBUG` with the option.
  @Test(
    .needs(.swiftCompiler),
    .gives(
      "render --debug", "check --debug", "gallery --debug", "trace --debug", "verify --debug",
      "record --debug"))
  func debugIsDefined() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/App", withIntermediateDirectories: false)
    try folder.write(
      "App/One.swift",
      """
      import UIKit

      class OneController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          #if DEBUG
            NoSuchType.show()
          #endif
        }
      }

      """)
    try folder.write(
      "in/a.yaml",
      """
      scene: 1
      app: ../App
      screen: {controller: OneController}
      timeline: [{hold: 0.1s}]
      outputs: [{file: a.png, time: end, scale: 0.25}]

      """)
    for command in ["record"] + Self.commands {
      let plain = try run(command)
      #expect(plain.status == 0, "\(command) \(plain.errors)")
      #expect(!plain.errors.contains("NoSuchType"), "\(command) \(plain.errors)")
      let debug = try run(command, "--debug")
      #expect(debug.errors.contains("NoSuchType"), "\(command) \(debug.errors)")
    }
  }

  /// The preview shows problems instead of ending.
  @Test(.gives("preview --images --fonts --strict --debug"))
  func thePreviewHasThemToo() throws {
    try write(rate: 30)
    for (option, values) in [("--images", ["nowhere"]), ("--fonts", ["nowhere"])] {
      let outcome = try program.run(["preview", "in/a.yaml", option] + values, in: folder)
      #expect(outcome.status == 66 && outcome.errors.contains(option), "\(outcome.errors)")
    }
    // Into a pipe, the terminal preview plays once.
    func played(_ options: String...) throws -> Executable.Outcome {
      try program.run(
        ["preview", "in/a.yaml", "--terminal", "--graphics", "kitty"] + options, in: folder)
    }
    let whole = try played("--images", Self.images, "--strict", "--debug")
    #expect(whole.status == 0 && !whole.output.isEmpty, "\(whole.errors)")
    // A missing picture is a warning on the page, and with `--strict` an error.
    let missing = try played()
    #expect(missing.status == 0 && missing.output != whole.output, "\(missing.errors)")
    let refused = try played("--strict")
    #expect(refused.status == 65 && refused.output.isEmpty)
    #expect(refused.errors.contains("errors with --strict"), "\(refused.errors)")
  }

  // MARK: Effects of options

  /// The bytes are identical for any number of threads.
  @Test(.gives("render --jobs", "gallery --jobs", "verify --jobs", "record --jobs"))
  func threadsChangeNothing() throws {
    try write(rate: 30)
    let made = [
      "render": "a.gif", "gallery": "out/a/a.gif",
      "record": "in/__Snapshots__/a/a.a.apng",
    ]
    for command in ["render", "gallery", "record"] {
      let file = try #require(made[command])
      var drawn: [[UInt8]] = []
      for jobs in ["1", "3"] {
        #expect(try run(command, "--images", Self.images, "--jobs", jobs).status == 0)
        drawn.append(try folder.bytes(file))
        if command == "record" {
          let verified = try run("verify", "--images", Self.images, "--jobs", jobs)
          #expect(verified.status == 0, "\(verified.errors)")
        }
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(file)")
      }
      #expect(drawn[0] == drawn[1], "\(command)")
    }
    for command in ["render", "gallery", "record", "verify"] {
      #expect(try run(command, "--jobs", "0").status == 64, "\(command)")
    }
  }

  /// Every scene is in exactly one part, for every command.
  @Test(.gives("render --shard", "record --shard", "verify --shard"))
  func partsMakeTheWhole() throws {
    let names = ["a", "b", "c"]
    for name in names {
      try folder.write(
        "\(name).yaml", scene(outputs: "[{file: \(name).png, time: 0s, scale: 0.25}]"))
    }
    func done(_ command: String, _ options: [String], shard: Int) throws -> [String] {
      let outcome = try program.run(
        [command] + names.map { "\($0).yaml" } + options + ["--shard", "\(shard)/2"], in: folder)
      #expect(outcome.status == 0, "\(command) \(outcome.errors)")
      return folder.files.filter { $0.hasSuffix(".png") }
    }
    for (command, options) in [
      ("render", ["-o", "o"]), ("record", ["--artifacts", "artifacts"]),
    ] {
      let before = folder.files.filter { $0.hasSuffix(".png") }.count
      let first = try done(command, options, shard: 1).count - before
      #expect((1...2).contains(first), "\(command)")
      #expect(try done(command, options, shard: 2).count - before == 3, "\(command)")
    }
    for shard in 1...2 { _ = try done("verify", ["--artifacts", "artifacts"], shard: shard) }
    #expect(
      try program.run(["render", "a.yaml", "--shard", "3/2"], in: folder).status == 64)
  }

  /// A gallery reports as `render` does.
  @Test(.gives("gallery --quiet --format --progress"))
  func aGalleryTellsAsItIsTold() throws {
    try write(rate: 30)
    let quiet = try run("gallery", "--images", Self.images, "--quiet")
    #expect(quiet.status == 0 && quiet.errors.isEmpty, "\(quiet.errors)")
    let json = try run(
      "gallery", "--images", Self.images, "--format", "json", "--progress", "json")
    #expect(json.lines.first?.hasSuffix(#","written":"out/a/a.gif"}"#) == true, "\(json.text)")
    let events = try json.errors.split(separator: "\n").filter { $0.hasPrefix("{") }.map {
      try #require(
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(events.last?["done"] as? Int == 3 && events.last?["total"] as? Int == 3)
    #expect(try run("gallery", "--format", "xml").status == 64)
    #expect(try run("gallery", "--progress", "always").status == 64)
  }

  /// The page is opened by the system's standard program.
  @Test(.gives("preview --open")) func aPreviewIsOpened() throws {
    try write(rate: 30)
    try folder.write("xdg-open", "#!/bin/sh\necho \"$1\" > opened.new\nmv opened.new opened\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/xdg-open")
    let server = try PageServerProcess(
      ["in/a.yaml", "--images", Self.images, "--open"], in: folder,
      environment: ["PATH": "\(folder.path):/bin"])
    // The address is printed before the page is opened.
    for _ in 0..<1000 where !folder.files.contains("opened") { usleep(20_000) }
    #expect(try folder.bytes("opened") == Array("\(server.address)\n".utf8))
  }
}
