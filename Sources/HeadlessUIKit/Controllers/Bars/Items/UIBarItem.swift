public import Foundation

/// The common base class of the items of all bars.
@preconcurrency @MainActor
open class UIBarItem: _Object {
  /// The view that shows the item and is notified of every change.
  weak var shownBy: (any BarItemPresenter)?

  open var title: String? { didSet { if title != oldValue { changed() } } }
  open var image: UIImage? { didSet { if image != oldValue { changed() } } }
  /// The insets that offset the image. Zero by default.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
  /// The image in the lower bars of a phone in landscape. Nil uses `image`.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone != oldValue { changed() } }
  }
  /// The insets that offset `landscapeImagePhone`. Zero by default.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { changed() } }
  }
  /// The larger image for accessibility. Stored but ignored: a long press shows no enlarged item
  /// here.
  open var largeContentSizeImage: UIImage?
  /// The insets of `largeContentSizeImage`. Stored but ignored.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  open var tag = 0
  /// The identifier of the item's view in traces and messages.
  open var accessibilityIdentifier: String? { didSet { changed() } }

  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the font and colour of the title for a state. A state without attributes uses those of
  /// `normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state.rawValue] = attributes
    changed()
    mark(.titleTextAttributes, state.rawValue) { (item: UIBarItem) in
      item.setTitleTextAttributes(attributes, for: state)
    }
  }

  /// Returns the attributes that were set for exactly this state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }

  /// Returns the attributes that apply in a state.
  func effectiveTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any] {
    textAttributes[state.rawValue] ?? textAttributes[UIControl.State.normal.rawValue] ?? [:]
  }

  /// Creates an item without a title and an image.
  public init() { super.init(_object: ()) }

  /// Creates an item from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    super.init(_object: ())
    coder.fill(self)
  }

  func changed() { shownBy?.barItemChanged() }
}
