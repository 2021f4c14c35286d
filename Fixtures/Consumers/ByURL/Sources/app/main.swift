import UIKit

// Foundation and Core Graphics' geometry come with UIKit, as on iOS.
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
let controller = HeaderController()
window.rootViewController = controller
window.makeKeyAndVisible()
window.layoutIfNeeded()

let travel = CGVector(dx: 3, dy: 4)
let path = Path(components: ["a", "b"])
let words = String(data: Data("header".utf8), encoding: .utf8) ?? ""
print(UIApplication.shared.delegate == nil, words, controller.header.frame.height)
print(travel.dx + travel.dy, path.components.count)
