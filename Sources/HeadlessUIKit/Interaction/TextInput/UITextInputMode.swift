public import Foundation

/// The language of a keyboard: that of the screen's, which has one.
@preconcurrency @MainActor
open class UITextInputMode: _Object {
  /// Posted when people choose another keyboard; never here, where there is one.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  private let language: String

  private init(_ language: String) {
    self.language = language
    super.init(_object: ())
  }

  /// Nothing: archives are not supported.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// As `en-US`.
  open var primaryLanguage: String? { language }

  /// Those that people can choose: the screen's one.
  public class var activeInputModes: [UITextInputMode] { [own] }

  /// The one that is used.
  public class func current() -> UITextInputMode? { own }

  fileprivate static var own: UITextInputMode {
    let environment = ScreenEnvironment.current
    if let made = environment.inputMode { return made }
    let made = UITextInputMode(
      (environment.locale?.identifier ?? "en_US").replacingOccurrences(of: "_", with: "-"))
    environment.inputMode = made
    return made
  }
}

extension UIResponder {
  static var ownInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
}
