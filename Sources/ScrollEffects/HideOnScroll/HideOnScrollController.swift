import UIKit

/// The repository's storyboard in code. The variants differ only in the way `HidingBar` handles an
/// event.
final class HideOnScrollController: UIViewController, UIScrollViewDelegate {
  enum Content: String, CaseIterable {
    case empty, collection
  }

  private let content: Content
  private var effect: HidingBar
  private let movingView = UIView()
  private let scrollView: UIScrollView
  private let cards = CardSource()
  private var topConstraint: NSLayoutConstraint!

  init(variant: HidingBar.Variant, content: Content) {
    self.content = content
    effect = HidingBar(variant: variant)
    scrollView =
      switch content {
      case .empty: UIScrollView()
      case .collection: cards.makeCollectionView(width: UIScreen.main.bounds.width)
      }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    movingView.accessibilityIdentifier = "movingView"
    movingView.backgroundColor = .systemGreen
    scrollView.accessibilityIdentifier = "scrollView"
    scrollView.delegate = self
    view.addSubview(movingView)
    view.addSubview(scrollView)
    if content == .empty {
      scrollView.contentSize = CGSize(width: UIScreen.main.bounds.width, height: 5000)
    }
    if effect.variant == .corrected { addStatusBarBackdrop() }
    arrangeConstraints()
  }

  /// Adds a view that hides the bar behind the status bar.
  private func addStatusBarBackdrop() {
    let backdrop = UIView()
    backdrop.backgroundColor = view.backgroundColor
    backdrop.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(backdrop)
    NSLayoutConstraint.activate([
      backdrop.topAnchor.constraint(equalTo: view.topAnchor),
      backdrop.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      backdrop.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      backdrop.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }

  private func arrangeConstraints() {
    movingView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let safeArea = view.safeAreaLayoutGuide
    topConstraint = movingView.topAnchor.constraint(equalTo: safeArea.topAnchor)
    topConstraint.identifier = "topConstraint"
    NSLayoutConstraint.activate([
      topConstraint,
      movingView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      safeArea.trailingAnchor.constraint(equalTo: movingView.trailingAnchor),
      movingView.heightAnchor.constraint(equalToConstant: HidingBar.defaultHeight),
      scrollView.topAnchor.constraint(equalTo: movingView.bottomAnchor),
      safeArea.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      safeArea.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      scrollView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { update(.willBeginDragging) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { update(.didScroll) }

  private func update(_ event: ScrollState.Event) {
    // Events before that are only due to changing insets.
    guard topConstraint != nil else { return }
    var state = ScrollState(contentOffset: scrollView.contentOffset, viewFrame: view.frame)
    state.event = event
    state.contentSize = scrollView.contentSize
    state.boundsSize = scrollView.bounds.size
    state.adjustedContentInset = scrollView.adjustedContentInset
    topConstraint.constant = effect.update(state).topConstant
  }
}
