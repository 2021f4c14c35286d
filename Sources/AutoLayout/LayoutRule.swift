/// What an engine itself keeps true about an element.
package enum LayoutRule: Hashable, Sendable {
  /// A size is not negative. Never broken.
  case notNegative
  /// Where a scrolled content stands. Never broken.
  case offset(LayoutAxis)
  /// The distance from the edge to a baseline, which changes with font and size. Never broken.
  case firstBaseline, lastBaseline
  /// The size of the topmost box, and the frame of one that fills it.
  case encapsulated(LayoutSide)
  /// Where a region lies in its parent.
  case region(LayoutSide)
  /// A frame set by hand, by springs and struts.
  case springs(LayoutSide)
  /// `size <= content` at the hugging priority.
  case hugging(LayoutAxis)
  /// `size >= content` at the compression resistance.
  case resistance(LayoutAxis)
}

extension LayoutRule {
  var axis: LayoutAxis? {
    switch self {
    case .notNegative: nil
    case .offset(let axis), .hugging(let axis), .resistance(let axis): axis
    case .firstBaseline, .lastBaseline: .vertical
    case .encapsulated(let side), .region(let side), .springs(let side): side.axis
    }
  }

  var isContentSize: Bool {
    switch self {
    case .hugging, .resistance: true
    case .notNegative, .offset, .firstBaseline, .lastBaseline, .encapsulated, .region, .springs:
      false
    }
  }

  /// Whether what the rule says can change without the engine being told.
  var followsTree: Bool {
    switch self {
    case .offset, .firstBaseline, .lastBaseline, .encapsulated, .region, .springs: true
    case .notNegative, .hugging, .resistance: false
    }
  }

  var isSprings: Bool {
    switch self {
    case .springs: true
    case .notNegative, .offset, .firstBaseline, .lastBaseline, .encapsulated, .region, .hugging,
      .resistance:
      false
    }
  }

  /// Which rule gives way first when no constraint can; nil for those that never do.
  var breakingOrder: Int? {
    switch self {
    case .hugging, .resistance: 0
    case .springs: 1
    case .region: 2
    case .encapsulated: 3
    case .notNegative, .offset, .firstBaseline, .lastBaseline: nil
    }
  }
}
