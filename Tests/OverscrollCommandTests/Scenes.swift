/// Returns the text of a scene in which a scroll view is flung, with the given outputs.
func scene(
  screen: String = "{name: scroll-view}",
  timeline: String = "[{fling: {by: -300, over: 0.15s}}, settle]",
  outputs: String = "[{file: a.gif, fps: 30, scale: 0.5}, {file: b.png, time: 0.5s, scale: 0.5}]"
) -> String {
  """
  scene: 1
  device: iphone-8
  screen: \(screen)
  timeline: \(timeline)
  outputs: \(outputs)

  """
}
