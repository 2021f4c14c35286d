import FlyingFox
import Foundation
import Graphics
import Layers

/// A connected page.
///
/// A page gets the newest picture and never an outdated one. While three pictures are in progress,
/// a new moment replaces the waiting one.
@MainActor
final class PreviewClient {
  private let output: AsyncStream<WSFrame>.Continuation
  private let painter = FramePainter()
  private var next: (moment: PreviewEvent.Moment, tree: LayerTree, isExact: Bool)?
  private var rows: [[Double]] = []
  private var isRestart = false
  /// The number of pictures that were begun and that the page has not confirmed.
  private var picturesInFlight = 0
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

  func received() {
    picturesInFlight = max(0, picturesInFlight - 1)
    paint()
  }

  /// Sets the scale of the next pictures, in pixels per point.
  func setScale(_ value: Double) {
    scale = min(max(CGFloat(value), Self.scales.lowerBound), Self.scales.upperBound)
  }

  private func paint() {
    guard !isPainting, picturesInFlight < Self.limit, let (moment, tree, isExact) = next else {
      return
    }
    next = nil
    isPainting = true
    var told = moment
    if moment.rows != nil {
      (told.rows, told.isRestart) = (rows, isRestart)
      (rows, isRestart) = ([], false)
    }
    picturesInFlight += 1
    Task {
      let part = await painter.part(tree, scale: scale, isExact: isExact)
      isPainting = false
      let before = sending
      sending = Task {
        let bytes = await part?.encoded()
        await before?.value
        send(told, part, bytes)
      }
      paint()
    }
  }

  private func send(_ moment: PreviewEvent.Moment, _ part: PicturePart?, _ bytes: [UInt8]?) {
    guard let part, let bytes else {
      send(moment)
      return received()
    }
    var moment = moment
    moment.picture = PreviewEvent.Picture(
      x: part.area.x, y: part.area.y, width: part.area.width, height: part.area.height,
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
