import HeadlessUIKit

/// A view that records its touches.
final class TouchedView: UIView {
  var journal: Journal?
  var name = "view"

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.lines.append("\(name) began \(touches.count)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if journal?.lines.last != "\(name) moved" { journal?.lines.append("\(name) moved") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.lines.append("\(name) ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.lines.append("\(name) cancelled")
  }
}
