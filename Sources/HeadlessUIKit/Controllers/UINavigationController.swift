public import Foundation
import Typography

/// A controller under a bar with its title. One level deep: pushing replaces what is shown at once.
open class UINavigationController: UIViewController {
  /// The bar's height without the status bar (HIG; every iPhone upright).
  static let barHeight: CGFloat = 44

  open private(set) var viewControllers: [UIViewController] = []
  private var isShown = false
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)

  /// Shows the controller under the bar at once.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    show(rootViewController)
  }

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

  open var topViewController: UIViewController? { viewControllers.last }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    let covered = topViewController
    show(controller)
    guard isViewLoaded else { return }
    if isShown { covered?.viewWillDisappear(animated) }
    covered?.view.removeFromSuperview()
    install(controller)
    guard isShown else { return }
    controller.viewWillAppear(animated)
    covered?.viewDidDisappear(animated)
    controller.viewDidAppear(animated)
  }

  // What is on the screen appears and disappears with this controller.

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    topViewController?.viewWillAppear(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
    topViewController?.viewDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    topViewController?.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
    topViewController?.viewDidDisappear(animated)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let topViewController { install(topViewController) }
    view.addSubview(navigationBar)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = view.safeAreaInsets.top + Self.barHeight
    navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    topViewController?.view.frame = view.bounds
    navigationBar.title = topViewController?.title
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  private func show(_ controller: UIViewController) {
    controller.parent = self
    controller.barInsets = UIEdgeInsets(top: Self.barHeight)
    viewControllers.append(controller)
  }

  private func install(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    view.insertSubview(controller.view, at: 0)
  }
}

/// The bar over a navigation controller's content: translucent white with a hairline below.
open class UINavigationBar: UIView {
  /// Shown in the middle of the bar.
  open var title: String? {
    get { titleLabel.text }
    set { if newValue != titleLabel.text { titleLabel.text = newValue } }
  }

  private let titleLabel = UILabel()
  private let hairline = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // The default bar over white: 97 % white at 94 %, its lower edge black at 30 % (measured in
    // simulators of iOS 8 to 14).
    backgroundColor = UIColor(white: 0.97, alpha: 0.94)
    hairline.backgroundColor = UIColor(white: 0, alpha: 0.3)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    addSubview(titleLabel)
    addSubview(hairline)
  }

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let bar = UINavigationController.barHeight
    titleLabel.frame = CGRect(
      x: 60, y: bounds.height - bar, width: max(0, bounds.width - 120), height: bar)
    let pixel = 1 / environment.screen.scale
    hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: pixel)
  }
}
