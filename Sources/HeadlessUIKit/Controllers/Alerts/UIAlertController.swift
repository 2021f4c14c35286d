public import Foundation

/// A view controller that shows a message and buttons, as an alert or as an action sheet.
///
/// Present it to show it. A tap on a button dismisses it and then runs the button's handler. A tap
/// outside an action sheet is a tap on its cancel button.
open class UIAlertController: UIViewController, CustomPresentationAnimation {
  /// The kind of an alert controller. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    /// An action sheet at the lower edge of the screen.
    case actionSheet
    /// An alert in the centre of the screen.
    case alert
  }

  /// The kind of the alert controller.
  public let preferredStyle: Style
  /// The text below the title.
  open var message: String? { didSet { show() } }
  open override var title: String? { didSet { show() } }
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action of `actions` that an alert emphasises in semibold. The return key performs it in
  /// UIKit.
  open var preferredAction: UIAlertAction? { didSet { show() } }
  /// The text fields, in the order in which they were added. Nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// Creates an alert controller without buttons. Add them with `addAction(_:)`.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
  }

  /// Creates an action sheet without title and message, as UIKit does.
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  /// - Note: Partly: always returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Adds a button below or to the right of the others. The cancel button has a fixed place.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    show()
  }

  /// Adds a text field below the message of an alert. `configurationHandler` configures it first.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    fields.append(field)
    show()
  }

  // MARK: View

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() { view = AlertView(style: preferredStyle) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.tappedOutside() }
    alertView?.dimming.addGestureRecognizer(tap)
    show()
  }

  /// Focuses the first text field, which shows the keyboard.
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
    // Of two buttons cancel is the left one. Of more than two it is the last one.
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

  private func tappedOutside() {
    guard preferredStyle == .actionSheet else { return }
    if let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
  }

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    view.endEditing(true)
    dismiss(animated: true) { action.perform() }
  }

  // MARK: Presentation animation

  var presentationDuration: TimeInterval { preferredStyle == .alert ? 0.25 : 0.35 }
  func conceal() { alertView?.conceal() }
  func reveal() { alertView?.reveal() }
}
