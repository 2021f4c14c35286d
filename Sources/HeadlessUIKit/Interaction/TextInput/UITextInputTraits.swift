/// The keyboard options of a text input.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The automatic capitalisation.
  ///
  /// - Note: Partly: stored only; nothing is corrected here.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The automatic correction.
  ///
  /// - Note: Partly: stored only; nothing is corrected, but `.no` hides the line of suggestions.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The spelling check.
  ///
  /// - Note: Partly: stored only; nothing is corrected here.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The replacement of quotation marks.
  ///
  /// - Note: Partly: stored only; nothing is corrected here.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The replacement of dashes.
  ///
  /// - Note: Partly: stored only; nothing is corrected here.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The adjustment of spaces around pasted text.
  ///
  /// - Note: Partly: stored only; nothing is corrected here.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The kind of keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while the text is empty.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is displayed as dots.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text; nil for none.
  ///
  /// - Note: Partly: stored only; nothing is suggested here.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// The default implementation always returns `sentences` and ignores new values.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default implementation always returns `default` and ignores new values.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default implementation always returns `default` and ignores new values.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default implementation always returns `default` and ignores new values.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default implementation always returns `default` and ignores new values.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default implementation always returns `default` and ignores new values.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default implementation always returns `default` and ignores new values.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default implementation always returns `default` and ignores new values.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default implementation always returns `default` and ignores new values.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// The default implementation always returns false and ignores new values.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// The default implementation always returns false and ignores new values.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The default implementation always returns nil and ignores new values.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
