/// An effect that follows scrolling: a small value with one function from the state of a scroll
/// view to the geometry of other views.
///
/// Effects access no view. Some depend on earlier events, like the view controllers they model, and
/// need every event in order. Copying an effect copies this memory.
///
/// Every model is `.faithful` to the code of its article, including mistakes, or `.corrected`.
/// Articles use "up" and "down" differently; here offsets grow and shrink.
public protocol ScrollEffect: Sendable {
  associatedtype State
  associatedtype Geometry
  mutating func update(_ state: State) -> Geometry
}
