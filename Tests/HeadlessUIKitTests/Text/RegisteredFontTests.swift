import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Registered fonts")
struct RegisteredFontTests {
  private func font() throws -> CGFont {
    let provider = try #require(CGDataProvider(data: NSData(data: Data(TinyFont.bytes))))
    return try #require(CGFont(provider))
  }

  @Test("A registered font is found by name on its screen until it is unregistered")
  func registered() throws {
    let environment = onScreen()
    let font = try font()
    let name = try #require(font.fullName) as String
    #expect(UIFont(name: name, size: 12) == nil)
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(!CTFontManagerRegisterGraphicsFont(font, nil), "it is known already")
    #expect(UIFont(name: name, size: 12)?.fontName == name)
    #expect(environment.problems.notes.count == 1, "of the time before")
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(UIFont(name: name, size: 12) == nil)
    onScreen()
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test("A font registers from a file, and an invalid file is refused")
  func files() throws {
    onScreen()
    let folder = try Folder()
    let file = URL(filePath: "\(folder.path)/tiny.ttf")
    try Data(TinyFont.bytes).write(to: file)
    #expect(CTFontManagerRegisterFontsForURL(file as NSURL, .process, nil))
    #expect(!CTFontManagerRegisterFontsForURL(file as NSURL, .process, nil))
    try folder.write("none.ttf", "no font")
    #expect(
      !CTFontManagerRegisterFontsForURL(
        URL(filePath: "\(folder.path)/none.ttf") as NSURL, .user, nil)
    )
    #expect(CGDataProvider(url: URL(filePath: "\(folder.path)/missing") as NSURL) == nil)
  }

  @Test("A text layer accepts a font, a Core Graphics font or a name")
  func textLayers() throws {
    onScreen()
    let font = try font()
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    let name = try #require(font.fullName)
    func size(_ font: Any?) -> CGSize {
      let layer = CATextLayer()
      layer.string = "fi A"
      layer.fontSize = 20
      layer.font = font
      return layer.preferredFrameSize()
    }
    let own = size(font)
    #expect(own != size(nil))
    #expect(size(name) == own && size(name as String) == own)
    #expect(size(UIFont(name: name as String, size: 5)) == own)
  }
}
