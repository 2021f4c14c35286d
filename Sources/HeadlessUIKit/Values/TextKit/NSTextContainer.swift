public import Foundation
import Graphics

/// The room that lines are set in.
@preconcurrency @MainActor
open class NSTextContainer: _Object {
  /// Left and right of each line, in points: 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 { didSet { geometryChanged() } }
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { geometryChanged() } }
  /// What happens to the text that is too long for that.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { geometryChanged() } }
  /// In points. A text view's is its width without its insets, and as high as it takes.
  ///
  /// - Note: Partly: lines wrap at the width; all are set, whatever the height. A width of 0 or below has no
  ///   limit.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      geometryChanged()
      manager?.tell(self, hadSize: oldValue)
    }
  }
  /// Whether lines follow the view's width, as they do.
  ///
  /// - Note: Partly: kept; a text view's always do.
  open var widthTracksTextView = false
  /// Whether the height follows the view's.
  ///
  /// - Note: Partly: kept; a text view's container is as high as its text.
  open var heightTracksTextView = false
  /// Whether nothing is left out of it.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Shapes that lines go around, in the container's coordinates.
  ///
  /// - Note: Partly: text goes around a shape's left and right ends at a line's height, not into its bays.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { geometryChanged() } }

  /// In the coordinates of the text, which begins behind the padding.
  var exclusions: [Path] {
    exclusionPaths.map {
      $0.cgPath.path.applying(CGAffineTransform(translationX: -lineFragmentPadding, y: 0))
    }
  }

  /// Who makes its lines; a text view's makes one when it is asked for.
  open internal(set) var layoutManager: NSLayoutManager? {
    get { manager ?? makeManager?() }
    set { manager = newValue }
  }

  weak var manager: NSLayoutManager?
  var makeManager: (() -> NSLayoutManager)?
  var changed: (() -> Void)?

  /// A room of that size; one without a size has no end.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init(_object: ())
  }

  /// Takes the size that the view which it belongs to gives it.
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

  /// Has its lines made by another one, of the same text.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    for container in old.textContainers { newLayoutManager.addTextContainer(container) }
    old.forgetContainers()
    storage?.addLayoutManager(newLayoutManager)
    storage?.removeLayoutManager(old)
  }

  /// The part of a proposed line that lies in the room.
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
