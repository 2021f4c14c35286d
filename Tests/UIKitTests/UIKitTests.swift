import Testing
import UIKit

/// Parts of the module besides HeadlessUIKit's views, as used by an app in Swift 5.
@MainActor
struct UIKitTests {
  /// Sets the current screen, because other suites of the run set their own in
  /// `ScreenEnvironment.standing`.
  private func useScreen() {
    ScreenEnvironment.fallback = ScreenEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), statusBarHeight: 20)
  }

  @Test func delegatesShowTheirWindow() {
    useScreen()
    let app = AppDelegate()
    #expect(app.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(app.window?.rootViewController is RootViewController)
    let session = UISceneSession(
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let options = UIScene.ConnectionOptions()
    let scene = SceneDelegate()
    scene.scene(
      UIWindowScene(session: session, connectionOptions: options), willConnectTo: session,
      options: options)
    #expect(scene.window?.frame == UIScreen.main.bounds)
    let configuration = app.application(
      .shared, configurationForConnecting: session, options: options)
    #expect(configuration.role == .windowApplication)
  }

  @Test func associatedObjectsLiveWithTheirObject() {
    var key: UInt8 = 0
    let view: UIView? = UIView()
    withUnsafePointer(to: &key) { key in
      #expect(objc_getAssociatedObject(view as Any, key) == nil)
      objc_setAssociatedObject(view as Any, key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view!, key) as? String == "one")
      #expect(objc_getAssociatedObject(UIView(), key) == nil)
      objc_setAssociatedObject(view!, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(view!, key) == nil)
    }
  }

  @Test func classesAsIOSSourcesWriteThemAreMadeAndCompared() {
    useScreen()
    let (table, header) = (UITableView(), TitledHeader())
    table.register(PriceCell.self, forCellReuseIdentifier: "price")
    let cell = table.dequeueReusableCell(withIdentifier: "price") as? PriceCell
    #expect(cell?.priceLabel.superview === cell?.contentView && cell?.reuseIdentifier == "price")
    let photos = UICollectionView(frame: .zero, collectionViewLayout: CardLayout())
    photos.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    let photo = photos.dequeueReusableCell(withReuseIdentifier: "photo", for: [0, 0])
    #expect((photo as? PhotoCell)?.photoView.superview === photo.contentView)
    #expect(FadeView().fadeLayer.fade == 1)
    #expect(Set([header, TitledHeader()]).count == 1 && header.titleLabel.superview === header)
    let attributes = ParallaxAttributes(forCellWith: [0, 1])
    attributes.parallax = 3
    let copy = attributes.copy() as? ParallaxAttributes
    #expect(copy == attributes && copy?.parallax == 3)
    copy?.parallax = 4
    #expect(copy != attributes)
  }

  private final class Batches: UIViewController {
    private let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private(set) var done = 0

    /// `updates` is not escaping, so that `self` can be omitted, and may be nil.
    func run(_ updates: (() -> Void)?) {
      list.performBatchUpdates({ done += 1 }, completion: nil)
      list.performBatchUpdates { done += 1 }
      list.performBatchUpdates(updates)
      list.performBatchUpdates(nil)
    }
  }

  @Test func batchesNeedNoSelf() {
    useScreen()
    let batches = Batches()
    var own = 0
    batches.run { own += 1 }
    #expect(batches.done == 2 && own == 1)
    #expect(Batches.description().hasSuffix("Batches"))
  }

  private final class RoundLayer: CALayer {
    override var bounds: CGRect { didSet { cornerRadius = bounds.height / 2 } }
  }

  private final class NamedLayer: CALayer { var words = "kept" }

  @Test func aLayerBecomesOneOfASubclassThatKeepsNothingMore() {
    useScreen()
    let view = UIView()
    #expect(object_setClass(view.layer, RoundLayer.self) == CALayer.self)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(view.layer is RoundLayer && view.layer.cornerRadius == 10)
    let layer = CALayer()
    #expect(object_setClass(layer, NamedLayer.self) == nil && !(layer is NamedLayer))
    #expect(object_setClass(layer, UIView.self) == nil && object_setClass(nil, UIView.self) == nil)
  }

  @Test func classesHaveNamesInC() {
    useScreen()
    let name = String(cString: object_getClassName(PhotoCell(frame: .zero)))
    #expect(name.hasSuffix(".PhotoCell") && String(cString: object_getClassName(nil)) == "nil")
    #expect(object_getClassName(UIView()) == object_getClassName(UIView()))
  }

  @Test func preferencesAreKeyed() {
    let key = "keyed-\(#function)"
    UserDefaults.standard.setValue("kept", forKey: key)
    #expect(UserDefaults.standard.value(forKey: key) as? String == "kept")
    UserDefaults.standard.setValue(nil, forKey: key)
    #expect(UserDefaults.standard.value(forKey: key) == nil)
  }

  @Test func whatObjectiveCsRunTimeWouldFindIsNotThere() {
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
    let view = UIView()
    objc_sync_enter(view)
    objc_sync_enter(view)
    #expect(objc_sync_exit(view) == 0 && objc_sync_exit(view) == 0)
  }

  @Test func whatIsLoggedOrPlayedCompiles() {
    var computed = 0
    func value() -> Int {
      computed += 1
      return computed
    }
    Logger(subsystem: "app", category: "list").debug("row \(value(), privacy: .public) of \(2)")
    os_log("row %d", log: OSLog(subsystem: "app", category: "list"), type: .error, 1)
    #expect(computed == 0)
    var sound: SystemSoundID = 1
    let file = URL(fileURLWithPath: "/tmp/tick.caf") as CFURL
    #expect(AudioServicesCreateSystemSoundID(file, &sound) == 0 && sound == 0)
    AudioServicesPlaySystemSound(sound)
  }

  @Test func unfairLocksExcludeOtherThreads() {
    final class Counter: @unchecked Sendable {
      let lock = os_unfair_lock_t.allocate(capacity: 1)
      var count = 0
    }
    let counter = Counter()
    counter.lock.initialize(to: os_unfair_lock())
    defer { counter.lock.deallocate() }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1000 {
        os_unfair_lock_lock(counter.lock)
        counter.count += 1
        os_unfair_lock_unlock(counter.lock)
      }
    }
    #expect(counter.count == 4000 && os_unfair_lock_trylock(counter.lock))
    #expect(!os_unfair_lock_trylock(counter.lock))
    let state = OSAllocatedUnfairLock(initialState: 1)
    state.withLock { $0 += 1 }
    #expect(state.withLock { $0 } == 2)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLock { 3 } == 3)
  }

  @Test func requestsComeWithUIKit() throws {
    let request = URLRequest(url: try #require(URL(string: "https://example.com")))
    #expect(request.httpMethod == "GET")
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }
}
