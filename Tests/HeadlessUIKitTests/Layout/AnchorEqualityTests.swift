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
    let top = inner.topAnchor.constraint(equalTo: outer.bottomAnchor)
    #expect(top.firstAnchor == inner.topAnchor && top.secondAnchor == outer.bottomAnchor)
    #expect(Set([inner.topAnchor, inner.topAnchor]).count == 1)
    let gap = inner.topAnchor.anchorWithOffset(to: outer.topAnchor)
    #expect(gap != outer.topAnchor)
  }
}
