import UIKit

// Measures opening and scrolling a table with self-sizing rows. The cost must depend on the visible
// rows only, not on the number of rows.

func milliseconds(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
}

func text(_ value: Double) -> String { String(format: "%.3f", value) }

print("rows | opening, ms | a frame of 20 points: median, longest, ms | a jump to the end, ms")
for rows in [100, 10_000, 100_000] {
  let source = RowSource(count: rows)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
  table.register(BlockCell.self, forCellReuseIdentifier: "block")
  table.dataSource = source
  let opening = milliseconds { table.layoutIfNeeded() }
  var frames: [Double] = []
  for _ in 0..<200 {
    frames.append(
      milliseconds {
        table.contentOffset.y += 20
        table.layoutIfNeeded()
      })
  }
  let jump = milliseconds {
    table.scrollToRow(at: IndexPath(row: rows - 1, section: 0), at: .bottom, animated: false)
  }
  frames.sort()
  print(
    "\(rows) | \(text(opening)) | \(text(frames[frames.count / 2])), \(text(frames[frames.count - 1]))"
      + " | \(text(jump))")
}
