import ImageCodecs
import Testing

@Suite struct FrameClockTests {
  @Test func delaysOfARunSumToItsDuration() throws {
    for rate in 1...50 {
      let clock = try #require(FrameClock(framesPerSecond: rate))
      let delays = (0..<rate * 3).map(clock.delay(ofFrame:))
      #expect(delays.reduce(0, +) == 300, "\(rate) frames per second")
      #expect(delays.allSatisfy { $0 == 100 / rate || $0 == 100 / rate + 1 })
    }
  }

  @Test func thirtyFramesPerSecondIsThreeThreeFour() throws {
    let clock = try #require(FrameClock(framesPerSecond: 30))
    #expect((0..<6).map(clock.delay(ofFrame:)) == [3, 3, 4, 3, 3, 4])
  }

  @Test(arguments: [-1, 0, 51, 60, 120])
  func ratesThatViewersSlowDownAreRefused(rate: Int) {
    #expect(FrameClock(framesPerSecond: rate) == nil)
  }
}
