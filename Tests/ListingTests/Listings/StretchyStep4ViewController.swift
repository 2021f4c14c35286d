import SnapKit
import UIKit

class StretchyStep4ViewController: UIViewController {

  private let scrollView = UIScrollView()
  private let infoText = UILabel()
  private let imageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()

    view.backgroundColor = .gray

    scrollView.contentInsetAdjustmentBehavior = .never

    imageView.image = UIImage(named: "Header")
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true

    infoText.textColor = .white
    infoText.numberOfLines = 0
    let text = """
      Somewhere above the fall the path leaves the trees. \
      Stones lie in the water, and a log that came down last winter.

      Keep to the left bank.
      """
    infoText.text = text + text + text

    let imageContainer = UIView()
    imageContainer.backgroundColor = .darkGray

    let textContainer = UIView()
    textContainer.backgroundColor = .clear

    let textBacking = UIView()
    textBacking.backgroundColor = #colorLiteral(
      red: 0.7450980544, green: 0.1235740449, blue: 0.2699040081, alpha: 1)

    view.addSubview(scrollView)

    scrollView.addSubview(imageContainer)
    scrollView.addSubview(textBacking)
    scrollView.addSubview(textContainer)
    scrollView.addSubview(imageView)

    textContainer.addSubview(infoText)

    scrollView.snp.makeConstraints {
      make in

      make.edges.equalTo(view)
    }

    imageContainer.snp.makeConstraints {
      make in

      make.top.equalTo(scrollView)
      make.left.right.equalTo(view)
      make.height.equalTo(imageContainer.snp.width).multipliedBy(0.7)
    }

    imageView.snp.makeConstraints {
      make in

      make.left.right.equalTo(imageContainer)

      make.top.equalTo(view).priority(.high)
      make.height.greaterThanOrEqualTo(imageContainer.snp.height).priority(.required)
      make.bottom.equalTo(imageContainer.snp.bottom)
    }

    textContainer.snp.makeConstraints {
      make in

      make.top.equalTo(imageContainer.snp.bottom)
      make.left.right.equalTo(view)
      make.bottom.equalTo(scrollView)
    }

    textBacking.snp.makeConstraints {
      make in

      make.left.right.equalTo(view)
      make.top.equalTo(textContainer)
      make.bottom.equalTo(view)
    }

    infoText.snp.makeConstraints {
      make in

      make.edges.equalTo(textContainer).inset(14)
    }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    return .lightContent
  }
}
