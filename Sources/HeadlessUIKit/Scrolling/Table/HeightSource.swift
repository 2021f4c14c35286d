import Foundation

/// Asks for heights, as few as it takes.
@MainActor
struct HeightSource {
  let table: UITableView
  let delegate: (any UITableViewDelegate)?
  private(set) var problem: ListProblem?
  private var givesRows: Bool

  init(table: UITableView, delegate: (any UITableViewDelegate)?) {
    self.table = table
    self.delegate = delegate
    givesRows = delegate != nil
  }

  mutating func rows(of section: Int, count: Int) -> RowHeights {
    guard count > 0, givesRows, let delegate else { return .uniform(ownRowHeight(), count: count) }
    var starts: [CGFloat] = [0]
    var end: CGFloat = 0
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let height = delegate.tableView(table, heightForRowAt: path)
      if row == 0, height == UITableView.notImplemented {
        givesRows = false
        return .uniform(ownRowHeight(), count: count)
      }
      if row == 0 { starts.reserveCapacity(count + 1) }
      end += checked(height, at: path, standard: ownRowHeight())
      starts.append(end)
    }
    return .various(starts: starts)
  }

  private mutating func ownRowHeight() -> CGFloat {
    checked(
      table.rowHeight, at: IndexPath(row: 0, section: 0), standard: UITableView.standardRowHeight)
  }

  mutating func height(of place: SectionView.Place) -> CGFloat {
    let (given, own) = heights(of: place)
    let path = IndexPath(row: 0, section: place.section)
    if let given, given != UITableView.notImplemented, given != UITableView.automaticDimension {
      return checked(given, at: path, standard: UITableView.standardHeaderHeight)
    }
    if own != UITableView.automaticDimension {
      return checked(own, at: path, standard: UITableView.standardHeaderHeight)
    }
    if table.title(at: place) != nil { return UITableView.standardHeaderHeight }
    guard let view = table.customView(at: place) else { return 0 }
    table.askedViews[place] = view
    return view.bounds.height > 0 ? view.bounds.height : UITableView.standardHeaderHeight
  }

  private func heights(of place: SectionView.Place) -> (given: CGFloat?, own: CGFloat) {
    switch place.kind {
    case .header:
      (
        delegate?.tableView(table, heightForHeaderInSection: place.section),
        table.sectionHeaderHeight
      )
    case .footer:
      (
        delegate?.tableView(table, heightForFooterInSection: place.section),
        table.sectionFooterHeight
      )
    }
  }

  private mutating func checked(
    _ height: CGFloat, at path: IndexPath, standard: CGFloat
  ) -> CGFloat {
    if ListLimits.allows(height) { return height }
    if height != UITableView.automaticDimension, problem == nil {
      problem = .impossibleLength(height, path)
    }
    return standard
  }
}
