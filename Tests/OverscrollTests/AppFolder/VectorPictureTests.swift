import Foundation
import Graphics
import HeadlessUIKit
import ImageCodecs
import Overscroll
import TestSupport
import Testing

/// Vector drawings in an app's asset catalogue.
@MainActor
struct VectorPictureTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A page of 20×10 points whose left half is red.
  private static let pdf: Data = {
    let stream = "1 0 0 rg 0 0 10 10 re f"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R >>",
      "<< /Length \(stream.utf8.count) >>\nstream\n\(stream)\nendstream",
    ]
    var (text, places) = ("%PDF-1.4\n", [Int]())
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for place in places { text += String(format: "%010d 00000 n \n", place) }
    text += "trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Data(text.utf8)
  }()

  private static let svg = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 40 20">
    <rect width="20" height="20" fill="#f00"/></svg>
    """.utf8)

  private func write(_ data: Data, _ path: String) throws {
    let place = URL(filePath: folder.path).appending(path: path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
  }

  private func catalogue(_ data: Data, _ file: String, _ more: String = "") throws {
    try write(data, "A.xcassets/logo.imageset/\(file)")
    try write(
      Data(#"{"images": [{"idiom": "universal", "filename": "\#(file)"\#(more)}]}"#.utf8),
      "A.xcassets/logo.imageset/Contents.json")
  }

  /// Checks the size in points and pixels, and the pixels at one and three quarters of the width,
  /// on a screen of scale 2.
  private func expectHalves(of app: AppFolder, scale: CGFloat) throws {
    _ = try Stage(device: .iPhone8, timeline: [], assets: app) {
      let image = try #require(UIImage(named: "logo"))
      #expect(image.size == CGSize(width: 20, height: 10) && image.scale == scale)
      let bitmap = try Bitmap(decoding: [UInt8](#require(image.pngData())))
      #expect(bitmap.width == Int(20 * scale) && bitmap.height == Int(10 * scale))
      let (left, right) = (bitmap.width / 4, 3 * bitmap.width / 4)
      #expect(bitmap[left, bitmap.height / 2] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
      #expect(bitmap[right, bitmap.height / 2].alpha == 0)
      return UIViewController()
    }
    #expect(app.problems.isEmpty)
  }

  @Test(.needs(.pdfToCairo)) func aPDFIsDrawnForTheScreensScale() throws {
    try catalogue(Self.pdf, "logo.pdf")
    try expectHalves(of: AppFolder(path: folder.path), scale: 2)
  }

  @Test(.needs(.rsvgConvert)) func anSVGIsDrawnForTheScreensScale() throws {
    try catalogue(Self.svg, "logo.svg")
    try expectHalves(of: AppFolder(path: folder.path), scale: 2)
  }

  @Test(.needs(.pdfToCairo)) func aPDFForAScaleOfItsOwnKeepsIt() throws {
    try catalogue(Self.pdf, "logo.pdf", #", "scale": "3x""#)
    try expectHalves(of: AppFolder(path: folder.path), scale: 3)
  }

  @Test(.needs(.pdfToCairo)) func aLoosePDFIsFoundByItsName() throws {
    try write(Self.pdf, "Pictures/logo.pdf")
    try expectHalves(of: AppFolder(path: folder.path), scale: 2)
  }

  @Test(.needs(.pdfToCairo)) func aDamagedPDFSaysWhatPopplerSays() throws {
    try catalogue(Data("%PDF-1.4\nno page".utf8), "logo.pdf")
    let app = try AppFolder(path: folder.path)
    #expect(app.image(named: "logo") == nil)
    let problem = try #require(app.problems.first)
    let start = "A.xcassets/logo.imageset/logo.pdf: this PDF picture cannot be drawn: "
    #expect(problem.hasPrefix(start + "pdftocairo reported 'Syntax"), "\(problem)")
  }

  /// A picture of 25 000 × 25 000 pixels would take 2.5 GB.
  @Test(.needs(.rsvgConvert)) func theMemoryOfTheProgramIsLimited() throws {
    let text = String(decoding: Self.svg, as: UTF8.self)
      .replacing("width=\"20\" height=\"10\"", with: "width=\"25000\" height=\"25000\"")
    try write(Data(text.utf8), "logo.svg")
    let path = URL(filePath: folder.path).appending(path: "logo.svg").path
    let problem = #expect(throws: VectorPicture.Problem.self) {
      try VectorPicture.svg.png(of: path, scale: 1)
    }
    guard case .failed("rsvg-convert", _) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
  }

  @Test func aMachineWithoutTheProgramIsToldWhatToInstall() throws {
    try write(Self.svg, "logo.svg")
    let path = URL(filePath: folder.path).appending(path: "logo.svg").path
    #expect(throws: VectorPicture.Problem.noProgram("rsvg-convert", package: "librsvg2-bin")) {
      try VectorPicture.svg.png(of: path, scale: 1, environment: ["PATH": "/nowhere"])
    }
  }
}
