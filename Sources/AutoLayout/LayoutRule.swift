/// A rule that an engine itself maintains about an element.
package enum LayoutRule: Hashable, Sendable {
  /// A size is not negative. Never broken.
  case notNegative
  /// The scroll offset of the content. Never broken.
  case offset(LayoutAxis)
  /// The distance from an edge to a baseline, which depends on font and size. Never broken.
  case firstBaseline, lastBaseline
  /// The size of the root box, or the frame of a box that fills it.
  case encapsulated(LayoutSide)
  /// The position of a region in its parent.
  case region(LayoutSide)
  /// A frame set by hand, as springs and struts.
  case springs(LayoutSide)
  /// The rule `size <= content` at the hugging priority.
  case hugging(LayoutAxis)
  /// The rule `size >= content` at the compression resistance priority.
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

  /// Whether the engine must poll the value of the rule, because changes are not reported to it.
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

  /// Whether the rule determines the frames of boxes that only constraints place.
  var determinesFrames: Bool {
    switch self {
    case .region, .hugging, .resistance: true
    case .notNegative, .offset, .firstBaseline, .lastBaseline, .encapsulated, .springs: false
    }
  }

  /// The rule's position in the order of breaking when no constraint can give way, or nil for rules
  /// that are never broken.
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
