import Foundation

/// The layout of a figure's page, in its points.
struct FigureLayout: Hashable, Sendable {
  /// The place of a panel.
  struct Cell: Hashable, Sendable {
    /// The origin of the body, aligned to whole pixels of the screen.
    let origin: CGPoint
    /// The visible part of the body.
    let seen: CGRect
    /// The lengths that are cut off at each side.
    let cut: FigureEdges
    /// The frame of the caption; empty without one.
    let caption: CGRect
  }

  /// The distance between a device and its caption.
  static let captionGap: CGFloat = 16

  let size: CGSize
  let cells: [Cell]

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - bodies: The body and the number of pixels per point of each panel.
  ///   - captionHeight: Returns the height of a panel's caption for a width; 0 without a caption.
  init(
    _ style: FigureStyle, bodies: [(body: DeviceBody, scale: CGFloat)],
    captionHeight: (_ panel: Int, _ width: CGFloat) -> CGFloat
  ) {
    let zoom = style.magnification, crop = style.crop.lengths, padding = style.padding.lengths
    let spacing = style.spacing > 0 && style.spacing.isFinite ? style.spacing : 0
    let columns = min(max(style.columns ?? bodies.count, 1), max(bodies.count, 1))
    let wholes = bodies.map {
      CGSize(width: $0.body.size.width * zoom, height: $0.body.size.height * zoom)
    }
    let shown = wholes.map {
      CGSize(
        width: max($0.width - crop.left - crop.right, 1),
        height: max($0.height - crop.top - crop.bottom, 1))
    }
    let rows = stride(from: 0, to: bodies.count, by: columns).map {
      Array($0..<min($0 + columns, bodies.count))
    }
    let widths = (0..<columns).map { column in
      rows.compactMap { column < $0.count ? shown[$0[column]].width : nil }.max() ?? 0
    }
    let captions = rows.map { row in
      row.enumerated().map { captionHeight($1, widths[$0]) }.max() ?? 0
    }
    let captionRooms = captions.map { $0 > 0 ? $0 + Self.captionGap : 0 }
    let gaps = CGFloat(rows.count - 1) * spacing
    let natural = CGSize(
      width: padding.left + widths.reduce(0, +) + CGFloat(columns - 1) * spacing + padding.right,
      height: padding.top + gaps + captionRooms.reduce(0, +) + padding.bottom
        + rows.map { row in row.map { shown[$0].height }.max() ?? 0 }.reduce(0, +))
    size =
      style.size ?? CGSize(width: natural.width.rounded(.up), height: natural.height.rounded(.up))

    let room =
      (size.height - padding.top - padding.bottom - gaps - captionRooms.reduce(0, +))
      / CGFloat(max(rows.count, 1))
    let heights = rows.map { row in
      let tallest = row.map { shown[$0].height }.max() ?? 0
      return style.size == nil ? tallest : min(tallest, max(room, 1))
    }
    let content = heights.reduce(0, +) + captionRooms.reduce(0, +) + gaps
    let left = padding.left + (size.width - natural.width) / 2
    var y =
      padding.top + (size.height - padding.top - padding.bottom - content) * style.alignment.share
    var cells: [Cell] = []
    for (index, row) in rows.enumerated() {
      var x = left
      for (column, panel) in row.enumerated() {
        let seen = CGSize(
          width: shown[panel].width, height: min(shown[panel].height, heights[index]))
        let hidden = shown[panel].height - seen.height
        let above = crop.top + hidden * style.alignment.share
        let frame = CGRect(
          x: x + (widths[column] - seen.width) / 2,
          y: y + (heights[index] - seen.height) * style.alignment.share, width: seen.width,
          height: seen.height)
        let step = zoom / bodies[panel].scale
        let origin = CGPoint(
          x: ((frame.minX - crop.left) / step).rounded() * step,
          y: ((frame.minY - above) / step).rounded() * step)
        cells.append(
          Cell(
            origin: origin, seen: frame,
            cut: FigureEdges(
              top: above, left: crop.left,
              bottom: crop.bottom + hidden - hidden * style.alignment.share,
              right: crop.right),
            caption: captions[index] > 0
              ? CGRect(
                x: x, y: y + heights[index] + Self.captionGap, width: widths[column],
                height: captions[index]) : .zero))
        x += widths[column] + spacing
      }
      y += heights[index] + captionRooms[index] + spacing
    }
    self.cells = cells
  }
}

extension FigureStyle.Alignment {
  /// The fraction of the free height that is placed above the device.
  fileprivate var share: CGFloat {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
