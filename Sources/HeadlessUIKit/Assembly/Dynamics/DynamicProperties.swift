/// The physical properties of a body, as set by `UIDynamicItemBehavior`.
struct DynamicProperties {
  var elasticity = 0.0
  var friction = 0.0
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  var isAnchored = false
  var allowsRotation = true
}
