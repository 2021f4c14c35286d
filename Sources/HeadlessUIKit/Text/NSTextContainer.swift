public import Foundation

/// The room that a text view sets its text in.
@preconcurrency @MainActor
open class NSTextContainer: _Object {
  /// Left and right of each line, in points: 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { changed?() } }
  /// What happens to the text that is too long for that.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
  /// The view's width without its insets; as high as it takes.
  open internal(set) var size: CGSize = .zero
  /// Whether lines follow the view's width, as they do.
  open var widthTracksTextView: Bool { true }

  var changed: (() -> Void)?

  init() { super.init(_object: ()) }
}
