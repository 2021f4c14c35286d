import Foundation

/// Forwards events of a search bar's parts to the bar's delegate and its search controller.
final class SearchFieldListener: UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) { self.bar = bar }

  /// Starts to observe the bar's parts.
  func listen(
    to field: UISearchTextField, _ cancelButton: UIButton, _ scopeBar: SearchScopeBar
  ) {
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    field.sideButtonTapped = { [weak self] in self?.sideButtonTapped($0) }
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
    scopeBar.chosen = { [weak self] in self?.scopeChosen($0) }
  }

  private func textChanged() {
    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    bar.controller?.textChanged()
  }

  private func sideButtonTapped(_ icon: UISearchBar.Icon) {
    if icon == .bookmark {
      bar.delegate?.searchBarBookmarkButtonClicked(bar)
    } else {
      bar.delegate?.searchBarResultsListButtonClicked(bar)
    }
  }

  private func cancelled() {
    bar.delegate?.searchBarCancelButtonClicked(bar)
    bar.controller?.cancelled()
  }

  private func scopeChosen(_ index: Int) {
    bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: index)
    bar.controller?.textChanged()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.controller?.fieldBegan()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
