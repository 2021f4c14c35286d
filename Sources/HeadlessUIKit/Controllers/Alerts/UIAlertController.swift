public import Foundation

/// A question over what is on the screen: words and buttons, in the middle or at the lower edge.
///
/// Present it. A tap on a button takes it away; when it has gone, the button's handler runs. A tap
/// beside an action sheet is one on its cancel button.
open class UIAlertController: UIViewController, OwnPresentationMotion {
  /// Where it is; raw values as UIKit's.
  public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// Where it is.
  public let preferredStyle: Style
  /// Under the title.
  open var message: String? { didSet { show() } }
  open override var title: String? { didSet { show() } }
  /// The buttons in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The one in semibold, which the return key stands for; one of `actions`, of an alert.
  open var preferredAction: UIAlertAction? { didSet { show() } }
  /// The fields in the order in which they were added; nil for none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// With a title and a message; buttons are added.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
  }

  /// Without words, an action sheet as in UIKit.
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button below or right of the others; the cancel button has its own place.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    show()
  }

  /// Adds a field below the message of an alert, after `configurationHandler` has set it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    fields.append(field)
    show()
  }

  // MARK: The view

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() { view = AlertView(style: preferredStyle) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.tappedBeside() }
    alertView?.dimming.addGestureRecognizer(tap)
    show()
  }

  /// An alert with fields has the keyboard.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fields.first?.becomeFirstResponder()
    alertView?.setNeedsLayout()
  }

  private func show() {
    guard let alertView else { return }
    let cancel = actions.first { $0.style == .cancel }
    let others = actions.filter { $0 !== cancel }
    let isSheet = preferredStyle == .actionSheet
    // Of two buttons cancel is the left one, of more the last.
    let row =
      isSheet
      ? others
      : others.count == 1
        ? [cancel].compactMap { $0 } + others : others + [cancel].compactMap { $0 }
    alertView.card.show(
      title: title, message: message, fields: isSheet ? [] : fields,
      buttons: row.map(button))
    alertView.cancelCard.isHidden = !isSheet || cancel == nil
    if isSheet, let cancel {
      alertView.cancelCard.show(title: nil, message: nil, fields: [], buttons: [button(cancel)])
    }
    alertView.setNeedsLayout()
  }

  private func button(_ action: UIAlertAction) -> AlertButton {
    let isStrong = preferredAction.map { $0 === action } ?? (action.style == .cancel)
    let button = AlertButton(
      action, fontSize: preferredStyle == .alert ? 17 : 20, isStrong: isStrong)
    button.addAction(
      UIAction { [weak self, weak action] _ in
        if let action { self?.choose(action) }
      }, for: .touchUpInside)
    return button
  }

  private func tappedBeside() {
    guard preferredStyle == .actionSheet else { return }
    if let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
  }

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    view.endEditing(true)
    dismiss(animated: true) { action.perform() }
  }

  // MARK: Coming and going

  var presentationDuration: TimeInterval { preferredStyle == .alert ? 0.25 : 0.35 }
  func conceal() { alertView?.conceal() }
  func reveal() { alertView?.reveal() }
}
