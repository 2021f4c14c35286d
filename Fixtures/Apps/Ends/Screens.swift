import UIKit

/// Ends after a warning.
final class WarningController: UIViewController {
  override func viewDidLoad() {
    let picture = UIImageView(image: UIImage(named: "missing"))
    guard picture.image != nil else { fatalError("no picture") }
  }
}

/// Prints in every way, and shows a label.
final class PrintingController: UIViewController {
  override func viewDidLoad() {
    view.backgroundColor = .white
    print("one")
    fputs("two\n", stderr)
    puts("three")
    write(STDOUT_FILENO, "four\n", 5)
    print("five", terminator: " ")
    FileHandle.standardOutput.write(Data("six\n".utf8))
    print("no end", terminator: "")
  }
}

/// Makes another folder the current one.
final class MovingController: UIViewController {
  override func viewDidLoad() {
    view.backgroundColor = .white
    chdir("/")
    print(FileManager.default.currentDirectoryPath)
  }
}

final class PlainController: UIViewController {
  override func viewDidLoad() { view.backgroundColor = .white }
}

/// Presents itself.
final class PresentingController: UIViewController {
  override func viewDidAppear(_ animated: Bool) { present(self, animated: false) }
}
