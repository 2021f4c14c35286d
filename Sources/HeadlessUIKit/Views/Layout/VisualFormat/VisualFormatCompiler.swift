import Foundation

/// The compiler that resolves the names of a visual format and makes its constraints.
@MainActor
struct VisualFormatCompiler {
  typealias Attribute = NSLayoutConstraint.Attribute

  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// The attributes of the axis in the direction of the format.
  private struct Direction {
    let start, end, startMargin, endMargin, size: Attribute
    /// −1 if coordinates grow against the format's direction, otherwise 1.
    let sign: CGFloat
  }

  /// Returns the constraints: for each element the gap before it, then its size, then its alignment
  /// with the view before.
  ///
  /// - Throws: An error whose reason is about a name.
  func constraints(
    for visualFormat: VisualFormat
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let direction = direction(along: visualFormat.axis)
    let aligned = options.alignedAttributes
    var made: [NSLayoutConstraint] = []
    var before: AnyObject?
    for (index, element) in visualFormat.elements.enumerated() {
      switch element {
      case .superview(let offset):
        guard index > 0, let before else { continue }
        let outer = try superview(of: before, at: offset)
        made += try connect(
          before, direction.end, to: outer, direction.end, margin: direction.endMargin,
          by: visualFormat.gaps[index - 1], direction)
      case .view(let name, let predicates):
        let item = try item(name)
        if index == 1, case .superview(let offset) = visualFormat.elements[0] {
          let outer = try superview(of: item, at: offset)
          made += try connect(
            outer, direction.start, to: item, direction.start, margin: direction.startMargin,
            by: visualFormat.gaps[0], direction)
        } else if let before {
          let ends = neighbourEnds(visualFormat.axis, direction)
          made += try connect(
            before, ends.end, to: item, ends.start, margin: nil,
            by: visualFormat.gaps[index - 1], direction)
        }
        for predicate in predicates {
          made.append(try size(of: item, predicate, direction.size))
        }
        if let before {
          for attribute in aligned {
            guard attribute.axis != visualFormat.axis else {
              throw error(.alignedAlongAxis(visualFormat.axis), at: name.offset)
            }
            made.append(constraint(item, attribute, .equal, before, attribute))
          }
        }
        before = item
      }
    }
    return made
  }

