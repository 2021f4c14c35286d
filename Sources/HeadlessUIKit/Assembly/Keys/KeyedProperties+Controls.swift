import Foundation

// The properties of labels, images, scroll views and controls by their Objective-C keys, which
// differ from the Swift names of some Booleans: `enabled` is `isEnabled`.
extension KeyedProperties {
  static func registerControls() {
    register("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    register("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
    register("attributedText", \UILabel.attributedText)
    registerCase("baselineAdjustment", \UILabel.baselineAdjustment)
    register("enabled", \UILabel.isEnabled)
    register("font", \UILabel.font)
    register("highlighted", \UILabel.isHighlighted)
    register("highlightedTextColor", \UILabel.highlightedTextColor)
    registerCase("lineBreakMode", \UILabel.lineBreakMode)
    register("minimumFontSize", of: UILabel.self) {
      $0.minimumScaleFactor * $0.font.pointSize
    } set: { label, value in
      guard let size = DynamicCast.cast(value, to: CGFloat.self) else { return false }
      label.minimumScaleFactor = size / label.font.pointSize
      return true
    }
    register("minimumScaleFactor", \UILabel.minimumScaleFactor)
    register("numberOfLines", \UILabel.numberOfLines)
    register("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    register("shadowColor", \UILabel.shadowColor)
    register("shadowOffset", \UILabel.shadowOffset)
    register("text", \UILabel.text)
    registerCase("textAlignment", \UILabel.textAlignment)
    register("textColor", \UILabel.textColor)

    register("highlighted", \UIImageView.isHighlighted)
    register("highlightedImage", \UIImageView.highlightedImage)
    register("image", \UIImageView.image)

    register("bounces", \UIScrollView.bounces)
    register("contentInset", \UIScrollView.contentInset)
    register("contentOffset", \UIScrollView.contentOffset)
    register("contentSize", \UIScrollView.contentSize)
    register("pagingEnabled", \UIScrollView.isPagingEnabled)
    register("scrollEnabled", \UIScrollView.isScrollEnabled)
    register("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    register("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    register("panGestureRecognizer", of: UIScrollView.self) { $0.panGestureRecognizer }

    register("enabled", \UIControl.isEnabled)
    register("highlighted", \UIControl.isHighlighted)
    register("selected", \UIControl.isSelected)
    register("attributedPlaceholder", \UITextField.attributedPlaceholder)
    register("font", \UITextField.font)
    register("placeholder", \UITextField.placeholder)
    register("text", \UITextField.text)
    registerCase("textAlignment", \UITextField.textAlignment)
    register("textColor", \UITextField.textColor)
    for name in ["placeholderLabel", "_placeholderLabel"] {
      register(name, of: UITextField.self) { $0.placeholderLabel }
    }
    for name in ["searchField", "_searchField"] {
      register(name, of: UISearchBar.self) { $0.searchTextField }
    }
    register("on", \UISwitch.isOn)
    register("onTintColor", \UISwitch.onTintColor)
    register("maximumValue", \UISlider.maximumValue)
    register("minimumValue", \UISlider.minimumValue)
    register("value", \UISlider.value)
    register("progress", \UIProgressView.progress)
    register("currentPage", \UIPageControl.currentPage)
    register("numberOfPages", \UIPageControl.numberOfPages)
    register("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
  }
}
