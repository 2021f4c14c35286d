import OverscrollCommand
import Testing

struct PicturePaceTests {
  private func reductions(_ milliseconds: [Int]) -> [Int] {
    var pace = PicturePace()
    return milliseconds.map {
      pace.add(.milliseconds($0))
      return pace.reduction
    }
  }

  @Test func twoSlowPicturesInARowQuarterThePixels() {
    #expect(reductions([20, 150, 20, 150, 150, 60]) == [1, 1, 1, 1, 2, 2])
    let always = reductions([Int](repeating: 1000, count: 20))
    #expect(always.first == 1 && always.last == 4)
    #expect(always == always.sorted())
  }

  @Test func manyQuickPicturesBringThePixelsBack() {
    let quick = [Int](repeating: 10, count: 29)
    #expect(reductions([150, 150] + quick + [10]).suffix(2) == [2, 1])
    // One that is neither slow nor quick begins the count again.
    #expect(reductions([150, 150] + quick + [50] + quick).last == 2)
    #expect(reductions([150, 150, 150, 150] + quick + [10]).last == 2)
    #expect(reductions(quick + quick).allSatisfy { $0 == 1 })
  }
}
