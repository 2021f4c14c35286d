import Foundation

// Tokens before a search field's text.
extension UISearchTextField {
  /// Those before the text, in order.
  ///
  /// - Note: Partly: they take no places of the text: all stand at its beginning.
  public var tokens: [UISearchToken] {
    get { tokenArea.tokens }
    set {
      tokenArea.tokens = newValue
      tokensChanged()
    }
  }

  /// Puts a token before the one at an index, or behind all.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Takes a token away; nothing where there is none.
  public func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }

  /// Puts a token in the place of a piece of the text: that goes, and the token comes before the one at an index.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// All of the text behind the tokens.
  public var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: editor.length))
  }

  /// Where a token stands: at the text's beginning.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition { UITextPosition(0) }

  /// The tokens in a range: all in one that begins where the text does.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.range.location == 0 ? tokens : []
  }

  /// Under the tokens; nil for the tint.
  public var tokenBackgroundColor: UIColor! {
    get { ownTokenColor ?? tintColor }
    set {
      ownTokenColor = newValue
      setNeedsLayout()
    }
  }

  private func tokensChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The token that is chosen; nil for none.
  private var chosenToken: UISearchToken? {
    tokenArea.chosen.flatMap { tokens.indices.contains($0) ? tokens[$0] : nil }
  }

  /// Chooses a token, or none.
  func choose(_ index: Int?) {
    guard tokenArea.chosen != index else { return }
    tokenArea.chosen = index
    setNeedsLayout()
  }

  /// What the delete key does to the tokens: chooses the last one if the caret is at the text's beginning, and
  /// takes the chosen one away.
  ///
  /// - Returns: whether it did something.
  func deleteToken() -> Bool {
    guard allowsDeletingTokens, !tokens.isEmpty else { return false }
    if let chosen = tokenArea.chosen {
      removeToken(at: chosen)
      typed()
      return true
    }
    guard editor.selection == NSRange(location: 0, length: 0) else { return false }
    choose(tokens.count - 1)
    return true
  }

  /// Whether an edit menu has the action because of the chosen token; nil where none is.
  func offersForToken(_ action: Selector) -> Bool? {
    guard chosenToken != nil, let edit = StandardEditAction(rawValue: action.name) else {
      return nil
    }
    switch edit {
    case .copy: return allowsCopyingTokens
    case .cut: return allowsCopyingTokens && allowsDeletingTokens
    case .delete: return allowsDeletingTokens
    case .paste, .select, .selectAll: return nil
    }
  }

  /// Copies the chosen token.
  ///
  /// - Returns: whether one is.
  func copyToken() -> Bool {
    guard allowsCopyingTokens, let token = chosenToken else { return false }
    let own = (delegate as? any UISearchTextFieldDelegate)?
      .searchTextField(self, itemProviderForCopying: token)
    let board = environment.pasteboard
    guard let own else {
      board.string = token.text
      return true
    }
    own.loadObject(ofClass: NSString.self) { text, _ in
      onMainActorUnchecked { if let text = text as? NSString { board.string = text as String } }
    }
    return true
  }
}
