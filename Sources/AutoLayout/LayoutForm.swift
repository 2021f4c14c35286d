/// What sort of element one is.
package enum LayoutForm {
  case box(any LayoutBox)
  case region(any LayoutRegion)
}
