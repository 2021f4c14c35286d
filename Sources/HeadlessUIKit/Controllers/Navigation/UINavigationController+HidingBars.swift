import Foundation

extension UINavigationController {
  /// Looks at the gestures and the keyboard that bars may hide for.
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

  /// The bar, and the toolbar where there is one.
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

  /// Where there is little height the bars may go away.
  func heightClassChanged() {
    guard hidesBarsWhenVerticallyCompact else { return }
    setBars(hidden: traitCollection.verticalSizeClass == .compact)
  }

  /// The keyboard comes.
  func keyboardComes() {
    if hidesBarsWhenKeyboardAppears, view.window != nil { setBars(hidden: true) }
  }
}

extension UIViewController {
  /// The keyboard comes: navigation controllers of this one and in it may hide their bars.
  func tellOfKeyboard() {
    (self as? UINavigationController)?.keyboardComes()
    for child in children { child.tellOfKeyboard() }
    presented?.tellOfKeyboard()
  }
}
