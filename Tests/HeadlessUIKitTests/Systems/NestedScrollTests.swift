import Foundation
import HeadlessUIKit
import Testing

/// System D's constraint set (systems.md §4.2) against the numbers of its table.
@MainActor
struct NestedScrollTests {
  struct Row: Sendable {
    let hasNotch: Bool
    let constant: CGFloat
    let parentMax: CGFloat
    let tableHeight: CGFloat
  }

  @Test(arguments: [
    Row(hasNotch: false, constant: -75, parentMax: 245, tableHeight: 592),
    Row(hasNotch: false, constant: -95, parentMax: 225, tableHeight: 572),
    Row(hasNotch: true, constant: -95, parentMax: 283, tableHeight: 717),
    Row(hasNotch: true, constant: -153, parentMax: 225, tableHeight: 659),
  ])
  func headerMenuAndTableFollowTheParentsOffset(row: Row) {
    let scene = row.hasNotch ? Scene.phoneX() : Scene.phone8()
    let view = scene.root
    let parent = add(UIScrollView(), "parent", to: view)
    let header = box("header", in: parent)
    let image = box("image", in: header)
    let menu = box("menu", in: header)
    let table = add(UIScrollView(), "table", to: parent)
    let topGuide = scene.controller.topLayoutGuide
    let bottomGuide = scene.controller.bottomLayoutGuide
    activate(
      parent.topAnchor.constraint(equalTo: topGuide.bottomAnchor),
      parent.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      parent.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomGuide.topAnchor.constraint(equalTo: parent.bottomAnchor),
      header.topAnchor.constraint(equalTo: parent.topAnchor),
      header.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      header.widthAnchor.constraint(equalTo: view.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 300),
      image.topAnchor.constraint(equalTo: header.topAnchor),
      image.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      image.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      menu.topAnchor.constraint(equalTo: image.bottomAnchor),
      menu.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      menu.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      menu.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      menu.heightAnchor.constraint(equalToConstant: 75))
    activate(
      table.topAnchor.constraint(equalTo: header.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      table.widthAnchor.constraint(equalTo: header.widthAnchor),
      table.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      table.heightAnchor.constraint(equalTo: view.heightAnchor, constant: row.constant))
    scene.layout()
    let safeTop = ScreenEnvironment.current.safeAreaInsets.top
    for p in stride(from: CGFloat(0), through: row.parentMax, by: 12.5) {
      parent.contentOffset.y = p
      scene.layout()
      #expect(near(image.exactFrameInWindow, rect(0, safeTop - p, 375, 225)), "p \(p)")
      #expect(near(menu.exactFrameInWindow, rect(0, safeTop + 225 - p, 375, 75)), "p \(p)")
      let expected = rect(0, safeTop + 300 - p, 375, row.tableHeight)
      #expect(near(table.exactFrameInWindow, expected), "p \(p)")
    }
    #expect(near(parent.contentSize.width, 375))
    #expect(near(parent.contentSize.height - parent.bounds.height, row.parentMax))
    #expect(scene.log.entries.isEmpty)
  }
}
