import Foundation
import HeadlessUIKit
import Testing

/// Constraints that are replaced in each layout.
@MainActor
@Suite("Constraints made in layout")
struct RemadeConstraintTests {
  /// A view that replaces the constraints of its subview by equal ones in each layout.
  private final class Remaking: UIView {
    let child = UIView()
    var width: CGFloat = 30
    var count = 0
    private var made: [NSLayoutConstraint] = []

    override func layoutSubviews() {
      count += 1
      NSLayoutConstraint.deactivate(made)
      made = [
        child.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
        child.topAnchor.constraint(equalTo: topAnchor),
        child.widthAnchor.constraint(equalToConstant: width),
        child.heightAnchor.constraint(equalTo: child.widthAnchor),
      ]
      NSLayoutConstraint.activate(made)
      super.layoutSubviews()
    }
  }

  @Test("Constraints remade in layout terminate and are satisfied")
  func settling() {
    let environment = onScreen()
    environment.run {
      let view = Remaking(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(view.child)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(view.child.frame == CGRect(x: 5, y: 0, width: 30, height: 30))
      #expect(view.count <= 3)
      view.width = 40
      view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(view.child.frame == CGRect(x: 5, y: 0, width: 40, height: 40))
      #expect(environment.problems.notes.isEmpty && environment.problems.errors.isEmpty)
    }
  }
}
