/// A property that was set, for one of its states or metrics; variant 0 is used by properties with
/// a single value.
struct AppearanceKey: Hashable {
  let property: AppearanceProperty
  var variant: UInt = 0
}
