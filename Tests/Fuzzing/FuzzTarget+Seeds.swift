import Foundation
import Graphics
import ImageCodecs
import TestSupport

/// The seeds of mutations: small files that are read without an error, each with a different
/// feature.
extension FuzzTarget {
  package func seeds() throws -> [[UInt8]] {
    switch self {
    case .png: try Self.pictures() + [Self.animation()]
    case .jpeg: try files(in: "Tests/ImageCodecsTests/Fixtures", ending: "jpg")
    case .gif: try [Self.parts] + Self.films()
    case .font: [TinyFont.bytes]
    case .scene:
      try files(in: "Fixtures/Scenes", ending: "yaml")
        + files(in: "Fixtures/Figures", ending: "yaml")
    case .storyboard:
      try files(in: "Fixtures/Apps/Resources", ending: "storyboard") + [Self.screen]
    case .trace: try [Self.traces()]
    case .golden: try files(in: "Fixtures/Goldens", ending: "fonts").prefix(2) + [Self.lines]
    case .catalogue: Self.catalogues
    case .text: Self.texts
    case .manifest: Self.manifests
    case .project: Self.projects
    case .request: Self.requests
    }
  }

  /// Returns inputs that once broke a property, sorted by name, and generated ones that would be
  /// too long for files.
  package func regressions() throws -> [[UInt8]] {
    let files = try files(in: "Fixtures/Fuzz/\(rawValue)")
    switch self {
    case .scene: return files + [Self.sameKeys]
    case .png, .jpeg, .gif, .font, .storyboard, .trace, .golden, .catalogue, .text, .manifest,
      .project, .request:
      return files
    }
  }

  private static let sameKeys = Array(
    ("scene: 1\nscreen: a\n" + String(repeating: "title: a\n", count: 20_001)).utf8)

