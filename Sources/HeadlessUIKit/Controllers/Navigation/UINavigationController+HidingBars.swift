import Foundation

extension UINavigationController {
  /// Installs the gestures that hide the bars.
  func watchForHidingBars() {
    for recognizer in [barHideOnSwipeGestureRecognizer, barHideOnTapGestureRecognizer] {
      recognizer.delegate = barHidingGate
      recognizer.cancelsTouchesInView = false
      view.addGestureRecognizer(recognizer)
    }
    barHideOnTapGestureRecognizer.addAction { [weak self] _ in
      guard let self else { return }
      setBars(hidden: !isNavigationBarHidden)
    }
  }

  /// Hides or shows the navigation bar, and the toolbar if it was visible.
  func setBars(hidden: Bool) {
    let hadToolbar = !isToolbarHidden
    setNavigationBarHidden(hidden, animated: true)
    if hidden {
      guard hadToolbar else { return }
      hidToolbarWithBar = true
      setToolbarHidden(true, animated: true)
    } else if hidToolbarWithBar {
      hidToolbarWithBar = false
      setToolbarHidden(false, animated: true)
    }
  }

  /// Hides or shows the bars after a change of the vertical size class.
  func heightClassChanged() {
    guard hidesBarsWhenVerticallyCompact else { return }
    setBars(hidden: traitCollection.verticalSizeClass == .compact)
  }

  /// Hides the bars when the keyboard appears, if `hidesBarsWhenKeyboardAppears` is true.
  func keyboardWillAppear() {
    if hidesBarsWhenKeyboardAppears, view.window != nil { setBars(hidden: true) }
  }
}

extension UIViewController {
  /// Notifies all navigation controllers in this hierarchy that the keyboard appears.
  func notifyKeyboardWillAppear() {
    (self as? UINavigationController)?.keyboardWillAppear()
    for child in children { child.notifyKeyboardWillAppear() }
    presented?.notifyKeyboardWillAppear()
  }
}