  private func direction(along axis: NSLayoutConstraint.Axis) -> Direction {
    if axis == .vertical {
      return Direction(
        start: .top, end: .bottom, startMargin: .topMargin, endMargin: .bottomMargin,
        size: .height, sign: 1)
    }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight:
      return Direction(
        start: .left, end: .right, startMargin: .leftMargin, endMargin: .rightMargin, size: .width,
        sign: 1)
    case .directionRightToLeft:
      return Direction(
        start: .right, end: .left, startMargin: .rightMargin, endMargin: .leftMargin, size: .width,
        sign: -1)
    default:
      return Direction(
        start: .leading, end: .trailing, startMargin: .leadingMargin, endMargin: .trailingMargin,
        size: .width, sign: 1)
    }
  }

  private func neighbourEnds(
    _ axis: NSLayoutConstraint.Axis, _ direction: Direction
  ) -> (end: Attribute, start: Attribute) {
    let isByBaselines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    return isByBaselines ? (.lastBaseline, .firstBaseline) : (direction.end, direction.start)
  }

  // MARK: Gaps

  /// Connects two neighbouring elements by a gap.
  ///
  /// - Parameter margin: The margin attribute of the superview if one of the items is the
  ///   superview; nil between views.
  private func connect(
    _ before: AnyObject, _ end: Attribute, to item: AnyObject, _ start: Attribute,
    margin: Attribute?, by gap: VisualFormat.Gap, _ direction: Direction
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    switch gap {
    case .flush: return [constraint(item, start, .equal, before, end)]
    case .standard:
      guard let margin else {
        return [
          constraint(item, start, .equal, before, end, constant: direction.sign * systemSpacing)
        ]
      }
      // The superview is either the first or the last element.
      return start == direction.start
        ? [constraint(item, start, .equal, before, margin)]
        : [constraint(item, margin, .equal, before, end)]
    case .predicates(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        let relation = direction.sign < 0 ? predicate.relation.mirrored : predicate.relation
        made.append(
          try prioritized(
            constraint(
              item, start, relation, before, end,
              constant: direction.sign * CGFloat(try length(of: predicate))), predicate))
      }
      return made
    }
  }

  /// Returns the value of a predicate without a view.
  private func length(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Double {
    let value: Double
    switch predicate.object {
    case .number(let number): value = number
    case .name(let name, _): value = try metric(name)
    }
    return value * (try factor(of: predicate)) + (try addend(of: predicate))
  }

  // MARK: Sizes

  private func size(
    of item: AnyObject, _ predicate: VisualFormat.Predicate, _ attribute: Attribute
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    if case .name(let name, let said) = predicate.object, said != nil || metrics[name.text] == nil {
      guard views[name.text] != nil else {
        throw error(said == nil ? .unknownMetric(name.text) : .unknownView(name.text), at: name)
      }
      let other = try self.item(name)
      return try prioritized(
        constraint(
          item, attribute, predicate.relation, other, said ?? attribute,
          multiplier: CGFloat(try factor(of: predicate)),
          constant: CGFloat(try addend(of: predicate))), predicate)
    }
    return try prioritized(
      constraint(
        item, attribute, predicate.relation, nil, .notAnAttribute,
        constant: CGFloat(try length(of: predicate))), predicate)
  }

  private func factor(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Double {
    var factor = 1.0
    for part in predicate.factors {
      let value = try amount(part.amount)
      if part.divides, value == 0 { throw error(.divisionByZero, at: offset(of: predicate)) }
      factor = part.divides ? factor / value : factor * value
    }
    return factor
  }

  private func addend(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Double {
    guard let addend = predicate.addend else { return 0 }
    let value = try amount(addend.amount)
    return addend.isNegative ? -value : value
  }

  private func offset(of predicate: VisualFormat.Predicate) -> Int {
    switch predicate.object {
    case .number: 0
    case .name(let name, _): name.offset
    }
  }

  private func prioritized(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(Float(try amount(priority)))
    }
    return constraint
  }

  // MARK: Names

  private func amount(_ amount: VisualFormat.Amount) throws(VisualFormatError) -> Double {
    switch amount {
    case .number(let number): number
    case .metric(let name): try metric(name)
    }
  }

  private func metric(_ name: VisualFormat.Name) throws(VisualFormatError) -> Double {
    guard let value = metrics[name.text] else { throw error(.unknownMetric(name.text), at: name) }
    switch value {
    case let value as CGFloat: return Double(value)
    case let value as Double: return value
    case let value as Float: return Double(value)
    case let value as UILayoutPriority: return Double(value.rawValue)
    case let value as any BinaryInteger: return Double(value)
    case let value as NSNumber: return value.doubleValue
    default: throw error(.notANumber(name.text), at: name)
    }
  }

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> AnyObject {
    guard let value = views[name.text] else { throw error(.unknownView(name.text), at: name) }
    switch value {
    case let view as UIView: return view
    case let guide as UILayoutGuide: return guide
    default: throw error(.notAView(name.text), at: name)
    }
  }

  private func superview(
    of item: AnyObject, at offset: Int
  ) throws(VisualFormatError) -> UIView {
    let outer = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let outer else { throw error(.noSuperview, at: offset) }
    return outer
  }

  private func constraint(
    _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
  }

  private func error(
    _ reason: VisualFormatError.Reason, at name: VisualFormat.Name
  ) -> VisualFormatError { error(reason, at: name.offset) }

  private func error(_ reason: VisualFormatError.Reason, at offset: Int) -> VisualFormatError {
    VisualFormatError(format: format, offset: offset, reason: reason)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var mirrored: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
