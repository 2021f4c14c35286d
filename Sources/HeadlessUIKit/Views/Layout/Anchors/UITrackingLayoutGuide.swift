/// A guide that follows something across the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
