extension UIBackgroundConfiguration {
  /// Returns this configuration for a state: darker if highlighted or selected. A custom colour
  /// does not change.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var result = self
    if let state = state as? UICellConfigurationState {
      result.isMarked = state.isHighlighted || state.isSelected
    } else if let state = state as? UIViewConfigurationState {
      result.isMarked = state.isHighlighted || state.isSelected
    }
    return result
  }
}
