import Foundation

/// The spring loading of a drag: it activates the view over which a drag rests.
///
/// The view under the touch is searched whenever the drag moves. If it does not change, the drag
/// rests, wherever the touch is inside the view. A behaviour is asked once, when the touch enters.
@MainActor
final class Spring {
  /// The times until the view blinks, and from then until it is activated, in seconds. Both were
  /// chosen, since Apple publishes neither.
  static let activationDelay = 0.6
  static let blinkTime = 0.6

  /// The spring-loading context of the view under the touch.
  private final class Context: UISpringLoadedInteractionContext {
    let session: DragSession
    /// The view found under the touch, even if the behaviour replaces `targetView`.
    let hitView: UIView
    let interaction: UISpringLoadedInteraction
    var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?

    init(_ session: DragSession, over view: UIView, _ interaction: UISpringLoadedInteraction) {
      (self.session, self.interaction, hitView) = (session, interaction, view)
      targetView = view
    }

    func location(in view: UIView?) -> CGPoint {
      view.map(session.location) ?? session.place
    }

    func change(to state: UISpringLoadedInteractionEffectState) {
      self.state = state
      interaction.interactionEffect.interaction(interaction, didChangeWith: self)
    }
  }

  private let session: DragSession
  private let clock: DisplayClock
  private var current: Context?
  private var call: DelayedCall?

  init(_ session: DragSession, in clock: DisplayClock) {
    (self.session, self.clock) = (session, clock)
  }

  /// Updates the spring-loaded view from the innermost view under the touch.
  func update(at hit: UIView?) {
    var view = hit
    while let shown = view {
      for case let interaction as UISpringLoadedInteraction in shown.interactions {
        if let target = interaction.target(shown, session.location(in: shown)) {
          return begin(over: target, interaction)
        }
      }
      view = shown.superview
    }
    end()
  }

  private func begin(over target: UIView, _ interaction: UISpringLoadedInteraction) {
    if let current, current.hitView === target, current.interaction === interaction { return }
    end()
    let context = Context(session, over: target, interaction)
    current = context
    guard interaction.interactionBehavior.shouldAllow(interaction, with: context),
      current === context
    else { return }
    context.change(to: .possible)
    wait(Self.activationDelay) { [weak self] in self?.blink(context) }
  }

  private func wait(_ delay: TimeInterval, _ body: @escaping () -> Void) {
    call = DelayedCall(after: delay, in: clock, body)
  }

  private func blink(_ context: Context) {
    context.change(to: .activating)
    wait(Self.blinkTime) { [weak self] in self?.open(context) }
  }

  private func open(_ context: Context) {
    call = nil
    context.change(to: .activated)
    context.interaction.activate(context)
    finish(context)
  }

  private func finish(_ context: Context) {
    context.change(to: .inactive)
    context.interaction.interactionBehavior.interactionDidFinish(context.interaction)
  }

  /// Ends spring loading: no spring-loaded view is under the touch.
  func end() {
    guard let context = current else { return }
    current = nil
    if let call { clock.cancel(call) }
    call = nil
    if context.state != .inactive { finish(context) }
  }
}
