import Foundation

/// Creation, placement and recycling of the headers and footers of visible sections.
extension UITableView {
  func tileSectionViews(of sections: Range<Int>) {
    let wanted = sections.flatMap { section in
      [SectionView.Place(kind: .header, section: section), .init(kind: .footer, section: section)]
        .filter { height(at: $0) > 0 }
    }
    dropSectionViews { wanted.contains($0) }
    var views: [SectionView] = []
    for place in wanted {
      let known = shownSectionViews.first { $0.place == place }?.view
      guard let view = known ?? sectionView(at: place) else { continue }
      let frame = frame(at: place)
      if known == nil {
        UIView.performWithoutAnimation {
          view.frame = frame
          notifyWillDisplay(view, at: place)
          insert(view, above: views.last?.view)
        }
      } else if view.frame != frame {
        view.frame = frame
      }
      views.append(SectionView(place: place, view: view))
    }
    shownSectionViews = views
  }

  private func insert(_ view: UIView, above previous: UIView?) {
    if let previous {
      insertSubview(view, aboveSubview: previous)
    } else if let next = shownSectionViews.first?.view {
      insertSubview(view, belowSubview: next)
    } else if let cell = shownRows.cells.last {
      insertSubview(view, aboveSubview: cell)
    } else {
      insertSubview(view, at: floor)
    }
  }

  func dropSectionViews(_ isKept: (SectionView.Place) -> Bool) {
    let leaving = shownSectionViews.filter { !isKept($0.place) }
    shownSectionViews.removeAll { !isKept($0.place) }
    for shown in leaving {
      shown.view.removeFromSuperview()
      if let view = shown.view as? UITableViewHeaderFooterView {
        headerPool.recycle(view, as: view.reuseIdentifier)
      }
      let section = shown.place.section
      switch shown.place.kind {
      case .header:
        tableDelegate?.tableView(
          self, didEndDisplayingHeaderView: shown.view, forSection: section)
      case .footer:
        tableDelegate?.tableView(
          self, didEndDisplayingFooterView: shown.view, forSection: section)
      }
    }
  }

  private func notifyWillDisplay(_ view: UIView, at place: SectionView.Place) {
    switch place.kind {
    case .header:
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
    case .footer:
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
    }
  }

  /// Returns the delegate's view or a standard one with the title; nil for the empty space between
  /// groups.
  private func sectionView(at place: SectionView.Place) -> UIView? {
    if let view = customView(at: place) { return view }
    let title = title(at: place)
    if style != .plain, title == nil || height(at: place) < 1 { return nil }
    let standard = UITableViewHeaderFooterView.standardIdentifier
    let view =
      headerPool.dequeue(standard) ?? UITableViewHeaderFooterView(reuseIdentifier: standard)
    view.show(title, at: place, of: metrics)
    return view
  }

  private func height(at place: SectionView.Place) -> CGFloat {
    let section = knownGeometry.sections[place.section]
    return place.kind == .header ? section.header.height : section.footer.height
  }

  /// Returns the frame of a header or footer.
  ///
  /// In plain tables a header sticks to the top and a footer to the bottom of the visible part, as
  /// long as its section is visible.
  private func frame(at place: SectionView.Place) -> CGRect {
    let section = knownGeometry.span(ofSection: place.section)
    let inset = adjustedContentInset
    let y: CGFloat
    switch (place.kind, style) {
    case (.header, .plain):
      let sticking = bounds.minY + inset.top - rowsOrigin
      y = min(max(section.y, sticking), max(section.y, section.footerY - section.headerHeight))
    case (.footer, .plain):
      let sticking = bounds.maxY - inset.bottom - rowsOrigin - section.footerHeight
      y = max(min(section.footerY, sticking), min(section.footerY, section.rowsY))
    case (.header, .grouped), (.header, .insetGrouped): y = section.y
    case (.footer, .grouped), (.footer, .insetGrouped): y = section.footerY
    }
    return CGRect(
      x: metrics.sideInset, y: rowsOrigin + y, width: cellWidth, height: height(at: place))
  }
}
