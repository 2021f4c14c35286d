import FlyingFox
import Foundation
import Graphics
import Layers

/// A connected page.
///
/// A page gets the newest picture and never an outdated one. While three pictures are in progress,
/// a new moment replaces the waiting one. Where pictures take long, those of moving screens have
/// fewer pixels, so that they keep up with a hand.
@MainActor
final class PreviewClient {
  private let output: AsyncStream<WSFrame>.Continuation
  private let painter = FramePainter()
  private var next: (moment: PreviewEvent.Moment, tree: LayerTree, isExact: Bool)?
  private var rows: [[Double]] = []
  private var isRestart = false
  /// The pictures that were begun and that the page has not confirmed, oldest first.
  private var inFlight: [(number: Int, isExact: Bool, start: ContinuousClock.Instant)] = []
  private var number = 0
  private var pace = PicturePace()
  private var isPainting = false
  private var scale: CGFloat = 2
  /// Whether the page shows the view tree.
  var inspects = false

  /// The last send operation. Pictures are encoded concurrently and sent in order.
  private var sending: Task<Void, Never>?
  /// The maximum number of pictures in progress: one that is drawn, one that is encoded and one
  /// that is sent.
  private static let limit = 3
  static let scales: ClosedRange<CGFloat> = 0.25...4

  /// Creates a page.
  ///
  /// - Parameter output: The frames that are sent to the page. It is finished if it drops one,
  ///   because a page that reads too slowly would otherwise keep an outdated picture.
  init(_ output: AsyncStream<WSFrame>.Continuation) { self.output = output }

  func send(_ event: some Encodable) { send(.text, Data(PreviewEvent.text(event).utf8)) }

  private func send(_ opcode: WSFrame.Opcode, _ payload: Data) {
    let frame = WSFrame(fin: true, opcode: opcode, mask: nil, payload: payload)
    if case .dropped = output.yield(frame) { close() }
  }

  /// Shows a moment as soon as the page can take it.
  func show(_ moment: PreviewEvent.Moment, _ tree: LayerTree, isExact: Bool) {
    rows += moment.rows ?? []
    if moment.isRestart == true { (rows, isRestart) = (moment.rows ?? [], true) }
    next = (moment, tree, isExact)
    paint()
  }

  /// Takes the page's confirmation of the oldest picture.
  func received() {
    guard let oldest = inFlight.first else { return }
    inFlight.removeFirst()
    if !oldest.isExact { pace.add(oldest.start.duration(to: .now)) }
    paint()
  }

  /// Prepares for pictures of a tree that begins to move.
  func prepare(_ tree: LayerTree) {
    Task { await painter.prepare(tree, scale: scale, reduction: reduction) }
  }

  /// Sets the scale of the next pictures, in pixels per point.
  func setScale(_ value: Double) {
    scale = min(max(CGFloat(value), Self.scales.lowerBound), Self.scales.upperBound)
  }

  /// The number of pixels, across and down, for each pixel that is drawn while things move.
  private var reduction: Int { min(pace.reduction, max(1, Int(scale / Self.scales.lowerBound))) }

  private func paint() {
    guard !isPainting, inFlight.count < Self.limit, let (moment, tree, isExact) = next else {
      return
    }
    next = nil
    isPainting = true
    var told = moment
    if moment.rows != nil {
      (told.rows, told.isRestart) = (rows, isRestart)
      (rows, isRestart) = ([], false)
    }
    number += 1
    let number = number
    inFlight.append((number, isExact, .now))
    Task {
      let part = await painter.part(
        tree, scale: scale, reduction: reduction, isExact: isExact)
      isPainting = false
      let before = sending
      sending = Task {
        let bytes = await part?.encoded()
        await before?.value
        send(told, part, bytes, number)
      }
      paint()
    }
  }

  private func send(
    _ moment: PreviewEvent.Moment, _ part: PicturePart?, _ bytes: [UInt8]?, _ number: Int
  ) {
    guard let part, let bytes else {
      send(moment)
      inFlight.removeAll { $0.number == number }
      return paint()
    }
    var moment = moment
    let area = part.area, unit = part.reduction
    moment.picture = PreviewEvent.Picture(
      x: area.x * unit, y: area.y * unit, width: area.width * unit, height: area.height * unit,
      totalWidth: part.width, totalHeight: part.height, isExact: part.isExact,
      kind: part.isExact ? "image/png" : "image/jpeg")
    let text = Array(PreviewEvent.text(moment).utf8)
    let length = UInt32(text.count)
    var message = Data(capacity: 4 + text.count + bytes.count)
    message.append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) })
    message.append(contentsOf: text)
    message.append(contentsOf: bytes)
    send(.binary, message)
  }

  func close() { output.finish() }
}
