import MapThing
import UIKit

enum Kind {
  case plain, other
  case thing(MapThingPlace)
}

/// Neither the class nor its uses are left when its superclass is unknown and its name says nothing.
class Store: MapThingStore {
  override func save() { MapThing.save() }
}

struct Settings: MapThingSettings, Equatable {
  var isOn = true
}

extension MapThingView {
  func zoom() {}
}

func describe(_ place: MapThingPlace) -> String { "\(place)" }
