import Foundation
import Graphics
import Testing

@Suite struct PixelRectTests {
  @Test func aCentreOnTheLeftEdgeIsInsideAndOnTheRightEdgeOutside() {
    let rect = PixelRect(centresIn: CGRect(x: 0.5, y: 0.4, width: 2, height: 2.2))
    #expect(rect == PixelRect(x: 0, y: 0, width: 2, height: 3))
  }

  @Test func neighboursThatShareAnEdgeNeverGapOrOverlap() {
    for step in 0..<200 {
      let edge = CGFloat(step) / 37
      let upper = PixelRect(centresIn: CGRect(x: 0, y: 0, width: 4, height: edge))
      let lower = PixelRect(centresIn: CGRect(x: 0, y: edge, width: 4, height: 10 - edge))
      #expect(upper.height + lower.height == 10, "edge \(edge)")
    }
  }

  @Test func infiniteAndUndefinedSidesAreEmpty() {
    #expect(PixelRect(centresIn: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)).isEmpty)
    #expect(PixelRect(enclosing: CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)).isEmpty)
  }
}
