/// A layout guide that follows an object across the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
