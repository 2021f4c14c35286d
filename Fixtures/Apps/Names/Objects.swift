import ImageIO
import UIKit
import UniformTypeIdentifiers

/// Objects whose static type is `AnyObject`, and questions about classes.
final class ObjectsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let values: [AnyObject] = [
      NSNumber(value: 2.5), NSString(string: "7.5 kg"), NSArray(array: [1]),
    ]
    print("numbers", values[0].doubleValue, values[1].floatValue, values[0].intValue)
    let maybe: AnyObject? = values[1]
    print("texts", values[0].stringValue, maybe?.length ?? 0, values[2].count)
    print(
      "responds", Meter.instancesRespond(to: #selector(Meter.measure)),
      UIImageView.instancesRespond(to: #selector(UIView.display(_:))))
    print(
      "has", view.responds(to: #selector(getter: UIView.safeAreaLayoutGuide)),
      UIView.instancesRespond(to: #selector(getter: UIView.alpha)),
      view.responds(to: NSSelectorFromString("nothingOfTheKind")))
    let meter = Meter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(meter)
    print(
      "types", UTType(filenameExtension: "JPG") == .jpeg,
      UTType("public.heic")!.conforms(to: .image))
    let csv = UTType(mimeType: "text/csv")!
    print("extensions", UTType.gif.preferredFilenameExtension ?? "", csv.identifier)
    let key = kCGImagePropertyGIFDictionary as String
    print("key", key)
  }
}

final class Meter: UIImageView {
  @objc func measure() {}
  override func display(_ layer: CALayer) { print("display") }
}
