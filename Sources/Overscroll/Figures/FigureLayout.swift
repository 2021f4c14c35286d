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

  let size: CGSize
  let cells: [Cell]
  /// The frame of the figure's caption; empty without one.
  let caption: CGRect

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - bodies: The body and the number of pixels per point of each panel.
  ///   - captionSpace: Returns the space of a caption in a width: of a panel, or of the whole
  ///     figure if the panel is nil. Nil without a caption.
  init(
    _ style: FigureStyle, bodies: [(body: DeviceBody, scale: CGFloat)],
    captionSpace: (_ panel: Int?, _ width: CGFloat) -> FigureCaption.Space?
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
    let captions = rows.map { row in row.enumerated().map { captionSpace($1, widths[$0]) } }
    let above = captions.map { $0.height(.above) }, below = captions.map { $0.height(.below) }
    let captionRooms = zip(above, below).map { $0 + $1 }
    let gaps = CGFloat(rows.count - 1) * spacing
    let naturalWidth =
      padding.left + widths.reduce(0, +) + CGFloat(columns - 1) * spacing + padding.right
    let pageWidth = style.size?.width ?? naturalWidth.rounded(.up)
    let captionWidth = max(pageWidth - padding.left - padding.right, 1)
    let headline = captionSpace(nil, captionWidth)
    let top = padding.top + [headline].height(.above)
    let bottom = padding.bottom + [headline].height(.below)
    let naturalHeight =
      top + gaps + captionRooms.reduce(0, +) + bottom
      + rows.map { row in row.map { shown[$0].height }.max() ?? 0 }.reduce(0, +)
    let size = style.size ?? CGSize(width: pageWidth, height: naturalHeight.rounded(.up))
    self.size = size
    caption =
      headline.map { space in
        let y =
          switch space.place {
          case .above: padding.top
          case .below: size.height - padding.bottom - space.height
          }
        return CGRect(x: padding.left, y: y, width: captionWidth, height: space.height)
      } ?? .zero

    let room =
      (size.height - top - bottom - gaps - captionRooms.reduce(0, +))
      / CGFloat(max(rows.count, 1))
    let heights = rows.map { row in
      let tallest = row.map { shown[$0].height }.max() ?? 0
      return style.size == nil ? tallest : min(tallest, max(room, 1))
    }
    let content = heights.reduce(0, +) + captionRooms.reduce(0, +) + gaps
    let left = padding.left + (size.width - naturalWidth) / 2
    var y = top + (size.height - top - bottom - content) * style.alignment.share
    var cells: [Cell] = []
    for (index, row) in rows.enumerated() {
      var x = left
      y += above[index]
      for (column, panel) in row.enumerated() {
        let seen = CGSize(
          width: shown[panel].width, height: min(shown[panel].height, heights[index]))
        let hidden = shown[panel].height - seen.height
        let cutAbove = crop.top + hidden * style.alignment.share
        let frame = CGRect(
          x: x + (widths[column] - seen.width) / 2,
          y: y + (heights[index] - seen.height) * style.alignment.share, width: seen.width,
          height: seen.height)
        let step = zoom / bodies[panel].scale
        let origin = CGPoint(
          x: ((frame.minX - crop.left) / step).rounded() * step,
          y: ((frame.minY - cutAbove) / step).rounded() * step)
        cells.append(
          Cell(
            origin: origin, seen: frame,
            cut: FigureEdges(
              top: cutAbove, left: crop.left,
              bottom: crop.bottom + hidden - hidden * style.alignment.share,
              right: crop.right),
            caption: captions[index][column].map { space in
              let top =
                switch space.place {
                case .above: y - space.gap - space.height
                case .below: y + heights[index] + space.gap
                }
              return CGRect(x: x, y: top, width: widths[column], height: space.height)
            } ?? .zero))
        x += widths[column] + spacing
      }
      y += heights[index] + below[index] + spacing
    }
    self.cells = cells
  }
}

extension [FigureCaption.Space?] {
  /// Returns the largest height of the captions at a side, including the distance to the devices.
  fileprivate func height(_ place: FigureCaption.Place) -> CGFloat {
    compactMap(\.self).filter { $0.place == place }.map { $0.height + $0.gap }.max() ?? 0
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
