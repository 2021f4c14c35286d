import Foundation
import HeadlessUIKit
import Testing

/// Views that open while a drag hovers over them
/// (https://developer.apple.com/documentation/uikit/uispringloadedinteraction). For rows see
/// `tableView(_:shouldSpringLoadRowAt:with:)` in
/// https://developer.apple.com/documentation/uikit/uitableviewdelegate.
@MainActor
@Suite("Spring loading")
struct SpringLoadingTests {
  private final class Giver: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))] }
  }

  private final class Spring: UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    let log = Journal()
    var allows = true

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      log.lines.append("allow")
      #expect(interaction.view?.bounds.contains(context.location(in: interaction.view)) == true)
      return allows
    }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {
      log.lines.append("finish")
    }
    func interaction(
      _ interaction: UISpringLoadedInteraction,
      didChangeWith context: any UISpringLoadedInteractionContext
    ) { log.lines.append("\(context.state)") }
  }

  /// A drag source at the top left, and a drag from it.
  @MainActor
  private struct Fixture {
    let touches = TouchFixture()
    let giver = Giver()

    init() {
      let source = touches.add(UIView(), rect(0, 0, 50, 50))
      let drag = UIDragInteraction(delegate: giver)
      drag.isEnabled = true
      source.addInteraction(drag)
    }

    func drag(to x: CGFloat, _ y: CGFloat) {
      touches.down(25, 25)
      touches.wait(1)
      touches.move(x, y, over: 0.1)
    }
  }

  @Test("A spring-loaded view is possible, activating and activated while hovered, and opens once")
  func states() {
    let (fixture, spring) = (Fixture(), Spring())
    let goal = fixture.touches.add(UIView(), rect(200, 200, 100, 100))
    var opened = 0
    goal.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: spring, interactionEffect: spring) {
        interaction, context in
        #expect(interaction.view === goal && context.targetView === goal)
        spring.log.lines.append("open \(context.state)")
        opened += 1
      })
    fixture.drag(to: 250, 250)
    #expect(spring.log.take() == ["allow", "possible"])
    fixture.touches.move(260, 250, over: 0.1)
    #expect(spring.log.take() == [])
    fixture.touches.wait(1.2)
    #expect(
      spring.log.take() == ["activating", "activated", "open activated", "inactive", "finish"])
    fixture.touches.wait(3)
    #expect(spring.log.take() == [] && opened == 1)
    fixture.touches.move(100, 100, over: 0.1)
    fixture.touches.move(250, 250, over: 0.1)
    #expect(spring.log.take().last == "possible")
  }

  @Test("A drag that leaves or ends activates nothing")
  func leaves() {
    let (fixture, spring) = (Fixture(), Spring())
    let goal = fixture.touches.add(UIView(), rect(200, 200, 100, 100))
    goal.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: spring, interactionEffect: spring) { _, _ in
        spring.log.lines.append("open")
      })
    fixture.drag(to: 250, 250)
    fixture.touches.wait(0.7)
    #expect(spring.log.take().last == "activating")
    fixture.touches.move(100, 100, over: 0.1)
    #expect(spring.log.take() == ["inactive", "finish"])
    fixture.touches.move(250, 250, over: 0.1)
    _ = spring.log.take()
    fixture.touches.up()
    #expect(spring.log.take() == ["inactive", "finish"])
    fixture.touches.wait(3)
    #expect(spring.log.take() == [])
  }

  @Test("A refusing behaviour is asked once, and nothing is shown")
  func refused() {
    let (fixture, spring) = (Fixture(), Spring())
    spring.allows = false
    let goal = fixture.touches.add(UIView(), rect(200, 200, 100, 100))
    goal.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: spring, interactionEffect: spring) { _, _ in
        spring.log.lines.append("open")
      })
    fixture.drag(to: 250, 250)
    fixture.touches.move(270, 250, over: 0.2)
    fixture.touches.wait(2)
    #expect(spring.log.take() == ["allow"])
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    let log = Journal()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.lines.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { log.lines.append("primary \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      log.lines.append("asked \(indexPath.row)")
      #expect(context.targetView === tableView.cellForRow(at: indexPath))
      return indexPath.row != 2
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.lines.append("select \(indexPath.item)")
    }
  }

  @Test("A hovered row is highlighted and selected if the delegate allows it")
  func rows() throws {
    let (fixture, rows) = (Fixture(), Rows())
    let table = fixture.touches.add(UITableView(), rect(0, 100, 400, 300))
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (rows, rows)
    fixture.touches.window.layoutIfNeeded()
    fixture.drag(to: 200, 125)
    fixture.touches.wait(2)
    #expect(rows.log.take() == [] && !table.isSpringLoaded)
    table.isSpringLoaded = true
    fixture.touches.move(200, 175, over: 0.1)
    let cell = try #require(table.cellForRow(at: [0, 1]))
    #expect(rows.log.take() == ["asked 0", "asked 1"] && cell.isHighlighted)
    fixture.touches.wait(0.75)
    #expect((cell.layer.presentation()?.opacity ?? 1) < 1)
    fixture.touches.wait(1)
    #expect(rows.log.take() == ["select 1", "primary 1"])
    #expect(!cell.isHighlighted && cell.alpha == 1 && table.indexPathForSelectedRow == [0, 1])
    fixture.touches.move(200, 225, over: 0.1)
    fixture.touches.wait(2)
    #expect(rows.log.take() == ["asked 2"])
    table.isSpringLoaded = false
    fixture.touches.move(200, 275, over: 0.1)
    fixture.touches.wait(2)
    #expect(rows.log.take() == [])
  }

  @Test("An item is selected by default")
  func items() {
    let (fixture, rows) = (Fixture(), Rows())
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    let collection = fixture.touches.add(
      UICollectionView(frame: .zero, collectionViewLayout: layout), rect(0, 100, 400, 300))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (rows, rows)
    collection.isSpringLoaded = true
    fixture.touches.window.layoutIfNeeded()
    fixture.drag(to: 200, 125)
    #expect(collection.cellForItem(at: [0, 0])?.isHighlighted == true)
    fixture.touches.wait(1.3)
    #expect(rows.log.take() == ["select 0"])
  }

  @Test("A spring-loaded button acts as for a tap")
  func button() {
    let fixture = Fixture()
    let button = fixture.touches.add(UIButton(type: .system), rect(200, 200, 100, 44))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.isSpringLoaded = true
    fixture.drag(to: 250, 220)
    #expect(button.isHighlighted)
    fixture.touches.wait(1.3)
    #expect(taps == 1 && !button.isHighlighted)
    button.isSpringLoaded = false
    fixture.touches.move(10, 400, over: 0.1)
    fixture.touches.move(250, 220, over: 0.1)
    fixture.touches.wait(2)
    #expect(taps == 1)
  }
}
