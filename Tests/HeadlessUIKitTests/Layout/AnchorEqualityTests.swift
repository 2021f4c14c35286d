import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Equality of anchors")
struct AnchorEqualityTests {
  @Test("A constraint's anchors equal those of its items, and no others")
  func anchors() {
    onScreen()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let height = inner.heightAnchor.constraint(equalToConstant: 10)
    #expect(height.firstAnchor == inner.heightAnchor && height.firstAnchor != inner.widthAnchor)
    #expect(height.firstAnchor != outer.heightAnchor && height.secondAnchor == nil)
    #expect(height.firstAnchor === inner.heightAnchor, "each anchor is one object")
    let top = inner.topAnchor.constraint(equalTo: outer.bottomAnchor)
    #expect(top.firstAnchor == inner.topAnchor && top.secondAnchor == outer.bottomAnchor)
    #expect(Set([inner.topAnchor, inner.topAnchor]).count == 1)
    let gap = inner.topAnchor.anchorWithOffset(to: outer.topAnchor)
    #expect(gap != outer.topAnchor)
  }

  @Test("Ambiguity is that of the active constraints, before a layout pass too")
  func ambiguity() {
    onScreen()
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    #expect(inner.hasAmbiguousLayout)
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
    #expect(!inner.hasAmbiguousLayout)
  }
}
