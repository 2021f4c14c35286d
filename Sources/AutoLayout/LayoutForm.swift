/// The kind of a layout element: a box or a region.
package enum LayoutForm {
  case box(any LayoutBox)
  case region(any LayoutRegion)
}
