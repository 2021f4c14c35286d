import Foundation

/// Decoding of labels, text fields, text views and buttons.
extension NibReader {
  func fillLabel(_ label: UILabel) {
    label.wasFittedElsewhere = true
    if let font = font() { label.font = font }
    if let color = color("textColor") { label.textColor = color }
    if let color = color("highlightedColor") ?? color("highlightedTextColor") {
      label.highlightedTextColor = color
    }
    if let isHighlighted = bool("highlighted") { label.isHighlighted = isHighlighted }
    if let isEnabled = bool("enabled") { label.isEnabled = isEnabled }
    let adjustments: [String: UIBaselineAdjustment] = [
      "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
    if let adjustment = option("baselineAdjustment", adjustments) {
      label.baselineAdjustment = adjustment
    }
    if let color = color("shadowColor") { label.shadowColor = color }
    if let offset = size("shadowOffset") { label.shadowOffset = offset }
    if let text = string("text") { label.text = text }
    if let alignment = option("textAlignment", NibOptions.textAlignments) {
      label.textAlignment = alignment
    }
    if let mode = option("lineBreakMode", NibOptions.lineBreaks) { label.lineBreakMode = mode }
    if let lines = integer("numberOfLines") { label.numberOfLines = lines }
    if let width = number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    if bool("adjustsFontSizeToFit") == true {
      label.adjustsFontSizeToFitWidth = true
      if let scale = number("minimumScaleFactor") { label.minimumScaleFactor = scale }
      if let size = number("minimumFontSize"), size > 0, label.font.pointSize > 0 {
        label.minimumScaleFactor = min(1, size / label.font.pointSize)
      }
    }
    if let adjusts = bool("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = adjusts
    }
    if let text = attributedString("attributedText") { label.attributedText = text }
    ignore(
      "minimumFontSize", "minimumScaleFactor", "usesAttributedText",
      "adjustsLetterSpacingToFitWidth", "shadowOffset", "useAutomaticPreferredMaxLayoutWidth",
      "showsExpansionTextWhenTruncated")
  }

  func fillField(_ field: UITextField) {
    if let font = font() { field.font = font }
    if let color = color("textColor") { field.textColor = color }
    if let alignment = option("textAlignment", NibOptions.textAlignments) {
      field.textAlignment = alignment
    }
    if let text = string("text") { field.text = text }
    if let text = string("placeholder") { field.placeholder = text }
    if let text = attributedString("attributedText") { field.attributedText = text }
    if let text = attributedString("attributedPlaceholder") { field.attributedPlaceholder = text }
    let borders: [String: UITextField.BorderStyle] = [
      "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    field.borderStyle = option("borderStyle", borders) ?? .none
    let modes: [String: UITextField.ViewMode] = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
      "always": .always,
    ]
    if let mode = option("clearButtonMode", modes) { field.clearButtonMode = mode }
    if let clears = bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
    if let adjusts = bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = adjusts }
    if let size = number("minimumFontSize") { field.minimumFontSize = size }
    if let image = element.attributes["background"].flatMap({ _ in image("background") }) {
      field.background = image
    }
    ignore("adjustsFontForContentSizeCategory")
    guard let traits = reader("textInputTraits", key: "textInputTraits") else { return }
    traits.fill(
      field, \.autocapitalizationType, \.autocorrectionType, \.spellCheckingType,
      \.keyboardType, \.returnKeyType)
    if let isSecure = traits.bool("secureTextEntry") { field.isSecureTextEntry = isSecure }
    if let isDark = traits.option("keyboardAppearance", Self.keyboards) {
      field.keyboardAppearance = isDark
    }
  }

