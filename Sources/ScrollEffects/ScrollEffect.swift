/// An effect that follows scrolling: a small value with one function from what the scroll view is
/// doing to where things go.
///
/// Effects touch no view. Some remember earlier events, as the view controllers they model do, and
/// have to be told about every one in order; copying an effect copies its memory.
///
/// Every model is `.faithful` to the code of its article, mistakes included, or `.corrected`.
/// Articles disagree about "up" and "down"; here offsets grow and shrink.
public protocol ScrollEffect: Sendable {
  associatedtype State
  associatedtype Geometry
  mutating func update(_ state: State) -> Geometry
}
