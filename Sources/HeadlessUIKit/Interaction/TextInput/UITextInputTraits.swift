/// How text is to be typed.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// - Note: Partly: kept; nothing is corrected here.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// - Note: Partly: kept; nothing is corrected here.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// - Note: Partly: kept; nothing is corrected here.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// - Note: Partly: kept; nothing is corrected here.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// - Note: Partly: kept; nothing is corrected here.
  var smartDashesType: UITextSmartDashesType { get set }
  /// - Note: Partly: kept; nothing is corrected here.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Which keys the keyboard has.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key does nothing without text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots.
  var isSecureTextEntry: Bool { get set }
  /// What the text is; nil for nothing special.
  ///
  /// - Note: Partly: kept; nothing is suggested here.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// `sentences`; nothing keeps another.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default; nothing keeps another.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default; nothing keeps another.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default; nothing keeps another.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default; nothing keeps another.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default; nothing keeps another.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default; nothing keeps another.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default; nothing keeps another.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default; nothing keeps another.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False; nothing keeps another.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False; nothing keeps another.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nil; nothing keeps another.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