  func fillTextView(_ area: UITextView) {
    if let font = font() { area.font = font }
    if let color = color("textColor") { area.textColor = color }
    if let alignment = option("textAlignment", NibOptions.textAlignments) {
      area.textAlignment = alignment
    }
    if let text = string("text") { area.text = text }
    if let text = attributedString("attributedText") { area.attributedText = text }
    if let isEditable = bool("editable") { area.isEditable = isEditable }
    if let isSelectable = bool("selectable") { area.isSelectable = isSelectable }
    ignore("adjustsFontForContentSizeCategory", "usesAttributedText")
    if let types = reader("dataDetectorType", key: "dataDetectorTypes") {
      let names: [(String, UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
        ("calendarEvent", .calendarEvent),
        ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
        ("lookupSuggestion", .lookupSuggestion),
      ]
      for (name, type) in names where types.bool(name) == true {
        area.dataDetectorTypes.insert(type)
      }
    }
    guard let traits = reader("textInputTraits", key: "textInputTraits") else { return }
    traits.fill(
      area, \.autocapitalizationType, \.autocorrectionType, \.spellCheckingType, \.keyboardType,
      \.returnKeyType)
  }

  private static let keyboards: [String: UIKeyboardAppearance] = [
    "default": .default, "alert": .dark, "dark": .dark, "light": .light,
  ]

  private func fill<Input: AnyObject>(
    _ input: Input, _ capitals: ReferenceWritableKeyPath<Input, UITextAutocapitalizationType>,
    _ correction: ReferenceWritableKeyPath<Input, UITextAutocorrectionType>,
    _ spelling: ReferenceWritableKeyPath<Input, UITextSpellCheckingType>,
    _ keyboard: ReferenceWritableKeyPath<Input, UIKeyboardType>,
    _ key: ReferenceWritableKeyPath<Input, UIReturnKeyType>
  ) {
    input[keyPath: capitals] =
      option(
        "autocapitalizationType",
        [
          "none": .none, "words": .words, "sentences": .sentences,
          "allCharacters": .allCharacters,
        ]) ?? .none
    if let value: UITextAutocorrectionType = option(
      "autocorrectionType", ["default": .default, "no": .no, "yes": .yes])
    {
      input[keyPath: correction] = value
    }
    if let value: UITextSpellCheckingType = option(
      "spellCheckingType", ["default": .default, "no": .no, "yes": .yes])
    {
      input[keyPath: spelling] = value
    }
    let keyboards: [String: UIKeyboardType] = [
      "default": .default, "alphabet": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
      "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    ]
    if let value = option("keyboardType", keyboards) { input[keyPath: keyboard] = value }
    let keys: [String: UIReturnKeyType] = [
      "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
      "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
      "emergencyCall": .emergencyCall, "continue": .continue,
    ]
    if let value = option("returnKeyType", keys) { input[keyPath: key] = value }
    ignore(
      "enablesReturnKeyAutomatically", "smartDashesType", "smartInsertDeleteType",
      "smartQuotesType", "textContentType")
  }

  // MARK: Buttons

  func fillButton(_ button: UIButton) {
    button.buttonType = option("buttonType", Self.buttonTypes) ?? .custom
    if let font = font() { button.titleLabel?.font = font }
    if let mode = option("lineBreakMode", NibOptions.lineBreaks) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let insets = insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let adjusts = bool("adjustsImageWhenHighlighted") {
      button.adjustsImageWhenHighlighted = adjusts
    }
    if let adjusts = bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = adjusts }
    if let glows = bool("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = glows }
    if let reverses = bool("reversesTitleShadowWhenHighlighted") {
      button.reversesTitleShadowWhenHighlighted = reverses
    }
    ignore(
      "springLoaded", "role", "hasAttributedTitle",
      "changesSelectionAsPrimaryAction", "showsMenuAsPrimaryAction", "pointerInteraction")
    _ = child("size", key: "titleShadowOffset")
    if let configuration = reader("buttonConfiguration") {
      button.configuration = configuration.buttonConfiguration()
    }
    for state in children("state") { NibReader(state, of: nib).fillState(of: button) }
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]

  private func fillState(of button: UIButton) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
      "selected": .selected, "focused": .focused,
    ]
    guard let state = option("key", states) else { return }
    // Beside a configuration, which has the title that is shown, Xcode keeps the template's title
    // "Button". Buttons that show an image only have it too.
    if let title = string("title"), button.configuration == nil || state != .normal {
      button.setTitle(title, for: state)
    }
    if let title = attributedString("attributedTitle") {
      button.setAttributedTitle(title, for: state)
    }
    if let color = color("titleColor") { button.setTitleColor(color, for: state) }
    if let color = color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
    if let image = image("image") { button.setImage(image, for: state) }
    if let image = image("backgroundImage") { button.setBackgroundImage(image, for: state) }
    _ = child("preferredSymbolConfiguration")
    _ = child("imageReference")
    reportUnread()
  }

  /// Returns a transformer that sets the described font; nil without one.
  private func fontTransformer(_ key: String) -> UIConfigurationTextAttributesTransformer? {
    font(key).map { font in
      UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
    }
  }

  private func buttonConfiguration() -> UIButton.Configuration {
    let styles: [String: UIButton.Configuration] = [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
    ]
    var configuration = option("style", styles) ?? .plain()
    configuration.title = string("title")
    configuration.subtitle = string("subtitle")
    configuration.image = image("image")
    if let text = attributedString("attributedTitle") {
      configuration.attributedTitle = AttributedString(text)
    }
    configuration.titleTextAttributesTransformer = fontTransformer("titleFontDescription")
    configuration.subtitleTextAttributesTransformer = fontTransformer("subtitleFontDescription")
    let places: [String: NSDirectionalRectEdge] = [
      "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    ]
    if let place = option("imagePlacement", places) { configuration.imagePlacement = place }
    if let padding = number("imagePadding") { configuration.imagePadding = padding }
    if let padding = number("titlePadding") { configuration.titlePadding = padding }
    if let insets = directionalInsets("contentInsets") { configuration.contentInsets = insets }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    if let corner = option("cornerStyle", corners) { configuration.cornerStyle = corner }
    if let color = color("baseForegroundColor") { configuration.baseForegroundColor = color }
    if let color = color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
    if bool("showsActivityIndicator") == true { configuration.showsActivityIndicator = true }
    _ = child("preferredSymbolConfiguration")
    _ = child("imageReference")
    reportUnread()
    return configuration
  }
}
