import Foundation
import TestSupport
import Testing

/// `overscroll gallery`, tested through the program.
@Suite(.needs(.overscroll))
struct GalleryTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private func scene(_ title: String, _ outputs: String) -> String {
    """
    scene: 1
    title: \(title)
    device: {size: [60, 80], scale: 1}
    screen: scroll-view
    compare: [{caption: Left}, {caption: Right}]
    outputs: \(outputs)
    """
  }

  private func put(_ file: String, _ text: String) throws {
    let parent = URL(filePath: "\(folder.path)/\(file)").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try folder.write(file, text)
  }

  @Test(.gives("gallery --output --title")) func aFolderBecomesPicturesAndTwoPages() throws {
    try put("in/b.yaml", scene("\"B <2>\"", "[{file: b.png, at: start}]"))
    try put(
      "in/deep/a.yaml", scene("A", "[{file: x/a.gif}, {file: tree.txt, at: end}]"))
    try put("in/.hidden.yaml", "scene: 2")
    let outcome = try program.run(["gallery", "in", "-o", "out", "--title", "Two"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.lines == [
        "out/b/b.png", "out/deep/a/x/a.gif", "out/deep/a/tree.txt", "out/index.html",
        "out/index.md",
      ])
    let page = String(decoding: try folder.bytes("out/index.html"), as: UTF8.self)
    #expect(page.contains("<h1>Two</h1>") && page.contains("<h2>B &lt;2></h2>"))
    #expect(page.contains("<img src=\"b/b.png\" alt=\"B &lt;2>; Left; Right\""))
    #expect(page.contains("<li>Left</li><li>Right</li>"))
    #expect(page.contains("<img src=\"deep/a/x/a.gif\""))
    let text = String(decoding: try folder.bytes("out/index.md"), as: UTF8.self)
    #expect(
      text.hasPrefix(
        "# Two\n\n## B \\<2\\>\n\n- Left\n- Right\n\n![B \\<2\\>; Left; Right](b/b.png)"))
    #expect(text.contains("[A; Left; Right](deep/a/tree.txt)"))
  }

  @Test func variantsHaveHeadingsOfTheirOwn() throws {
    let text = scene("A", "[{file: \"{theme}-{text-size}.png\", at: start}]")
    try put("in/a.yaml", text + "\nvariants: {theme: [light, dark], text-size: [small, large]}\n")
    let outcome = try program.run(["gallery", "in", "-o", "out"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = String(decoding: try folder.bytes("out/index.html"), as: UTF8.self)
    let headings = page.matches(of: /<h2>(.*)<\/h2>/).map { String($0.1) }
    #expect(
      headings == ["A (light, small)", "A (light, large)", "A (dark, small)", "A (dark, large)"])
    #expect(page.contains("<img src=\"a/dark-large.png\" alt=\"A; Left; Right\""))
    let markdown = String(decoding: try folder.bytes("out/index.md"), as: UTF8.self)
    #expect(markdown.contains("## A (light, large)\n"))
  }

  /// A file included by several scenes is not a scene itself, unless it is complete.
  @Test func whatScenesIncludeIsNoneOfThem() throws {
    try put("in/parts/base.yaml", "device: iphone-se\n")
    try put("in/a.yaml", scene("A", "[{file: a.png, time: end}]") + "\ninclude: parts/base.yaml\n")
    try put("in/b.yaml", "scene: 1\ninclude: a.yaml\ntitle: B\n")
    try put("in/alone.yaml", "device: iphone-se\n")
    let outcome = try program.run(["gallery", "in", "-o", "out"], in: folder)
    #expect(outcome.errors.contains("in/alone.yaml:1:1: error: 'scene' is missing"))
    #expect(!outcome.errors.contains("base.yaml"), "\(outcome.errors)")
    let pictures = outcome.lines.filter { $0.hasSuffix(".png") }
    #expect(pictures == ["out/a/a.png", "out/b/a.png"], "\(outcome.lines)")
    #expect(outcome.status == 2)
  }

  @Test func whatFailsIsLeftOutAndSaid() throws {
    try put("in/a.yaml", scene("A", "[{file: a.png, at: start}]"))
    try put("in/b.yaml", scene("B", "[{file: b.png, at: {offset: 999}}]"))
    let outcome = try program.run(["gallery", "in", "-o", "out"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("offset 999.0 is reached 0 times"))
    let told = try program.run(
      ["gallery", "in", "-o", "out", "--quiet", "--format", "json", "--progress", "json"],
      in: folder)
    let written = #"{"alt":"A; Left; Right","written":"out/a/a.png"}"#
    #expect(told.status == 2 && told.lines.contains(written))
    #expect(told.lines.contains { $0.contains(#""code":"unreached-offset""#) })
    #expect(told.errors.split(separator: "\n").allSatisfy { $0.contains(#""event":"frame""#) })
    #expect(told.errors.contains(#""done":1"#))
    let page = String(decoding: try folder.bytes("out/index.html"), as: UTF8.self)
    #expect(page.contains("<h1>in</h1>") && page.contains("a/a.png") && !page.contains("b.png"))
    try put("empty/x.txt", "")
    let none = try program.run(["gallery", "empty", "-o", "out2"], in: folder)
    #expect(none.status == 66 && none.errors.contains("no .yaml files in empty"))
  }
}
