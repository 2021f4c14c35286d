public import Foundation

/// The language of a keyboard. A screen has a single keyboard in its own language.
@preconcurrency @MainActor
open class UITextInputMode: _Object {
  /// The notification posted when the user switches keyboards. It is never posted: only one
  /// keyboard exists.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// The input mode of a screen, created when it is first read.
  private final class ModeState: ScreenState {
    var mode: UITextInputMode?

    init() {}
  }

  private let language: String

  private init(_ language: String) {
    self.language = language
    super.init(_object: ())
  }

  /// Returns nil: archives are not supported.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// The language of the keyboard, like `en-US`.
  open var primaryLanguage: String? { language }

  /// The keyboards that the user can choose: the screen's only one.
  public class var activeInputModes: [UITextInputMode] { [ofCurrentScreen] }

  /// Returns the current keyboard.
  public class func current() -> UITextInputMode? { ofCurrentScreen }

  fileprivate static var ofCurrentScreen: UITextInputMode {
    let environment = ScreenEnvironment.current
    let state = environment[ModeState.self]
    if let made = state.mode { return made }
    let made = UITextInputMode(
      (environment.locale?.identifier ?? "en_US").replacingOccurrences(of: "_", with: "-"))
    state.mode = made
    return made
  }
}

extension UIResponder {
  static var ownInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
}
