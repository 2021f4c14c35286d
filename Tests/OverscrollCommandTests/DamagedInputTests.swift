import Foundation
import Graphics
import ImageCodecs
import TestSupport
import Testing

/// Missing input is a warning, damaged input an error, and no input makes the program hang.
@Suite(.needs(.overscroll))
struct DamagedInputTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    try folder.write(
      "a.yaml",
      scene(
        screen: "{name: parallax-and-scale}", timeline: "[{hold: 0.2s}]",
        outputs: "[{file: b.png, time: 0s, scale: 0.2}]"))
  }

  @Test(arguments: ["", "no picture", "\u{89}PNG"]) func aDamagedImageIs65(text: String) throws {
    try folder.write("Coffee.png", text)
    for command in ["render", "trace"] {
      let outcome = try program.run([command, "a.yaml"], in: folder)
      #expect(outcome.status == 65, "\(command): \(outcome.errors)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("./Coffee.png: error: "), "\(outcome.errors)")
    }
    #expect(folder.files == ["Coffee.png", "a.yaml"])
  }

  /// Reading from a pipe without a writer would block forever.
  @Test(arguments: ["directory", "pipe", "device"])
  func anImageThatCannotBeReadIs65(kind: String) throws {
    let path = "\(folder.path)/Coffee.png"
    switch kind {
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "device": #expect(symlink("/dev/zero", path) == 0)
    default: #expect(mkdir(path, 0o700) == 0)
    }
    let outcome = try program.run(["render", "a.yaml"], in: folder)
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.contains("./Coffee.png: error: not a regular file"), "\(outcome.errors)")
  }

  /// The header announces 100 megapixels, which are allowed, but the file is too short to contain
  /// them. It is refused in less memory than the picture would need, 400 MB.
  @Test(.needs(.noSanitizer), arguments: ["png", "gif", "jpeg"])
  func aHeaderThatAnnouncesALargePictureTakesLittleMemory(format: String) throws {
    let side = 10_000
    let bytes: [UInt8]
    switch format {
    case "png":
      let picture = TinyPNG(width: side, height: side, depth: 8, colorType: 6) { _, _ in [] }
      bytes = TinyPNG.signature + picture.header + TinyPNG.chunk("IDAT", [0x78, 0x01, 0x63])
    case "gif":
      let frame = TinyGIF.Frame(
        width: side, height: side, table: [0, 0], indices: [Int](repeating: 0, count: 60))
      bytes = TinyGIF(width: side, height: side, frames: [frame]).bytes
    default:
      let picture = Bitmap(width: 16, height: 16)
      var jpeg = try picture.encodedAsJPEG(quality: 80)
      // SOF0 consists of marker, length, precision, height and width.
      let frame = try #require(jpeg.firstRange(of: [0xFF, 0xC0])).lowerBound
      for place in [5, 7] {
        jpeg[frame + place] = UInt8(side >> 8)
        jpeg[frame + place + 1] = UInt8(side & 255)
      }
      bytes = jpeg
    }
    try Data(bytes).write(to: URL(filePath: "\(folder.path)/Coffee.png"))
    let outcome = try #require(Executable.named("bash")).run(
      ["-c", "ulimit -d 300000; exec \"$0\" render a.yaml", program.url.path], in: folder)
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.contains("./Coffee.png: error: "), "\(outcome.errors)")
  }

  /// A user namespace removes the rights of root, who could otherwise read a file without read
  /// permission.
  @Test(.needs(.userNamespaces)) func anImageThatMayNotBeReadIs65() throws {
    try folder.write("Coffee.png", "no picture")
    #expect(chmod("\(folder.path)/Coffee.png", 0) == 0)
    let outcome = try #require(Executable.named("unshare")).run(
      ["-U", program.url.path, "render", "a.yaml", "-o", "/tmp/none"], in: folder)
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.contains("./Coffee.png: error: Permission denied"), "\(outcome.errors)")
  }

  @Test func aFontThatIsAPipeIs65() throws {
    for style in ["Regular", "SemiBold", "Bold"] {
      #expect(mkfifo("\(folder.path)/Inter-\(style).otf", 0o600) == 0)
    }
    let outcome = try program.run(["render", "a.yaml", "--fonts", "."], in: folder)
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.errors.contains("cannot read the font file ./Inter-"), "\(outcome.errors)")
  }

  @Test(arguments: ["--images", "--fonts"]) func aFolderThatIsNotThereIs66(option: String) throws {
    for (path, reason) in [("no-such", "No such file or directory"), ("a.yaml", "Not a directory")]
    {
      let outcome = try program.run(["render", "a.yaml", option, path], in: folder)
      #expect(outcome.status == 66, "\(outcome.errors)")
      #expect(outcome.errors == "error: \(option) \(path): \(reason)\n")
    }
    #expect(folder.files == ["a.yaml"])
  }

  @Test func whatIsMissingIsAWarningAndWithStrictAnError() throws {
    for command in ["render", "trace"] {
      let lenient = try program.run([command, "a.yaml"], in: folder)
      #expect(lenient.status == 0, "\(command): \(lenient.errors)")
      #expect(lenient.errors.contains("warning: no image named 'Coffee' in "), "\(lenient.errors)")
    }
    try folder.write("Cofee@2x.png", "not read")
    let misnamed = try program.run(["render", "a.yaml"], in: folder)
    #expect(misnamed.errors.contains(", did you mean 'Cofee'?; name a"), "\(misnamed.errors)")
    try FileManager.default.removeItem(atPath: "\(folder.path)/Cofee@2x.png")
    try FileManager.default.removeItem(atPath: "\(folder.path)/b.png")
    for command in ["render", "trace"] {
      let strict = try program.run([command, "a.yaml", "--strict"], in: folder)
      #expect(strict.status == 65, "\(command): \(strict.errors)")
      #expect(strict.errors.contains("warning: no image named 'Coffee' in "), "\(strict.errors)")
      #expect(strict.errors.contains("error: there are warnings"), "\(strict.errors)")
    }
    #expect(folder.files == ["a.yaml"])
  }

  @Test func aDamagedFontIs65() throws {
    for style in ["Regular", "SemiBold", "Bold"] {
      try folder.write("Inter-\(style).otf", "no font")
    }
    let outcome = try program.run(["render", "a.yaml", "--fonts", "."], in: folder)
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: ./Inter-"), "\(outcome.errors)")
  }

  @Test(.needs(.file("/dev/zero")))
  func anEndlessSceneIsTooLarge() throws {
    let outcome = try program.run(["render", "/dev/zero"], in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("more than the 262144 bytes"), "\(outcome.errors)")
  }

  @Test func aDirectoryIsNoScene() throws {
    #expect(try program.run(["render", "."], in: folder).status == 66)
  }

  @Test func mistypedCommandsAreRecognised() throws {
    let outcome = try program.run(["rendr", "a.yaml"], in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("'rendr', did you mean 'render'?"), "\(outcome.errors)")
    #expect(try program.run(["help", "trace"], in: folder).status == 0)
  }
}
