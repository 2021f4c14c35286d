public import Foundation
import Graphics
import ScrollPhysics

/// An animation of a property through several values, or of a point along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes. Ignored if `path` is set.
  open var values: [Any]? {
    didSet { frames = values.map { $0.compactMap { AnimatedValue(object: $0) } } ?? [] }
  }
  /// The path to follow, for a property that is a point. Each line or curve of the path is one
  /// step.
  open var path: CGPath? {
    didSet { track = path.map { KeyframeTrack($0.path) } }
  }
  /// The time of each keyframe, as fractions of the duration in ascending order.
  ///
  /// Nil spaces the keyframes evenly. The paced modes ignore key times. With `discrete`, give one
  /// time more than values.
  open var keyTimes: [NSNumber]?
  /// The timing functions of the steps, one for each pair of neighbouring keyframes.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between keyframes.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of the curve at each value, for the cubic modes. Positive values make the curve
  /// tighter. Nil means 0.
  open var tensionValues: [NSNumber]?
  /// The rotation of the layer along the path; nil does not turn it.
  open var rotationMode: CAAnimationRotationMode?

  private var frames: [AnimatedValue] = []
  private var track: KeyframeTrack?

  /// Creates an object from an archive.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Creates an animation without a key path.
  public override init() { super.init() }

  override func emptyCopy() -> CAAnimation { CAKeyframeAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.frames = frames
    copy.track = track
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.rotationMode = rotationMode
  }

  override func value(
    now: AnimatedValue?, progress: Double, time: CFTimeInterval, duration: CFTimeInterval
  ) -> AnimatedValue? {
    if let track { return place(on: track, at: progress).map { $0.point.animated } }
    guard let first = frames.first else { return nil }
    guard frames.count > 1 else { return first }
    if calculationMode == .discrete {
      let times = times(count: frames.count + 1)
      let index = times.dropFirst().lastIndex { $0 <= progress } ?? 0
      return frames[min(index, frames.count - 1)]
    }
    let (index, t) = step(at: progress, times: pacedTimes ?? times(count: frames.count))
    let (a, b) = (frames[index], frames[min(index + 1, frames.count - 1)])
    guard calculationMode == .cubic || calculationMode == .cubicPaced,
      case .numbers(let p1) = a, case .numbers(let p2) = b, p1.count == p2.count
    else { return a.interpolated(to: b, by: CGFloat(t)) }
    return .numbers(curved(index, p1, p2, CGFloat(t)))
  }

  override func apply(
    to shown: inout ShownValues, of layer: CALayer, progress: Double, time: CFTimeInterval,
    duration: CFTimeInterval, repetition: Int
  ) {
    super.apply(
      to: &shown, of: layer, progress: progress, time: time, duration: duration,
      repetition: repetition)
    guard let rotationMode, let track, let place = place(on: track, at: progress),
      case .transform(let transform) = shown[.transform] ?? layer.model(.transform)
    else { return }
    let angle = place.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
    shown[.transform] = .transform(CATransform3DRotate(transform, angle, 0, 0, 1))
  }

  private func place(
    on track: KeyframeTrack, at progress: Double
  ) -> (point: CGPoint, angle: CGFloat)? {
    if calculationMode == .paced || calculationMode == .cubicPaced {
      return track.place(atShare: progress)
    }
    let (index, t) = step(at: progress, times: times(count: track.count + 1))
    return track.place(inPiece: index, at: calculationMode == .discrete ? 0 : t)
  }

  /// Returns `count` times from 0 to 1: the key times if their number is right, otherwise even
  /// steps.
  private func times(count: Int) -> [Double] {
    if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
    return (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  /// The key times that give a constant speed; nil for modes that are not paced and for values that
  /// are not numbers.
  private var pacedTimes: [Double]? {
    guard calculationMode == .paced || calculationMode == .cubicPaced else { return nil }
    var lengths = [0.0]
    for (a, b) in zip(frames, frames.dropFirst()) {
      guard case .numbers(let p) = a, case .numbers(let q) = b else { return nil }
      let square = zip(p, q).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      lengths.append((lengths.last ?? 0) + Double(square.squareRoot()))
    }
    guard let total = lengths.last, total > 0 else { return nil }
    return lengths.map { $0 / total }
  }

  /// Returns the keyframe step at a moment, and the progress inside that step.
  private func step(at progress: Double, times: [Double]) -> (index: Int, t: Double) {
    let last = times.count - 2
    guard last >= 0 else { return (0, 0) }
    var index = 0
    while index < last, progress >= times[index + 1] { index += 1 }
    let length = times[index + 1] - times[index]
    let t = length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1
    let function = timingFunctions.flatMap { index < $0.count ? $0[index] : nil }
    return (index, function?.curve.value(at: t) ?? t)
  }

  /// Returns the value on a Catmull–Rom spline. Its tangent at each value follows the neighbours.
  private func curved(_ index: Int, _ p1: [CGFloat], _ p2: [CGFloat], _ t: CGFloat) -> [CGFloat] {
    func numbers(_ at: Int, _ other: [CGFloat]) -> [CGFloat] {
      guard frames.indices.contains(at), case .numbers(let numbers) = frames[at],
        numbers.count == other.count
      else { return other }
      return numbers
    }
    func slack(_ at: Int) -> CGFloat {
      let tension = tensionValues.flatMap { at < $0.count ? $0[at].doubleValue : nil } ?? 0
      return (1 - CGFloat(tension)) / 2
    }
    let (p0, p3) = (numbers(index - 1, p1), numbers(index + 2, p2))
    let (s, u) = (t * t, t * t * t)
    return p1.indices.map { i in
      let (m1, m2) = ((p2[i] - p0[i]) * slack(index), (p3[i] - p1[i]) * slack(index + 1))
      let start = (2 * u - 3 * s + 1) * p1[i] + (u - 2 * s + t) * m1
      return start + (3 * s - 2 * u) * p2[i] + (u - s) * m2
    }
  }
}
