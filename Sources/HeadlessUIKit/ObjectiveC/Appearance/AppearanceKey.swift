/// A property that was set, for one of the states or metrics that it has values for; 0 where it has one
/// value.
struct AppearanceKey: Hashable {
  let property: AppearanceProperty
  var variant: UInt = 0
}