  /// Tokens with a meaning for the reader, which mutations insert.
  package var tokens: [String] {
    switch self {
    case .png: ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "acTL", "fcTL", "fdAT", "\0\0\0\u{1}"]
    case .jpeg: ["Exif\0\0", "II*\0", "MM\0*", "JFIF\0", "Adobe\0"]
    case .gif: ["GIF89a", "NETSCAPE2.0", "!", ",", ";"]
    case .font: ["GSUB", "GPOS", "glyf", "CFF ", "cmap", "kern", "true", "ttcf", "\0\0", "\0\u{1}"]
    case .scene:
      [
        "&a", "*a", "!!x", "[", "]", "{", "}", ": ", "- ", "? ", " #", "\"", "'", "|", ">", "\n",
        "\r\n", "\t", "  ", "---\n", "...\n", "<<: ", "\u{FEFF}", "\u{85}", "\u{2028}", "🙂",
        "1e999",
        "nan", "a: |\n", "screen", "timeline", "outputs", "device", "variants", "include", "show",
        "release", "settle", "hold: 1s", "drag: {by: 1, over: 0.1s}", "fling", "touch", "rotate",
      ]
    case .storyboard:
      [
        "<view ", "</view>", "key=\"", "id=\"", "&amp;", "<!ENTITY a \"b\">", "nan", "1e300", "-1",
        "<constraint firstItem=\"", "secondItem=\"", "<subviews>", "<tableView ", "<label ",
        "customClass=\"", "<segue destination=\"", "multiplier=\"0\"", "<![CDATA[", "<!--",
      ]
    case .trace: ["\"", ",", "\n", "\r\n", "\0", "nan", "1e999", "time", "e\u{301}", "é"]
    case .golden:
      ["{\"", "\":", "\n", "1.2.3", " ", "}", "[]", "\\u0000", "ended", "acTL", "\u{89}PNG"]
    case .catalogue:
      [
        "\"scale\":\"", "2x", "0x", "nan", "inf", "1e308", "-1e308", "1e999", "\"filename\":\"",
        "../", "a.png", "\"idiom\":", "\"resizing\":{", "\"cap-insets\":{\"top\":", "tile",
        "\"components\":{", "0xFFFFFFFFFFFFFFFFF", "null", "[", "]", "{", "}", ",", "\\u0000",
      ]
    case .text:
      [
        "%", "%@", "%d", "%1$", "%2$@", "%*d", "*", "%s", "%n", "%C", "%lld", "%Lf", "%#@a@",
        "%1$#@a@",
        "999999999", ".", "%%", "\"", "=", ";", "\\U00", "\\", "/*", "*/", "//", "\u{1F}", "\u{1E}",
        "<string>", "</string>", "<key>", "<dict>", "<array>", "bplist00", "\u{FEFF}", "{", "(",
        "<",
      ]
    case .manifest:
      [
        "{\"", "\":", "\n", "..", "/", "\\u0000", "\"id\":\"", "A/", ".png", "\"golden\":\"$ROOT/",
        "\"actual\":\"", "\"shard\":\"", "2/5", "9223372036854775807", "[1e308]", "failed", "null",
      ]
    case .project:
      [
        "isa = ", "{", "}", "(", ")", ";", ", ", "= ", "\"", "PBXVariantGroup", "children = (",
        "files = (",
        "targets = (", "path = ", "..", "\"<absolute>\"", "\"<group>\"", "$(TARGET_NAME)",
        "\\U0000", "/*",
        "<Test Identifier=\"", "<!ENTITY a \"&a;\">", ".target(name: \"", "sources: [\"", "**/",
        "{a,b}",
      ]
    case .request:
      [
        "\r\n", "\n", ":", "Content-Length: ", "Transfer-Encoding: chunked", "Upgrade: ", "9", "-1",
        "9223372036854775808", "GET / HTTP/1.1\r\n", "\u{81}", "{\"action\":\"down\",\"points\":[[",
        "]]}",
        "move", "up", "1e308", "-1e308", "1e-308", "null", "[", "999999.9", "\0\0",
      ]
    }
  }

  // MARK: - Seeds in code

  private static func pictures() throws -> [[UInt8]] {
    let kinds = [(0, 1), (0, 16), (2, 8), (3, 1), (3, 4), (4, 8), (6, 8), (6, 16)]
    return try kinds.enumerated().map { place, kind in
      let channels = [1, 0, 3, 1, 2, 0, 4][kind.0]
      return TinyPNG(
        width: 5, height: 4, depth: kind.1, colorType: kind.0, isInterlaced: place % 2 == 1,
        palette: kind.0 == 3 ? (0..<48).map { UInt8($0 * 5) } : [],
        transparency: kind.0 == 3 ? [0, 128] : kind.0 == 0 ? [0, 1] : []
      ) { x, y in (0..<channels).map { (x * 3 + y * 5 + $0) % min(1 << kind.1, 16) } }.bytes
    } + [bars(shift: 3).encodedAsPNG()]
  }

  private static func bars(shift: Int) -> Bitmap {
    var bitmap = Bitmap(width: 9, height: 7)
    for y in 0..<7 {
      for x in 0..<9 {
        let level = UInt8((x + shift) * 20)
        bitmap[x, y] = Pixel(red: level, green: UInt8(y * 30), blue: 9, alpha: 255)
      }
    }
    return bitmap
  }

  private static func animation() throws -> [UInt8] {
    var encoder = try APNGEncoder(width: 9, height: 7)
    for shift in 0..<3 { try encoder.append(bars(shift: shift), framesPerSecond: 30) }
    return encoder.finish()
  }

  private static var parts: [UInt8] {
    let whole = TinyGIF.Frame(
      width: 4, height: 4, disposal: 2, isInterlaced: true, indices: (0..<16).map { $0 % 4 })
    let part = TinyGIF.Frame(
      x: 1, y: 2, width: 2, height: 1, delay: 0, disposal: 3, transparent: 1,
      table: [0xFF, 0xFF00], indices: [0, 1])
    return TinyGIF(
      table: [0, 0xFF0000, 0xFFFFFF, 0x123456], repeats: 3, frames: [whole, part, part]
    ).bytes
  }

  private static func films() throws -> [[UInt8]] {
    let encoder = try GIFEncoder(width: 9, height: 7)
    var bytes: [UInt8] = []
    for shift in 0..<3 { bytes += try encoder.append(bars(shift: shift), delay: 4) }
    return [bytes + (try encoder.finish())]
  }

  private static let screen = Array(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" initialViewController="a"><scenes><scene><objects>
    <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
    <label text="Hi" lineBreakMode="tailTruncation" id="l"><fontDescription key="fontDescription" \
    type="system" pointSize="17"/><color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></label></subviews></scrollView>
    <stackView axis="vertical" spacing="8" id="t"><subviews><view id="w"/></subviews></stackView>
    <tableView style="plain" rowHeight="44" id="b"/></subviews>
    <constraints><constraint firstItem="s" firstAttribute="top" secondItem="v" \
    secondAttribute="top" constant="8" id="c"/><constraint firstItem="s" firstAttribute="width" \
    secondItem="s" secondAttribute="height" multiplier="1:2" priority="750" id="d"/></constraints>
    </view><connections><outlet property="view" destination="v" id="o"/></connections>
    </viewController></objects></scene></scenes></document>
    """.utf8)

  private static func traces() throws -> [UInt8] {
    let text = try Repository.fixtureText("Goldens/pages.trace.csv")
    let lines = text.split(separator: "\n").prefix(3).joined(separator: "\n")
    return Array("\(lines)\n\0\(lines.replacing(",0,", with: ",0.25,"))\n".utf8)
  }

  private static let lines = Array(
    """
    {"isWhole":true,"run":"a"}
    {"file":"a.swift","golden":"g.png","hash":"","id":"A/g.png","line":3,"milliseconds":0,\
    "offsets":[1.5],"record":"","suite":"A","test":"t","verdict":"failed","words":"w"}
    {"ended":"a"}

    """.utf8)

  private func files(in folder: String, ending: String? = nil) throws -> [[UInt8]] {
    let folder = Repository.root.appending(path: folder)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { name in ending.map { name.hasSuffix(".\($0)") } ?? true }
      .map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
  }
}
