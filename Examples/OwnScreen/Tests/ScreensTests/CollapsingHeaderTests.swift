import OverscrollTesting
import Screens
import Testing

@MainActor
@Suite(.snapshots(device: .iPhone15, fonts: .system))
struct CollapsingHeaderTests {
  private let screen = ScriptedScreen(timeline: [.fling(by: -300, over: 0.15), .settle]) {
    CollapsingHeaderController()
  }

  @Test func collapses() {
    assertSnapshot(of: screen, as: .frame(at: .offset(72), scale: 1))
    assertSnapshot(of: screen, as: .trace(every: 40))
  }
}
