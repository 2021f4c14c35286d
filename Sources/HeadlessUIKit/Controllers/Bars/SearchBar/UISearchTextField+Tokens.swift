import Foundation

extension UISearchTextField {
  /// The tokens before the text, in order.
  ///
  /// - Note: Partly: tokens take no positions in the text: all of them are at its beginning.
  public var tokens: [UISearchToken] {
    get { tokenArea.tokens }
    set {
      tokenArea.tokens = newValue
      tokensChanged()
    }
  }

  /// Inserts a token before the one at an index. An index out of range is clamped.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  /// Removes a token. An index out of range has no effect.
  public func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else { return }
    tokens.remove(at: tokenIndex)
  }

  /// Deletes a range of the text and inserts a token before the one at an index.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// The range of the text after the tokens.
  public var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: editor.length))
  }

  /// Returns the position of a token, which is always the beginning of the text.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition { UITextPosition(0) }

  /// Returns the tokens in a range: all of them if it begins at the beginning of the text.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.range.location == 0 ? tokens : []
  }

  /// The background colour of the tokens. Nil uses the tint colour.
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

  /// The selected token, or nil.
  private var chosenToken: UISearchToken? {
    tokenArea.chosen.flatMap { tokens.indices.contains($0) ? tokens[$0] : nil }
  }

  /// Selects a token. Nil deselects.
  func choose(_ index: Int?) {
    guard tokenArea.chosen != index else { return }
    tokenArea.chosen = index
    setNeedsLayout()
  }

  /// Applies the delete key to the tokens.
  ///
  /// It removes the selected token. Without one, it selects the last token if the caret is at the
  /// beginning of the text.
  ///
  /// - Returns: Whether the key was handled.
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

  /// Returns whether the edit menu offers an action for the selected token. Nil without a selected
  /// token.
  func canPerformOnToken(_ action: Selector) -> Bool? {
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

  /// Copies the selected token.
  ///
  /// - Returns: Whether a token was copied.
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
