import Foundation

/// Decoding of scroll views, table views, collection views and their cells.
extension NibReader {
  func fillScrolling(_ view: UIScrollView) {
    if let bounces = bool("bounces") { view.bounces = bounces }
    view.alwaysBounceVertical = bool("alwaysBounceVertical") ?? false
    if let always = bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = always }
    if let isEnabled = bool("scrollEnabled") { view.isScrollEnabled = isEnabled }
    if let isPaging = bool("pagingEnabled") { view.isPagingEnabled = isPaging }
    if let locks = bool("directionalLockEnabled") { view.isDirectionalLockEnabled = locks }
    if let shows = bool("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let shows = bool("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = shows
    }
    if let delays = bool("delaysContentTouches") { view.delaysContentTouches = delays }
    if let cancels = bool("canCancelContentTouches") { view.canCancelContentTouches = cancels }
    if let scrolls = bool("scrollsToTop") { view.scrollsToTop = scrolls }
    if let bounces = bool("bouncesZoom") { view.bouncesZoom = bounces }
    if let scale = number("minimumZoomScale") { view.minimumZoomScale = scale }
    if let scale = number("maximumZoomScale") { view.maximumZoomScale = scale }
    if let inset = insets("contentInset") { view.contentInset = inset }
    if let inset = insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = inset }
    let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
      "always": .always,
    ]
    if let value = option("contentInsetAdjustmentBehavior", adjustments) {
      view.contentInsetAdjustmentBehavior = value
    }
    let dismissals: [String: UIScrollView.KeyboardDismissMode] = [
      "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]
    if let mode = option("keyboardDismissMode", dismissals) { view.keyboardDismissMode = mode }
    let styles: [String: UIScrollView.IndicatorStyle] = [
      "default": .default, "black": .black, "white": .white,
    ]
    if let style = option("indicatorStyle", styles) { view.indicatorStyle = style }
    if let refresh = child("refreshControl"), let control = nib.makeView(refresh) {
      view.refreshControl = control as? UIRefreshControl
    }
  }

  // MARK: Tables

  func fillTable(_ table: UITableView) {
    if let follows = bool("layoutMarginsFollowReadableWidth") {
      table.cellLayoutMarginsFollowReadableWidth = follows
    }
    if let insets = bool("contentViewInsetsToSafeArea") {
      table.insetsContentViewsToSafeArea = insets
    }
    ignore("style", "dataMode", "springLoaded", "sectionIndexMinimumDisplayRowCount")
    let separators: [String: UITableView.SeparatorStyle] = [
      "default": .singleLine, "none": .none, "singleLine": .singleLine,
      "singleLineEtched": .singleLineEtched,
    ]
    if let style = option("separatorStyle", separators) { table.separatorStyle = style }
    if let color = color("separatorColor") { table.separatorColor = color }
    if let inset = insets("separatorInset") { table.separatorInset = inset }
    let references: [String: UITableView.SeparatorInsetReference] = [
      "fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets,
    ]
    if let reference = option("separatorInsetReference", references) {
      table.separatorInsetReference = reference
    }
    // Files without estimates are older than the feature, so that 0 is right for them.
    table.estimatedRowHeight = number("estimatedRowHeight") ?? 0
    table.estimatedSectionHeaderHeight = number("estimatedSectionHeaderHeight") ?? 0
    table.estimatedSectionFooterHeight = number("estimatedSectionFooterHeight") ?? 0
    if let height = number("rowHeight") { table.rowHeight = height }
    if let height = number("sectionHeaderHeight") { table.sectionHeaderHeight = height }
    if let height = number("sectionFooterHeight") { table.sectionFooterHeight = height }
    if let allows = bool("allowsSelection") { table.allowsSelection = allows }
    if let allows = bool("allowsMultipleSelection") { table.allowsMultipleSelection = allows }
    if let allows = bool("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = allows
    }
    if let allows = bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = allows
    }
    if let prefetches = bool("prefetchingEnabled") { table.isPrefetchingEnabled = prefetches }
    if let color = color("sectionIndexBackgroundColor") {
      table.sectionIndexBackgroundColor = color
    }
    if let color = color("sectionIndexColor") { table.sectionIndexColor = color }
    _ = child("color", key: "sectionIndexTrackingBackgroundColor")
    for prototype in child("prototypes")?.children ?? [] { register(prototype, in: table) }
    // Xcode leaves an empty list behind in a table that once had static cells.
    if let sections = child("sections"), !sections.children.isEmpty {
      table.staticRows = StaticRows(
        sections: sections.children.map { NibReader($0, of: nib).staticSection() })
    }
    if let header = child(key: "tableHeaderView", in: NibClasses.views) {
      table.tableHeaderView = nib.makeView(header)
    }
    if let footer = child(key: "tableFooterView", in: NibClasses.views) {
      table.tableFooterView = nib.makeView(footer)
    }
    if let ground = child(key: "backgroundView", in: NibClasses.views) {
      table.backgroundView = nib.makeView(ground)
    }
  }

  private func register(_ prototype: NibElement, in table: UITableView) {
    prototype.isRead = true
    guard let identifier = prototype.attributes["reuseIdentifier"] else { return }
    prototype.readAttributes.insert("rowHeight")
    table.cellPool.register(as: identifier, make: nib.maker(of: prototype))
  }

  private func staticSection() -> StaticRows.Section {
    element.isRead = true
    let cells = (child("cells")?.children ?? []).compactMap { cell -> StaticRows.Row? in
      guard let view = nib.makeView(cell) as? UITableViewCell else { return nil }
      let height = NibReader(cell, of: nib).number("rowHeight")
      return StaticRows.Row(cell: view, height: height)
    }
    let section = StaticRows.Section(
      header: string("headerTitle"), footer: string("footerTitle"), rows: cells)
    ignore("colorLabel")
    reportUnread()
    return section
  }

  func fillCell(_ cell: UITableViewCell) {
    // The table view sets it for its cells.
    ignore("layoutMarginsFollowReadableWidth")
    ignore("style", "reuseIdentifier", "rowHeight", "hidesAccessoryWhenEditing")
    let styles: [String: UITableViewCell.SelectionStyle] = [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    if let style = option("selectionStyle", styles) { cell.selectionStyle = style }
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
    if let type = option("accessoryType", accessories) { cell.accessoryType = type }
    if let type = option("editingAccessoryType", accessories) { cell.editingAccessoryType = type }
    if let indents = bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = indents }
    if let shows = bool("showsReorderControl") { cell.showsReorderControl = shows }
    ignore("indentationLevel", "indentationWidth", "focusStyle")
    if let inset = insets("separatorInset") { cell.separatorInset = inset }
    if let view = child(key: "accessoryView", in: NibClasses.views) {
      cell.accessoryView = nib.makeView(view)
    }
    if let view = child(key: "backgroundView", in: NibClasses.views) {
      cell.backgroundView = nib.makeView(view)
    }
    if let view = child(key: "selectedBackgroundView", in: NibClasses.views) {
      cell.selectedBackgroundView = nib.makeView(view)
    }
    guard let content = child("tableViewCellContentView") ?? child("view", key: "contentView")
    else { return }
    content.readAttributes.insert("tableViewCell")
    adopt("textLabel", of: content) { cell.textLabel }
    adopt("detailTextLabel", of: content) { cell.detailTextLabel }
    adopt("imageView", of: content) { cell.imageView }
    let frame = cell.contentView.frame
    NibReader(content, of: nib).fillExisting(cell.contentView)
    // The cell itself places its content view.
    cell.contentView.frame = CGRect(origin: frame.origin, size: cell.bounds.size)
  }

  /// Adopts a label or image view of a standard cell style, which the cell creates on first access.
  private func adopt(_ attribute: String, of content: NibElement, _ part: () -> UIView?) {
    guard let id = self[attribute],
      let described = content.first("subviews")?.children.first(where: { $0.id == id }),
      let view = part()
    else { return }
    nib.adopt(view, for: described)
  }

  // MARK: Collections

  func fillCollection(_ list: UICollectionView) {
    ignore("dataMode", "springLoaded")
    if let allows = bool("allowsSelection") { list.allowsSelection = allows }
    if let allows = bool("allowsMultipleSelection") { list.allowsMultipleSelection = allows }
    if let prefetches = bool("prefetchingEnabled") { list.isPrefetchingEnabled = prefetches }
    for cell in child("cells")?.children ?? [] {
      cell.isRead = true
      guard let identifier = cell.attributes["reuseIdentifier"] else { continue }
      list.cellPool.register(as: identifier, make: nib.maker(of: cell))
    }
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let view = child("collectionReusableView", key: key),
        let identifier = view.attributes["reuseIdentifier"]
      else { continue }
      list.supplementaryPools[kind, default: ReusePool()]
        .register(as: identifier, make: nib.maker(of: view))
    }
  }

  func fill(_ flow: UICollectionViewFlowLayout) {
    if let spacing = number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
    if self["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let size = size("itemSize") { flow.itemSize = size }
    if let size = size("estimatedItemSize") {
      flow.estimatedItemSize = size
    } else if self["automaticEstimatedItemSize"] == "YES" {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let inset = insets("sectionInset") { flow.sectionInset = inset }
    if let pins = bool("sectionHeadersPinToVisibleBounds") {
      flow.sectionHeadersPinToVisibleBounds = pins
    }
    if let pins = bool("sectionFootersPinToVisibleBounds") {
      flow.sectionFootersPinToVisibleBounds = pins
    }
    ignore("sectionInsetReference")
  }

  func fillReusable(_ view: UICollectionReusableView) {
    if let identifier = self["reuseIdentifier"] { view.reuseIdentifier = identifier }
    guard let cell = view as? UICollectionViewCell else { return }
    if let ground = child(key: "backgroundView", in: NibClasses.views) {
      cell.backgroundView = nib.makeView(ground)
    }
    _ = self.size("customSize")
    guard
      let content = child("view", key: "contentView")
        ?? child("collectionViewCellContentView", key: "contentView")
    else { return }
    NibReader(content, of: nib).fillExisting(cell.contentView)
    cell.contentView.frame = cell.bounds
  }
}

extension NibInstantiation {
  /// Returns a closure that instantiates cells or views of a prototype, each with its own objects.
  func maker<View: UIView>(of prototype: NibElement) -> ReusePool<View>.Maker {
    { frame in
      let branch = self.branch()
      guard let view = branch.makeView(prototype) as? View else { return nil }
      branch.finish()
      if !frame.isEmpty { view.frame.size = frame.size }
      return view
    }
  }
}
