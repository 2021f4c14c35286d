public import Foundation

/// What items of all bars have in common.
@preconcurrency @MainActor
open class UIBarItem: _Object {
  /// The bar's part that shows the item; told of every change.
  weak var shownBy: (any BarItemPresenter)?

  open var title: String? { didSet { if title != oldValue { changed() } } }
  open var image: UIImage? { didSet { if image != oldValue { changed() } } }
  /// Moves the image by that; zero unless set.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
  /// Instead of `image` in the low bars of a phone that lies; nil for the same one.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone != oldValue { changed() } }
  }
  /// Moves that image.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { changed() } }
  }
  /// Kept: nothing is shown large to a finger that stays on a bar.
  open var largeContentSizeImage: UIImage?
  /// Kept, likewise.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  open var tag = 0
  /// Names the item's view in traces and messages.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Font and colour of the title in a state; a state without takes those of `normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state.rawValue] = attributes
    changed()
    mark(.titleTextAttributes, state.rawValue) { (item: UIBarItem) in
      item.setTitleTextAttributes(attributes, for: state)
    }
  }

  /// What was set for exactly that state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }

  /// What holds in a state.
  func effectiveTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any] {
    textAttributes[state.rawValue] ?? textAttributes[UIControl.State.normal.rawValue] ?? [:]
  }

  /// Without a title or an image.
  public init() { super.init(_object: ()) }

  /// From a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    super.init(_object: ())
    coder.fill(self)
  }

  func changed() { shownBy?.barItemChanged() }
}
