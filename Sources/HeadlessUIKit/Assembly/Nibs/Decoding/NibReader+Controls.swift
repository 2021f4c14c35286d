import Foundation

/// Decoding of controls and indicators.
extension NibReader {
  func fillControl(_ control: UIControl) {
    if let isEnabled = bool("enabled") { control.isEnabled = isEnabled }
    if let isSelected = bool("selected") { control.isSelected = isSelected }
    if let isHighlighted = bool("highlighted") { control.isHighlighted = isHighlighted }
    if let alignment = option("contentHorizontalAlignment", NibOptions.horizontal) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = option("contentVerticalAlignment", NibOptions.vertical) {
      control.contentVerticalAlignment = alignment
    }
  }

  func fillSlider(_ slider: UISlider) {
    if let least = number("minValue") { slider.minimumValue = Float(least) }
    if let greatest = number("maxValue") { slider.maximumValue = Float(greatest) }
    if let value = number("value") { slider.value = Float(value) }
    if let isContinuous = bool("continuous") { slider.isContinuous = isContinuous }
    if let color = color("minimumTrackTintColor") { slider.minimumTrackTintColor = color }
    if let color = color("maximumTrackTintColor") { slider.maximumTrackTintColor = color }
    if let color = color("thumbTintColor") { slider.thumbTintColor = color }
    if let image = image("minimumValueImage") { slider.minimumValueImage = image }
    if let image = image("maximumValueImage") { slider.maximumValueImage = image }
  }

  func fillStepper(_ stepper: UIStepper) {
    if let least = number("minimumValue") { stepper.minimumValue = Double(least) }
    if let greatest = number("maximumValue") { stepper.maximumValue = Double(greatest) }
    if let step = number("stepValue") { stepper.stepValue = Double(step) }
    if let value = number("value") { stepper.value = Double(value) }
    if let wraps = bool("wraps") { stepper.wraps = wraps }
    if let isContinuous = bool("continuous") { stepper.isContinuous = isContinuous }
    ignore("autorepeat")
  }

  func fillSegments(_ control: UISegmentedControl) {
    ignore("segmentControlStyle", "springLoaded")
    if let holder = child("segments") {
      for (index, segment) in holder.children.enumerated() {
        segment.isRead = true
        fillSegment(NibReader(segment, of: nib), at: index, of: control)
      }
    }
    if let isMomentary = bool("momentary") { control.isMomentary = isMomentary }
    if let apportions = bool("apportionsSegmentWidthsByContent") {
      control.apportionsSegmentWidthsByContent = apportions
    }
    if let color = color("selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
    control.selectedSegmentIndex = integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
  }

  private func fillSegment(_ segment: NibReader, at index: Int, of control: UISegmentedControl) {
    if let image = segment.image("image") {
      control.insertSegment(with: image, at: index, animated: false)
    } else {
      control.insertSegment(
        withTitle: segment.string("title") ?? "", at: index, animated: false)
    }
    if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
    if let isEnabled = segment.bool("enabled") {
      control.setEnabled(isEnabled, forSegmentAt: index)
    }
    _ = segment.child("size", key: "contentOffset")
    segment.reportUnread()
  }

  func fillPages(_ control: UIPageControl) {
    control.numberOfPages = integer("numberOfPages") ?? 0
    if let page = integer("currentPage") { control.currentPage = page }
    if let hides = bool("hidesForSinglePage") { control.hidesForSinglePage = hides }
    if let color = color("pageIndicatorTintColor") { control.pageIndicatorTintColor = color }
    if let color = color("currentPageIndicatorTintColor") {
      control.currentPageIndicatorTintColor = color
    }
    ignore("defersCurrentPageDisplay")
  }

  func fillProgress(_ view: UIProgressView) {
    if let progress = number("progress") { view.progress = Float(progress) }
    if self["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    if let color = color("progressTintColor") { view.progressTintColor = color }
    if let color = color("trackTintColor") { view.trackTintColor = color }
  }

  func fillSpinner(_ spinner: UIActivityIndicatorView) {
    spinner.hidesWhenStopped = bool("hidesWhenStopped") ?? false
    if let color = color("color") { spinner.color = color }
    if bool("animating") == true { spinner.startAnimating() }
  }
}
