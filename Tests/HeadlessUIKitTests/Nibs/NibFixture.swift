import Foundation
@_spi(Overscroll) import HeadlessUIKit

/// Storyboards and nibs written by a test, by name.
struct NibFixture: AssetCatalogue {
  var storyboards: [String: String] = [:]
  var nibs: [String: String] = [:]
  var images: [String: UIImage] = [:]
  var colors: [String: UIColor] = [:]
  /// The texts of a translation of every file.
  var texts: [String: String] = [:]

  func image(named name: String) -> UIImage? { images[name] }
  func color(named name: String) -> UIColor? { colors[name] }

  func interface(named name: String, as kind: InterfaceFile.Kind) -> InterfaceFile? {
    switch kind {
    case .storyboard:
      storyboards[name].map {
        InterfaceFile(path: "\(name).storyboard", data: Data($0.utf8), texts: texts)
      }
    case .nib:
      nibs[name].map { InterfaceFile(path: "\(name).xib", data: Data($0.utf8), texts: texts) }
    }
  }

  /// Returns a storyboard of scenes whose initial controller is `first` by default. Scenes begin in
  /// line 4.
  static func storyboard(_ scenes: String..., initial: String = "first") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" initialViewController="\(initial)">
    <scenes>
    \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes>
    </document>
    """
  }

  /// Returns a nib of objects, the first of which is the owner's placeholder. Objects begin in line
  /// 4.
  static func nib(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
    \(objects)
    </objects>
    </document>
    """
  }

  /// Returns a controller whose view of 375 × 667 points has these subviews and constraints.
  static func controller(
    _ subviews: String = "", constraints: String = "", id: String = "first",
    attributes: String = "", beside: String = "", connections: String = ""
  ) -> String {
    """
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">\
    <view key="view" contentMode="scaleToFill" id="\(id)-view">\
    <rect key="frame" x="0" y="0" width="375" height="667"/>\
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
    <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="\(id)-safe"/>\
    <constraints>\(constraints)</constraints></view>\
    <connections>\(connections)</connections></viewController>\(beside)
    """
  }

  /// Returns a view that is laid out by constraints.
  static func view(_ id: String, _ inside: String = "", attributes: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
    \(attributes)><rect key="frame" x="1" y="2" width="3" height="4"/>\(inside)</view>
    """
  }
}
