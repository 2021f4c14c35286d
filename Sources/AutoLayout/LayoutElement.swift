/// A rectangle that constraints can mention. What the engine wants to know of it, it asks when it
/// settles, so that nobody needs to tell it of changes.
@MainActor
package protocol LayoutElement: AnyObject {
  var layoutForm: LayoutForm { get }
}
