#if canImport(ConstraintDSL)
  // ConstraintDSL has SnapKit's API; an iOS app that uses this source imports SnapKit instead.
  import ConstraintDSL
  import UIKit

  /// The article's view controller at the stage given by `step`.
  final class StretchyLayoutController: UIViewController, UIScrollViewDelegate {
    private let step: StretchyHeader.Variant
    private let behavior: EffectBehavior
    private let imageName: String
    private let textHeight: CGFloat?

    private let scrollView = UIScrollView()
    private let infoText = UILabel()
    private let imageView = UIImageView()
    private let imageContainer = UIView()
    private let textContainer = UIView()
    private let textBacking = UIView()

    init(
      step: StretchyHeader.Variant, behavior: EffectBehavior, image: String, textHeight: CGFloat?
    ) {
      self.step = step
      self.behavior = behavior
      self.textHeight = textHeight
      imageName = image
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private static let textColor = #colorLiteral(
      red: 0.7451, green: 0.1236, blue: 0.2699, alpha: 1)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .gray
      nameViews()

      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = self

      imageView.image = UIImage(named: imageName)
      imageView.contentMode = .scaleAspectFill
      imageView.clipsToBounds = true
      imageContainer.backgroundColor = .darkGray

      infoText.textColor = .white
      infoText.numberOfLines = 0
      infoText.text = Self.text + Self.text + Self.text

      addSubviews()
      arrangeConstraints()
    }

    private func nameViews() {
      scrollView.accessibilityIdentifier = "scrollView"
      imageContainer.accessibilityIdentifier = "imageContainer"
      imageView.accessibilityIdentifier = "imageView"
      textBacking.accessibilityIdentifier = "textBacking"
      textContainer.accessibilityIdentifier = "textContainer"
      infoText.accessibilityIdentifier = "infoText"
    }

    private func addSubviews() {
      view.addSubview(scrollView)
      if step != .step1 { scrollView.addSubview(imageContainer) }
      if step.hasBacking {
        textBacking.backgroundColor = Self.textColor
        textContainer.backgroundColor = .clear
        scrollView.addSubview(textBacking)
        scrollView.addSubview(textContainer)
        scrollView.addSubview(imageView)
      } else {
        textContainer.backgroundColor = Self.textColor
        scrollView.addSubview(imageView)
        scrollView.addSubview(textContainer)
      }
      textContainer.addSubview(infoText)
    }

    private func arrangeConstraints() {
      scrollView.snp.makeConstraints { make in
        make.edges.equalTo(view)
      }
      if step == .step1 { arrangePlainImage() } else { arrangeStretchyImage() }
      textContainer.snp.makeConstraints { make in
        make.top.equalTo(step == .step1 ? imageView.snp.bottom : imageContainer.snp.bottom)
        make.left.right.equalTo(view)
        make.bottom.equalTo(scrollView)
      }
      infoText.snp.makeConstraints { make in
        make.edges.equalTo(textContainer).inset(14)
        if let textHeight { make.height.equalTo(textHeight) }
      }
      guard step.hasBacking else { return }
      textBacking.snp.makeConstraints { make in
        make.left.right.equalTo(view)
        make.top.equalTo(textContainer)
        make.bottom.equalTo(view)
      }
    }

    private func arrangePlainImage() {
      imageView.snp.makeConstraints { make in
        make.top.equalTo(scrollView)
        make.left.right.equalTo(view)
        make.height.equalTo(imageView.snp.width).multipliedBy(0.7)
      }
    }

    /// Makes the container scroll like the image of step 1, and the image extend from the screen's
    /// top to the container's bottom.
    private func arrangeStretchyImage() {
      imageContainer.snp.makeConstraints { make in
        make.top.equalTo(scrollView)
        make.left.right.equalTo(view)
        make.height.equalTo(imageContainer.snp.width).multipliedBy(0.7)
      }
      imageView.snp.makeConstraints { make in
        make.left.right.equalTo(imageContainer)
        make.top.equalTo(view).priority(step == .step2 ? .required : .high).labeled("imageView.top")
        if step != .step2, step != .compress {
          make.height.greaterThanOrEqualTo(imageContainer.snp.height).priority(.required)
        }
        make.bottom.equalTo(imageContainer.snp.bottom)
      }
      if behavior == .corrected {
        // The image's natural height must not conflict with the top constraint, which also has
        // priority 750.
        imageView.setContentCompressionResistancePriority(UILayoutPriority(249), for: .vertical)
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard step.hasInsets else { return }
      // We want the scroll indicators to use all safe area insets
      scrollView.scrollIndicatorInsets = view.safeAreaInsets
      // But we want the actual content inset to just respect the bottom safe inset
      scrollView.contentInset = UIEdgeInsets(
        top: 0, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)
      largestSafeTop = max(largestSafeTop, view.safeAreaInsets.top)
    }

    // MARK: - Status bar

    private var previousStatusBarHidden = false
    /// The safe area's top inset with the status bar shown. Hiding the bar reduces it on devices
    /// without a notch.
    private var largestSafeTop: CGFloat = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard step == .step6, previousStatusBarHidden != shouldHideStatusBar else { return }
      UIView.animate(
        withDuration: 0.2,
        animations: {
          self.setNeedsStatusBarAppearanceUpdate()
        })
      previousStatusBarHidden = shouldHideStatusBar
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var prefersStatusBarHidden: Bool { step == .step6 && shouldHideStatusBar }

    private var shouldHideStatusBar: Bool {
      let frame = textContainer.convert(textContainer.bounds, to: nil)
      let safeTop = behavior == .corrected ? largestSafeTop : view.safeAreaInsets.top
      return frame.minY < safeTop
    }

    /// The repository's placeholder text, of which the screen shows three copies without breaks.
    private static let text = """
      Lorem ipsum dolor sit amet, in alia adhuc aperiri nam. Movet scripta tractatos cu eum, sale \
      commodo meliore ea eam, per commodo atomorum ea. Unum graeci iriure nec an, ea sit habeo movet \
      electram. Id eius assum persius pro, id cum falli accusam. Has eu fierent partiendo, doming \
      expetenda interesset cu mel, tempor possit vocent in nam. Iusto tollit ad duo, est at vidit \
      vivendo liberavisse, vide munere nonumy sed ex.
              
      Quod possit expetendis id qui, consequat vituperata ad eam. Per cu elit latine vivendum. Ei sit \
      nullam aliquam, an ferri epicuri quo. Ex vim tibique accumsan erroribus. In per libris verear \
      adipiscing. Purto aliquid lobortis ea quo, ea utinam oportere qui.
      """
  }
#endif
