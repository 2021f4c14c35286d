import Foundation
import Graphics
import ImageCodecs
import Overscroll
import TestSupport
import Testing

/// `Fixtures/Figures` and `Fixtures/Pages` rendered as users do: every output of every scene has
/// its stated size.
@Suite(.needs(.overscroll, .inter))
struct FixtureFigureTests {
  private static let folder = Repository.fixtures.path

  private static let names: [String] = ["Figures", "Pages"].flatMap { name in
    let files = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")
    return (files ?? []).filter { $0.hasSuffix(".yaml") }.sorted().map { "\(name)/\($0)" }
  }

  @Test func thereAreFigures() { #expect(Self.names.count >= 16 + 5) }

  /// Animations are rendered for half a second, in which all parts of a figure are drawn.
  @Test(arguments: names)
  func everyOutputIsRenderedInItsSize(name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let scene = try #require(
      SceneFile.scenes(Data(contentsOf: URL(filePath: path)), fileName: path) { included in
        (try? Data(contentsOf: URL(filePath: included))).map { [UInt8]($0) }
      }.first)
    let folder = try Folder()
    let isMoving = scene.outputs.contains { $0.file.hasSuffix(".gif") }
    let outcome = try #require(Executable.overscroll).run(
      ["render", path, "--images", "\(Repository.fixtures.path)/Images", "-o", folder.path]
        + (isMoving ? ["--range", "0s..0.5s"] : []), in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines.count == scene.outputs.count, "\(outcome.text)")
    for output in scene.outputs {
      let bytes = try folder.bytes(output.file)
      #expect(!bytes.isEmpty, "\(output.file)")
      guard let size = try pixels(of: bytes, output.file) else { continue }
      #expect(min(size.width, size.height) > 100, "\(output.file): \(size)")
      guard let wanted = output.figure?.size else { continue }
      #expect(size.width == Int((wanted.width * output.scale).rounded()), "\(output.file)")
      #expect(size.height == Int((wanted.height * output.scale).rounded()), "\(output.file)")
    }
  }

  @Test(arguments: ["hierarchy", "stretchy-hierarchy"])
  func thePinnedConstraintIsRed(name: String) throws {
    let folder = try Folder()
    let outcome = try #require(Executable.overscroll).run(
      [
        "render", "\(Self.folder)/Figures/\(name).yaml", "--images",
        "\(Repository.fixtures.path)/Images",
        "--only", "\(name).png", "-o", folder.path,
      ], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let bitmap = try Bitmap(decoding: folder.bytes("\(name).png"))
    // The red of the line, which does not occur in any picture of the screen.
    let wanted = Color(red: 0.9, green: 0.1, blue: 0.14).premultiplied
    let count = (0..<bitmap.height).reduce(0) { sum, y in
      sum + (0..<bitmap.width).count { bitmap[$0, y] == wanted }
    }
    #expect(count > 1000, "\(count)")
  }

  /// Returns nil for formats without pixels.
  private func pixels(of bytes: [UInt8], _ file: String) throws -> (width: Int, height: Int)? {
    switch SceneOutput.FileType(fileName: file) {
    case .png, .apng:
      let bitmap = try Bitmap(decoding: bytes)
      return (bitmap.width, bitmap.height)
    case .gif:
      // The size of the logical screen follows the six bytes of the signature.
      return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    case .html, .svg, .txt, .webp, .mp4, .webm, nil: return nil
    }
  }
}
