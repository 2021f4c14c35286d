import MapThing
import UIKit

/// A screen that needs the missing module in its declaration.
class MapController: MapThingController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    reload(animated: true)
  }
}

/// A screen whose only initialiser does not compile.
class PlaceController: UIViewController {
  private let places = Store().places

  override init(nibName: String?, bundle: Bundle?, place: MapThingPlace) {
    super.init(nibName: nibName, bundle: bundle)
  }
}
