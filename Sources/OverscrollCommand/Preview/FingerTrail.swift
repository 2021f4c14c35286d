package import Foundation
package import Overscroll
import ScrollPhysics

/// The places of a finger over time, which a path of moves and holds describes.
package struct FingerTrail {
  private struct Place {
    let time: Double
    let point: CGPoint
  }

  /// The largest distance of a simplified path from the recorded one, in points.
  package static let tolerance: CGFloat = 2
  /// The last part of a path, in seconds, which is kept exactly because the velocity at release
  /// depends on it. It is longer than the part that scroll views look at.
  private static let release = 0.1

  private var places: [Place]

  /// Creates the trail of a path.
  package init(from point: CGPoint, _ path: [Timeline.Segment]) {
    places = [Place(time: 0, point: point)]
    var (time, point) = (0.0, point)
    for segment in path {
      time += segment.duration
      if case .move(let to, _, _) = segment { point = to }
      places.append(Place(time: time, point: point))
    }
  }

  /// A path with fewer moves, none of them further than `tolerance` from the trail at any time.
  package var simplified: [Timeline.Segment] {
    let end = places[places.count - 1].time
    let exact = places.firstIndex { $0.time >= end - Self.release } ?? 0
    let kept = knots(0, exact) + places.indices.dropFirst(exact + 1)
    return zip(kept, kept.dropFirst()).map { a, b in
      let (from, to) = (places[a], places[b])
      let duration = ((to.time - from.time) * 1000).rounded() / 1000
      return from.point == to.point
        ? .hold(duration) : .move(to: to.point, over: duration, ease: .linear)
    }
  }

  /// Returns the places that a polyline needs, by the method of Ramer, Douglas and Peucker: if a
  /// straight line from the first to the last place is too far from a place between them, the
  /// farthest one is kept, and both halves are treated in the same way.
  private func knots(_ first: Int, _ last: Int) -> [Int] {
    guard first < last else { return [first] }
    let (a, b) = (places[first], places[last])
    // Distances are compared by their squares.
    var (farthest, distance) = (first, Self.tolerance * Self.tolerance)
    for index in (first + 1)..<max(last, first + 1) {
      let place = places[index]
      let share = b.time > a.time ? (place.time - a.time) / (b.time - a.time) : 0
      let x = place.point.x - a.point.x - (b.point.x - a.point.x) * share
      let y = place.point.y - a.point.y - (b.point.y - a.point.y) * share
      let off = x * x + y * y
      if off > distance { (farthest, distance) = (index, off) }
    }
    guard farthest > first else { return [first, last] }
    return knots(first, farthest).dropLast() + knots(farthest, last)
  }
}
