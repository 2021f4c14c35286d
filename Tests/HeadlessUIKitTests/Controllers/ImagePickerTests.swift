import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// The image picker, which offers no photos.
@MainActor
struct ImagePickerTests {
  private final class Owner: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var cancels = 0

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
  }

  private func cancel(_ picker: UIImagePickerController) {
    picker.navigationBar.items?.first?.rightBarButtonItem?.perform()
  }

  @Test func theDelegateIsToldOfCancelAndDismisses() {
    let scene = Scene()
    scene.window.show()
    let (picker, owner) = (UIImagePickerController(), Owner())
    picker.delegate = owner
    scene.controller.present(picker, animated: false)
    cancel(picker)
    #expect(owner.cancels == 1 && scene.controller.presentedViewController === picker)
    picker.delegate = nil
    cancel(picker)
    #expect(picker.isBeingDismissed || scene.controller.presentedViewController == nil)
  }

  @Test func thereIsALibraryAndNoCamera() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
  }

  @Test func itSaysThatThereAreNoPhotos() {
    let scene = Scene()
    scene.window.show()
    let picker = UIImagePickerController()
    scene.controller.present(picker, animated: false)
    scene.layout()
    #expect(picker.navigationBar.frame.width == picker.view.bounds.width)
    #expect(
      scene.window.ownEnvironment.problems.notes.contains { $0.hasPrefix("a photo picker was") })
  }

  @Test func rectanglesOfAShapeLieInTheMiddle() {
    let room = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 2, height: 2), insideRect: room)
        == CGRect(x: 35, y: 20, width: 50, height: 50))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 400, height: 100), insideRect: room)
        == CGRect(x: 10, y: 32.5, width: 100, height: 25))
    for bad in [CGSize.zero, CGSize(width: -1, height: 1), CGSize(width: CGFloat.nan, height: 1)] {
      #expect(
        AVMakeRect(aspectRatio: bad, insideRect: room)
          == CGRect(x: 60, y: 45, width: 0, height: 0))
    }
  }
}
