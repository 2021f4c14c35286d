import AutoLayout
import Foundation

/// A minimal layout box: the requirements of the engine, and stored properties that tests set.
@MainActor
final class Box: LayoutBox {
  private(set) weak var parent: Box?
  private(set) var children: [Box] = []
  var placement = LayoutPlacement.constraints
  var size = CGSize.zero
  var content: CGSize
  var offset: CGPoint?
  var readsRightToLeft = false
  /// The number of times that the engine changed frames of the box's children.
  private(set) var marks = 0

  /// - Parameter content: The intrinsic content size; a negative component means none.
  init(in parent: Box? = nil, content: CGSize = CGSize(width: -1, height: -1)) {
    self.parent = parent
    self.content = content
    parent?.children.append(self)
  }

  /// Returns a topmost box with a fixed size.
  static func root(_ width: CGFloat, _ height: CGFloat) -> Box {
    let box = Box()
    box.placement = .manual
    box.size = CGSize(width: width, height: height)
    return box
  }

  var layoutForm: LayoutForm { .box(self) }
  var layoutParent: (any LayoutBox)? { parent }
  func forEachLayoutChild(_ body: (any LayoutBox) -> Void) { for child in children { body(child) } }
  var layoutPlacement: LayoutPlacement { placement }
  var layoutSize: CGSize { size }
  var layoutFrame: CGRect { CGRect(origin: .zero, size: size) }
  func layoutSprings(along axis: LayoutAxis) -> LayoutSprings {
    LayoutSprings(
      position: LayoutSprings.Line(slope: 0, constant: 0),
      size: LayoutSprings.Line(
        slope: 0, constant: Double(axis == .horizontal ? size.width : size.height)))
  }
  var layoutAlignmentInsets: LayoutInsets { .zero }
  var layoutScrollOffset: CGPoint? { offset }
  var intrinsicContentSize: CGSize { content }
  func layoutContentSize(forWidth width: CGFloat) -> CGSize? { nil }
  func layoutContentPriorities(along axis: LayoutAxis) -> (hugging: Double, resistance: Double) {
    (250, 750)
  }
  func layoutFirstBaseline(in size: CGSize) -> CGFloat { 0 }
  func layoutLastBaseline(in size: CGSize) -> CGFloat { 0 }
  var layoutFirstBaselineBox: (any LayoutBox)? { nil }
  var layoutLastBaselineBox: (any LayoutBox)? { nil }
  var layoutReadsRightToLeft: Bool { readsRightToLeft }
  var layoutScale: CGFloat { 1 }
  func setNeedsLayout() { marks += 1 }
}
