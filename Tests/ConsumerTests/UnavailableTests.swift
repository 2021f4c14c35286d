import Foundation
import TestSupport
import Testing

/// The compiler messages of the module UIKit for names that are not implemented.
struct UnavailableTests {
  /// Type-checks a source file against the modules that this test was built with and returns the
  /// errors.
  private func errors(in source: String) throws -> [String] {
    let scratch = try #require(Repository.scratch)
    let products = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
      .deletingLastPathComponent()
    let modules = [products, scratch.appending(path: "debug"), scratch.appending(path: "release")]
      .map { $0.appending(path: "Modules") }
      .first {
        FileManager.default.fileExists(atPath: $0.appending(path: "UIKit.swiftmodule").path)
      }
    let temporary = try Folder()
    let folder = URL(filePath: temporary.path)
    let file = folder.appending(path: "Source.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    do {
      try SwiftPM(folder: folder).run(
        "swiftc", "-typecheck", "-swift-version", "5", "-I", try #require(modules).path, file.path)
      return []
    } catch let failure as SwiftPM.Failure {
      return failure.output.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /^.*\.swift:\d+:\d+: error: (.*)$/).map { String($0.1) }
      }
    }
  }

  @Test func whatIsMissingIsSaidWithWhatToDoInstead() throws {
    let words = try errors(
      in: """
        import UIKit
        final class Screen: UIViewController {
          let map = MKMapView()
          let web: UIAlertView? = nil
          func share() { present(UIFontPickerViewController()) }
          func present(_ other: UIViewController) {
            _ = NSTextAttachment().fileWrapper
            _ = UIEdgeInsetsMake(1, 2, 3, 4)
            _ = UITableViewAutomaticDimension
          }
        }
        """)
    #expect(
      words == [
        "'MKMapView' is unavailable: MapKit is not available; show a picture of the map in a "
          + "UIImageView",
        "'UIAlertView' is unavailable: removed from UIKit; use UIAlertController",
        "'UIFontPickerViewController' is unavailable: system sheets are not available; show a "
          + "custom UIViewController",
        "'fileWrapper' is unavailable: file packages are not supported; pass the bytes as contents",
        "'UIEdgeInsetsMake' has been replaced by 'UIEdgeInsets.init(top:left:bottom:right:)'",
        "'UITableViewAutomaticDimension' has been renamed to 'UITableView.automaticDimension'",
      ])
  }

  @Test func whatIsHereIsNotSaidToBeMissing() throws {
    let words = try errors(
      in: """
        import UIKit
        final class Screen: UIViewController {
          let list = UITableView()
          var observation: NSKeyValueObservation?
          override func viewDidLoad() {
            super.viewDidLoad()
            observation = list.observe(\\.contentOffset, options: [.new]) { [weak self] _, change in
              self?.title = change.newValue.map { "\\($0.y)" }
            }
          }
        }
        """)
    #expect(words == [])
  }
}
