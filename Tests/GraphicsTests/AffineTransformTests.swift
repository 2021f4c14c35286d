import Foundation
import Graphics
import Testing

@Suite struct AffineTransformTests {
  @Test func theEmptyInitialiserIsAllZerosAsInCoreGraphics() {
    let zero = CGAffineTransform()
    #expect([zero.a, zero.b, zero.c, zero.d, zero.tx, zero.ty].allSatisfy { $0 == 0 })
    #expect(CGPoint(x: 3, y: 4).applying(zero) == .zero)
    #expect(!zero.isIdentity && CGPoint(x: 3, y: 4).applying(.identity) == CGPoint(x: 3, y: 4))
  }
}
