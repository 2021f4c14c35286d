/// The keys of a system keyboard.
@MainActor
struct KeyboardKeys: Hashable {
  let isPad: Bool
  let hasSuggestions: Bool
  let returnTitle: String
  let isDark: Bool?

  init(_ input: any UIKeyInput, hasSuggestions: Bool) {
    isPad = input.keyboardType.isPad
    self.hasSuggestions = hasSuggestions
    returnTitle = input.returnKeyType.title
    switch input.keyboardAppearance {
    case .default: isDark = nil
    case .dark: isDark = true
    case .light: isDark = false
    }
  }

  /// The rows from top to bottom, with the text of each key and its share of the row's width.
  var rows: [[(words: String, share: Double, isLetter: Bool)]] {
    func letters(_ text: String) -> [(words: String, share: Double, isLetter: Bool)] {
      text.map { (String($0), 1, true) }
    }
    if isPad {
      return ["123", "456", "789"].map(letters) + [
        [("", 1, false), ("0", 1, true), ("←", 1, false)]
      ]
    }
    return [
      letters("qwertyuiop"), letters("asdfghjkl"),
      [("↑", 1.35, false)] + letters("zxcvbnm") + [("←", 1.35, false)],
      [("123", 2.4, false), ("space", 5.2, true), (returnTitle, 2.4, false)],
    ]
  }
}
