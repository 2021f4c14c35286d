// Swift Testing asks for a module of this name in every file that imports it beside one named
// UIKit, for attachments of images. There is nothing to add to it here, but it must exist.
