import Foundation

/// Requests heights from the table and its delegate, with as few calls as possible.
///
/// Self-sizing rows, and rows with an estimate from the delegate, get their estimated height. They
/// are measured when they first become visible.
@MainActor
struct HeightSource {
  let table: UITableView
  let delegate: (any UITableViewDelegate)?
  private(set) var problem: ListProblem?
  private var delegateGivesRowHeights: Bool
  private var estimatesRows: Bool

  init(table: UITableView, delegate: (any UITableViewDelegate)?) {
    self.table = table
    self.delegate = delegate
    delegateGivesRowHeights = delegate != nil
    estimatesRows = delegate != nil
  }

  // MARK: Rows

  mutating func rows(of section: Int, count: Int) -> RowHeights {
    guard count > 0 else { return .uniform(0, count: 0) }
    let given = delegateHeight(IndexPath(row: 0, section: section))
    let estimates = estimates(of: section, count: count)
    if let given {
      let isEager = estimates == nil && table.estimatedRowHeight <= 0
      if isEager, given != UITableView.automaticDimension || table.estimatedRowHeight == 0 {
        return delegateHeights(of: section, count: count, first: given)
      }
    } else if table.rowHeight != UITableView.automaticDimension {
      return .uniform(ownRowHeight(), count: count)
    } else if estimates == nil, table.estimatedRowHeight == 0 {
      // Without estimates rows are not self-sizing.
      return .uniform(UITableView.standardRowHeight, count: count)
    }
    return .estimated(
      estimates.map { EstimatedHeights(estimates: $0) }
        ?? EstimatedHeights(estimate: tableEstimate, count: count))
  }

  /// Returns the delegate's heights of all rows. Self-sizing rows among them get an estimate.
  private mutating func delegateHeights(
    of section: Int, count: Int, first: CGFloat
  ) -> RowHeights {
    var heights: [CGFloat] = []
    var automatic: Set<Int> = []
    heights.reserveCapacity(count)
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let height = row == 0 ? first : delegate?.tableView(table, heightForRowAt: path) ?? first
      let isAutomatic = height == UITableView.automaticDimension && table.estimatedRowHeight != 0
      if isAutomatic { automatic.insert(row) }
      heights.append(
        isAutomatic ? tableEstimate : checked(height, at: path, standard: ownRowHeight()))
    }
    guard automatic.isEmpty else {
      var estimated = EstimatedHeights(estimates: heights)
      for row in 0..<count where !automatic.contains(row) {
        _ = estimated.set(heights[row], of: row)
      }
      return .estimated(estimated)
    }
    var starts: [CGFloat] = [0]
    starts.reserveCapacity(count + 1)
    var end: CGFloat = 0
    for height in heights {
      end += height
      starts.append(end)
    }
    return .various(starts: starts)
  }

  /// Returns the delegate's height of a row; nil if it does not implement the method.
  private mutating func delegateHeight(_ path: IndexPath) -> CGFloat? {
    guard delegateGivesRowHeights, let delegate else { return nil }
    let height = delegate.tableView(table, heightForRowAt: path)
    if height == UITableView.notImplemented { delegateGivesRowHeights = false }
    return delegateGivesRowHeights ? height : nil
  }

  /// Returns the delegate's estimates; nil if it does not implement the method.
  private mutating func estimates(of section: Int, count: Int) -> [CGFloat]? {
    guard estimatesRows, let delegate else { return nil }
    var result: [CGFloat] = []
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let height = delegate.tableView(table, estimatedHeightForRowAt: path)
      if row == 0 {
        guard height != UITableView.notImplemented else {
          estimatesRows = false
          return nil
        }
        result.reserveCapacity(count)
      }
      result.append(checked(height, at: path, standard: tableEstimate))
    }
    return result
  }

  private var tableEstimate: CGFloat {
    ListLimits.allows(table.estimatedRowHeight) && table.estimatedRowHeight > 0
      ? table.estimatedRowHeight : UITableView.standardRowHeight
  }

  private mutating func ownRowHeight() -> CGFloat {
    checked(
      table.rowHeight, at: IndexPath(row: 0, section: 0), standard: UITableView.standardRowHeight)
  }

  /// Returns the height of a row whose cell exists: that of the delegate, of the table, or of the
  /// self-sizing cell.
  mutating func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let given = delegateHeight(path) ?? table.rowHeight
    guard given == UITableView.automaticDimension else {
      return checked(given, at: path, standard: UITableView.standardRowHeight)
    }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: table.cellWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return checked(size.height, at: path, standard: UITableView.standardRowHeight)
  }

  // MARK: Headers and footers

  /// Returns the height of a header or footer, or an estimate if the table or the delegate gives
  /// one.
  mutating func end(at place: SectionView.Place) -> TableGeometry.SectionEnd {
    let estimate = estimate(of: place)
    if let estimate, estimate > 0, ListLimits.allows(estimate) {
      return TableGeometry.SectionEnd(height: estimate, isKnown: false)
    }
    return TableGeometry.SectionEnd(height: height(of: place))
  }

  private func estimate(of place: SectionView.Place) -> CGFloat? {
    let given: CGFloat?
    let own: CGFloat
    switch place.kind {
    case .header:
      given = delegate?.tableView(table, estimatedHeightForHeaderInSection: place.section)
      own = table.estimatedSectionHeaderHeight
    case .footer:
      given = delegate?.tableView(table, estimatedHeightForFooterInSection: place.section)
      own = table.estimatedSectionFooterHeight
    }
    return given == nil || given == UITableView.notImplemented ? own : given
  }

  mutating func height(of place: SectionView.Place) -> CGFloat {
    let (given, own) = heights(of: place)
    let path = IndexPath(row: 0, section: place.section)
    let standard = table.metrics.standardHeight(of: place)
    for (height, isOwn) in [(given, false), (own, true)] {
      guard let height, height != UITableView.notImplemented,
        height != UITableView.automaticDimension
      else { continue }
      // In plain tables the table's height applies only to sections that have a header. Storyboards
      // always set a height.
      if isOwn, table.style == .plain, !hasContent(place) { break }
      // Grouped tables treat 0 as the standard height. Apps return a tiny number for no header.
      if height == 0, table.style != .plain { break }
      return checked(height, at: path, standard: standard)
    }
    let view = table.customView(at: place)
    if let view {
      table.measuredSectionViews[place] = view
      return fittingHeight(of: view, standard: standard, at: path)
    }
    if let title = table.title(at: place) { return table.metrics.height(of: title, at: place) }
    return table.metrics.emptyHeight(of: place)
  }

  private func hasContent(_ place: SectionView.Place) -> Bool {
    if table.title(at: place) != nil { return true }
    guard let view = table.customView(at: place) else { return false }
    table.measuredSectionViews[place] = view
    return true
  }

  /// Returns the height that a view's constraints give. Without constraints, the view keeps its own
  /// height.
  private mutating func fittingHeight(
    of view: UIView, standard: CGFloat, at path: IndexPath
  ) -> CGFloat {
    let target = CGSize(width: table.cellWidth, height: 0)
    let size =
      if let view = view as? UITableViewHeaderFooterView {
        view.ownSize(target)
      } else {
        view.constraints.isEmpty
          ? nil
          : view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
      }
    if let size, size.height > 0 { return checked(size.height, at: path, standard: standard) }
    return view.bounds.height > 0 ? view.bounds.height : standard
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
