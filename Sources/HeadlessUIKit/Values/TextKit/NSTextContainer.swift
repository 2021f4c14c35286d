public import Foundation
import Graphics

/// A region in which text is laid out.
@preconcurrency @MainActor
open class NSTextContainer: _Object {
  /// The padding at the start and the end of each line, in points. Default: 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { geometryChanged() } }
  /// The maximum number of lines. 0, the default, means no limit.
  open var maximumNumberOfLines = 0 { didSet { geometryChanged() } }
  /// The treatment of text that exceeds the container. Default: `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { geometryChanged() } }
  /// The size of the container, in points. A text view's container has the view's width without
  /// insets, and the text's height.
  ///
  /// - Note: Partly: lines wrap at the width, but the height does not limit them. A width of 0 or
  ///   less means no limit.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      geometryChanged()
      manager?.didResize(self, from: oldValue)
    }
  }
  /// Whether the width follows the text view's width. Default: false.
  ///
  /// - Note: Partly: stored; the width of a text view's container always follows it.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's height. Default: false.
  ///
  /// - Note: Partly: stored; a text view's container is as high as its text.
  open var heightTracksTextView = false
  /// Whether the container has no exclusion paths.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The shapes that text flows around, in the container's coordinates.
  ///
  /// - Note: Partly: text flows around the left and right ends of a shape at a line's height, not
  ///   into its bays.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { geometryChanged() } }

  /// The exclusion paths in the coordinates of the text, which begins after the padding.
  var exclusions: [Path] {
    exclusionPaths.map {
      $0.cgPath.path.applying(CGAffineTransform(translationX: -lineFragmentPadding, y: 0))
    }
  }

  /// The layout manager; a text view's container creates one on first access.
  open internal(set) var layoutManager: NSLayoutManager? {
    get { manager ?? makeManager?() }
    set { manager = newValue }
  }

  weak var manager: NSLayoutManager?
  var makeManager: (() -> NSLayoutManager)?
  var changed: (() -> Void)?

  /// Creates a container of a size in points; a zero size has no limit.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init(_object: ())
  }

  /// Sets the size without notifying the view that the container belongs to.
  func track(_ size: CGSize) {
    guard size != self.size else { return }
    let listener = changed
    changed = nil
    self.size = size
    changed = listener
  }

  private func geometryChanged() {
    manager?.textContainerChangedGeometry(self)
    changed?()
  }

  /// Replaces the layout manager with another one for the same text.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    for container in old.textContainers { newLayoutManager.addTextContainer(container) }
    old.removeContainers()
    storage?.addLayoutManager(newLayoutManager)
    storage?.removeLayoutManager(old)
  }

  /// Returns the part of a proposed line that is inside the container.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    guard size.width > 0 else { return proposedRect }
    let left = max(0, proposedRect.minX)
    let right = min(size.width, proposedRect.maxX)
    guard right > left else { return .zero }
    return CGRect(
      x: left, y: proposedRect.minY, width: right - left, height: proposedRect.height)
  }
}
