import Foundation
import Graphics
import HeadlessUIKit

/// A camera that projects planes of the window in perspective.
struct HierarchyCamera {
  private let base, page: CATransform3D
  private let center: CGPoint
  private let spacing: CGFloat
  private let middle: CGFloat

  /// Creates a camera.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - levels: The number of planes behind one another.
  init(_ diagram: HierarchyDiagram, size: CGSize, levels: Int) {
    self.init(diagram, size, levels, CATransform3DIdentity)
  }

  private init(
    _ diagram: HierarchyDiagram, _ size: CGSize, _ levels: Int, _ page: CATransform3D
  ) {
    func angle(_ degrees: CGFloat) -> CGFloat { degrees.isFinite ? degrees * .pi / 180 : 0 }
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    spacing = diagram.spacing > 0 && diagram.spacing.isFinite ? diagram.spacing : 1
    middle = CGFloat(max(levels - 1, 0)) / 2
    let depth = spacing * CGFloat(levels)
    var eye = CATransform3DIdentity
    // The eye is far enough that no plane comes close to it, and near enough that depth is visible.
    eye.m34 = -1 / (3 * max(size.width, size.height) + depth)
    let turned = CATransform3DConcat(
      CATransform3DMakeRotation(angle(diagram.turn), 0, 1, 0),
      CATransform3DMakeRotation(angle(-diagram.tilt), 1, 0, 0))
    base = CATransform3DConcat(turned, eye)
    self.page = page
  }

  private init(_ camera: HierarchyCamera, page: CATransform3D) {
    (base, center, spacing, middle) = (camera.base, camera.center, camera.spacing, camera.middle)
    self.page = page
  }

  /// Returns the camera with its picture scaled and moved.
  func placed(scale: CGFloat, by shift: CGVector) -> HierarchyCamera {
    HierarchyCamera(
      self,
      page: CATransform3DConcat(
        page,
        CATransform3DConcat(
          CATransform3DMakeScale(scale, scale, 1),
          CATransform3DMakeTranslation(shift.dx, shift.dy, 0))))
  }

  /// Returns the projection from window coordinates on a level to the page.
  func projection(_ level: Int) -> ProjectiveTransform {
    let z = (CGFloat(level) - middle) * spacing
    let all = CATransform3DConcat(
      CATransform3DMakeTranslation(-center.x, -center.y, z), CATransform3DConcat(base, page))
    return ProjectiveTransform(
      a: all.m11, b: all.m12, p: all.m14, c: all.m21, d: all.m22, q: all.m24, tx: all.m41,
      ty: all.m42, w: all.m44)
  }

  /// Returns the projection of a point of a level to the page; zero for a point behind the eye.
  func point(_ point: CGPoint, _ level: Int) -> CGPoint { projection(level)(point) ?? .zero }

  /// Returns the projected corners of a rectangle of a level, clockwise from the top left.
  func corners(_ rect: CGRect, _ level: Int) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { point($0, level) }
  }
}
