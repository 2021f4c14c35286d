/// A rectangle that constraints can relate: a box or a region.
///
/// The engine reads geometry such as insets and scroll offsets when it settles, so that these
/// changes need no notification.
@MainActor
package protocol LayoutElement: AnyObject {
  var layoutForm: LayoutForm { get }
}
