// Swift Testing needs a module of this name in every file that imports both Testing and UIKit, for
// image attachments. The module must exist, but has nothing to add here.
