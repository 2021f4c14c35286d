import Testing
import UIKit

/// Features that SnapKit needs from the module. SnapKit's own sources are built against it
/// elsewhere.
@MainActor
struct ConstraintLibraryTests {
  @Test func aConstraintLibraryOfSwiftFiveWorksWithoutIsolation() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    let maker = placeBetweenBars(view, of: controller)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.layoutIfNeeded()
    var expected = controller.view.safeAreaLayoutGuide.layoutFrame
    expected.origin.x += 5
    expected.size.width -= 5
    #expect(view.frame == expected)
    #expect(maker.constraints.allSatisfy { $0.isActive && $0.firstItem === view })
    #expect(view.makers.count == 1 && view.makers.contains(maker))
    #expect(UIView().makers.count == 0)
  }

  @Test func setsTellObjectsApartByIdentity() {
    let (set, maker, other) = (NSMutableSet(), LibraryMaker(), LibraryMaker())
    for maker in [maker, maker, other] { set.add(maker) }
    #expect(set.count == 2 && set.contains(maker))
    set.remove(maker)
    #expect(set.allObjects.map { $0 as? LibraryMaker === other } == [true])
    let view = UIView()
    for _ in 1...2 {
      set.add(view)
      set.add("text")
      set.add(NSString("more"))
    }
    #expect(set.count == 4 && set.contains("text") && set.contains(NSString("more")))
    set.remove(NSString("more"))
    set.remove(view)
    #expect(set.count == 2)
  }
}
