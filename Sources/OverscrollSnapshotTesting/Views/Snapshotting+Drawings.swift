public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A strategy that compares pictures of layers.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares pictures of layers.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, 0…1.
  ///   - perceptualPrecision: The similarity from which on two colours match, 0…1.
  ///   - traits: The traits, of which the scale is used.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      onMainActorUnchecked {
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        return UIGraphicsImageRenderer(
          bounds: layer.bounds, format: UIGraphicsImageRendererFormat(for: traits)
        ).image { layer.render(in: $0.cgContext) }
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A strategy that compares pictures of filled paths.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares pictures of paths.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, 0…1.
  ///   - perceptualPrecision: The similarity from which on two colours match, 0…1.
  ///   - scale: The number of pixels per point.
  ///   - drawingMode: The way in which the path is drawn.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      onMainActorUnchecked {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: format).image {
          $0.cgContext.addPath(path)
          $0.cgContext.drawPath(using: drawingMode)
        }
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// A strategy that compares the elements of paths, one per line.
  public static var elementsDescription: Snapshotting {
    .elementsDescription(numberFormatter: defaultFormatter())
  }

  /// Returns a strategy that compares the elements of paths, with a format for numbers.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { PathText.lines(of: $0, numberFormatter) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A strategy that compares pictures of filled paths.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares pictures of filled paths.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      onMainActorUnchecked {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in
          path.fill()
        }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A strategy that compares the elements of paths, one per line.
  public static var elementsDescription: Snapshotting {
    .elementsDescription(numberFormatter: defaultFormatter())
  }

  /// Returns a strategy that compares the elements of paths, with a format for numbers.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      PathText.lines(of: onMainActorUnchecked { path.cgPath }, numberFormatter)
    }
  }
}

/// Returns the format of numbers with up to three decimals, and a point in every language.
private func defaultFormatter() -> NumberFormatter {
  let formatter = NumberFormatter()
  // Without a style, Foundation on Linux ignores the number of decimals.
  formatter.numberStyle = .decimal
  formatter.usesGroupingSeparator = false
  formatter.decimalSeparator = "."
  formatter.minimumFractionDigits = 1
  formatter.maximumFractionDigits = 3
  return formatter
}

/// Paths as text.
private enum PathText {
  /// Returns the elements, one per line, with an empty line before each further subpath.
  static func lines(of path: CGPath, _ formatter: NumberFormatter) -> String {
    func text(_ value: CGFloat) -> String {
      formatter.string(from: NSNumber(value: Double(value))) ?? "\(value)"
    }
    var lines: [String] = []
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      let (name, count) =
        switch element.type {
        case .moveToPoint: ("MoveTo", 1)
        case .addLineToPoint: ("LineTo", 1)
        case .addQuadCurveToPoint: ("QuadCurveTo", 2)
        case .addCurveToPoint: ("CurveTo", 3)
        case .closeSubpath: ("Close", 0)
        }
      if element.type == .moveToPoint, !lines.isEmpty { lines.append("") }
      let points = (0..<count).map { place in
        "(\(text(element.points[place].x)), \(text(element.points[place].y)))"
      }
      lines.append("\(name) \(points.joined(separator: " "))")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
