public import Foundation
public import HeadlessUIKit
// As on iOS, a file that imports the library sees XCTest too.
@_exported public import HeadlessXCTest
import OverscrollSnapshotTesting
import Snapshots

/// A class of tests that compare pictures of views and layers with goldens, as in Uber's and
/// Facebook's library of the same name.
///
/// Goldens are `<folder>/<module>.<class>/<test>_<identifier>@<scale>x.png`. The folder is that of
/// `FB_REFERENCE_IMAGE_DIR` with a suffix, or else the nearest folder above the test's source
/// whose name begins with `ReferenceImages`, or else `ReferenceImages_64` next to the source. If
/// another program has recorded the golden, this package's own is in a folder `Overscroll` next
/// to it.
open class FBSnapshotTestCase: XCTestCase {
  /// Whether goldens are written instead of compared; false by default.
  open var recordMode = false
  /// The parts of the goldens' names about the device; the scale by default.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
  /// Whether pictures are those of `drawHierarchy(in:afterScreenUpdates:)`; false by default.
  open var usesDrawViewHierarchyInRect = false
  /// The name of the folder of the class's goldens; nil is the class's name with its module.
  open var folderName: String?

  /// Compares the picture of a view with its golden, and fails the test if they differ.
  ///
  /// - Parameters:
  ///   - identifier: The last part of the golden's name; empty for none.
  ///   - suffixes: The suffixes of folders of goldens, of which the first that exists is used.
  ///   - perPixelTolerance: The fraction, 0…1, by which the channels of a pixel may differ.
  ///   - overallTolerance: The fraction, 0…1, of pixels that may differ by more.
  open func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    check(
      identifier, suffixes, perPixelTolerance, overallTolerance, file, line,
      view.bounds.size
    ) { [usesDrawViewHierarchyInRect] context in
      view.layoutIfNeeded()
      if usesDrawViewHierarchyInRect {
        _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      } else {
        view.layer.render(in: context)
      }
    }
  }

  /// Compares the picture of a controller's view with its golden, and fails the test if they
  /// differ.
  open func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    viewController.beginAppearanceTransition(true, animated: false)
    viewController.endAppearanceTransition()
    FBSnapshotVerifyView(
      viewController.view, identifier: identifier, suffixes: suffixes,
      perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance, file: file,
      line: line)
    viewController.beginAppearanceTransition(false, animated: false)
    viewController.endAppearanceTransition()
  }

  /// Compares the picture of a layer with its golden, and fails the test if they differ.
  open func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    check(
      identifier, suffixes, perPixelTolerance, overallTolerance, file, line,
      layer.bounds.size
    ) { context in
      layer.layoutIfNeeded()
      layer.render(in: context)
    }
  }

  private func check(
    _ identifier: String?, _ suffixes: NSOrderedSet, _ perPixel: CGFloat, _ overall: CGFloat,
    _ file: StaticString, _ line: UInt, _ size: CGSize, _ draw: (CGContext) -> Void
  ) {
    guard size.width > 0, size.height > 0 else {
      return XCTFail("the view has no size", file: file, line: line)
    }
    let image = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
    let isExact = perPixel <= 0 && overall <= 0
    let tolerance: Tolerance =
      isExact
      ? .exact
      : .share(Double(overall), maxDelta: Int((min(max(perPixel, 0), 1) * 255).rounded(.down)))
    PictureAssertion(
      folder: folder(suffixes, file), file: fileName(identifier), tolerance: tolerance,
      isRecording: recordMode, testName: method, filePath: file, line: line
    ).run(image)
  }

  private var method: String {
    String(name.dropLast().split(separator: " ").last ?? "")
  }

  private func folder(_ suffixes: NSOrderedSet, _ file: StaticString) -> String {
    let own = folderName ?? String(reflecting: type(of: self))
    return "\(ReferenceFolder.path(forTestsIn: "\(file)", suffixes.array))/\(own)"
  }

  /// The name of a golden, as the library forms it.
  private func fileName(_ identifier: String?) -> String {
    var name = method
    if let identifier, !identifier.isEmpty { name += "_\(identifier)" }
    let (device, screen) = (UIDevice.current, UIScreen.main)
    if fileNameOptions.contains(.device) { name += "_\(device.model)" }
    if fileNameOptions.contains(.OS) { name += "_\(device.systemVersion)" }
    if fileNameOptions.contains(.screenSize) {
      name += "_\(Int(screen.bounds.width))x\(Int(screen.bounds.height))"
    }
    // The library replaces everything but letters and digits, before it appends the scale.
    name = name.replacing(#/\W+/#, with: "_")
    let scale = screen.scale
    return name
      + (fileNameOptions.contains(.screenScale) && scale > 1 ? "@\(Int(scale))x" : "") + ".png"
  }
}

/// Returns the suffixes of folders of goldens: `_64`.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }
