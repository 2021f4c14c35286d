import Foundation
import HeadlessUIKit
import Testing

/// Background colours of tables in dark mode.
@MainActor
@Suite("Tables in dark mode")
struct DarkTableTests {
  final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 1 { cell.backgroundColor = .systemBackground }
      return cell
    }
  }

  /// Returns the background colours of a table, of an unchanged cell, and of a cell to which the
  /// app assigned the system background.
  private func backgrounds(
    _ style: UITableView.Style, _ mode: UIUserInterfaceStyle
  ) -> [UIColor?] {
    onScreen(style: mode)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let source = Source()
    let table = UITableView(frame: window.bounds, style: style)
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return ([table.backgroundColor] + table.visibleCells.map(\.backgroundColor)).map {
      $0?.resolvedColor(with: table.traitCollection)
    }
  }

  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  @Test("A table and its cells use system background colours by style")
  func styles() {
    let (white, black) = (UIColor(white: 1, alpha: 1), UIColor(white: 0, alpha: 1))
    #expect(backgrounds(.plain, .light) == [white, white, white])
    #expect(backgrounds(.plain, .dark) == [black, black, black])
    #expect(backgrounds(.insetGrouped, .light) == [color(242, 242, 247), white, white])
    #expect(backgrounds(.insetGrouped, .dark) == [black, color(28, 28, 30), black])
  }

  @Test("Separators are translucent in dark mode and opaque in light mode")
  func separators() {
    func color(_ mode: UIUserInterfaceStyle) -> [CGFloat]? {
      onScreen(style: mode)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let source = Source()
      let table = UITableView(frame: window.bounds)
      table.dataSource = source
      window.addSubview(table)
      window.layoutIfNeeded()
      let line = table.visibleCells.first?.layer.sublayers?.first {
        $0.view == nil && $0.frame.height == 0.5 && !$0.isHidden
      }
      let color = line?.backgroundColor?.color
      return color.map { color in
        [color.red, color.green, color.blue, color.alpha].map { CGFloat(($0 * 255).rounded()) }
      }
    }
    #expect(color(.dark) == [84, 84, 88, 153])
    #expect(color(.light) == [198, 198, 200, 255])
  }
}
