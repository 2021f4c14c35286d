// The keys of the properties of pictures, with the texts of Apple's ImageIO.

/// The key of the file's size in bytes.
public var kCGImagePropertyFileSize: CFString { .constant("FileSize") }
/// The key of a picture's width in pixels.
public var kCGImagePropertyPixelWidth: CFString { .constant("PixelWidth") }
/// The key of a picture's height in pixels.
public var kCGImagePropertyPixelHeight: CFString { .constant("PixelHeight") }
/// The key of the horizontal resolution. It is never present.
public var kCGImagePropertyDPIWidth: CFString { .constant("DPIWidth") }
/// The key of the vertical resolution. It is never present.
public var kCGImagePropertyDPIHeight: CFString { .constant("DPIHeight") }
/// The key of the number of bits per component.
public var kCGImagePropertyDepth: CFString { .constant("Depth") }
/// The key of the orientation, which is always 1 here: upright.
public var kCGImagePropertyOrientation: CFString { .constant("Orientation") }
/// The key for whether a picture has transparent parts.
public var kCGImagePropertyHasAlpha: CFString { .constant("HasAlpha") }
/// The key of the colour model.
public var kCGImagePropertyColorModel: CFString { .constant("ColorModel") }
/// The value for the colour model of red, green and blue.
public var kCGImagePropertyColorModelRGB: CFString { .constant("RGB") }
/// The key of the name of the colour profile.
public var kCGImagePropertyProfileName: CFString { .constant("ProfileName") }
/// The key of the properties of a GIF.
public var kCGImagePropertyGIFDictionary: CFString { .constant("{GIF}") }
/// The key of the number of times that a GIF plays, 0 for ever.
public var kCGImagePropertyGIFLoopCount: CFString { .constant("LoopCount") }
/// The key of a GIF frame's delay in seconds, with a minimum.
public var kCGImagePropertyGIFDelayTime: CFString { .constant("DelayTime") }
/// The key of a GIF frame's delay in seconds, as in the file.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { .constant("UnclampedDelayTime") }
/// The key for whether a GIF has a global colour table. It is never present.
public var kCGImagePropertyGIFHasGlobalColorMap: CFString { .constant("HasGlobalColorMap") }
/// The key of a GIF's colour table. It is never present.
public var kCGImagePropertyGIFImageColorMap: CFString { .constant("ImageColorMap") }
/// The key of the properties of a PNG.
public var kCGImagePropertyPNGDictionary: CFString { .constant("{PNG}") }
/// The key of the number of times that an animated PNG plays, 0 for ever.
public var kCGImagePropertyAPNGLoopCount: CFString { .constant("LoopCount") }
/// The key of a PNG frame's delay in seconds, with a minimum.
public var kCGImagePropertyAPNGDelayTime: CFString { .constant("DelayTime") }
/// The key of a PNG frame's delay in seconds, as in the file.
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { .constant("UnclampedDelayTime") }
/// The key of a photograph's Exif properties. They are never present.
public var kCGImagePropertyExifDictionary: CFString { .constant("{Exif}") }
/// The key of the time of a photograph, among its Exif properties.
public var kCGImagePropertyExifDateTimeOriginal: CFString { .constant("DateTimeOriginal") }
/// The key of a photograph's comment, among its Exif properties.
public var kCGImagePropertyExifUserComment: CFString { .constant("UserComment") }
/// The key of a picture's TIFF properties. They are never present.
public var kCGImagePropertyTIFFDictionary: CFString { .constant("{TIFF}") }
/// The key of the orientation among a picture's TIFF properties.
public var kCGImagePropertyTIFFOrientation: CFString { .constant("Orientation") }
/// The key of the camera's maker, among a picture's TIFF properties.
public var kCGImagePropertyTIFFMake: CFString { .constant("Make") }
/// The key of the camera's model, among a picture's TIFF properties.
public var kCGImagePropertyTIFFModel: CFString { .constant("Model") }
/// The key of the program, among a picture's TIFF properties.
public var kCGImagePropertyTIFFSoftware: CFString { .constant("Software") }
/// The key of a JPEG's JFIF properties. They are never present.
public var kCGImagePropertyJFIFDictionary: CFString { .constant("{JFIF}") }
/// The key of a picture's IPTC properties. They are never present.
public var kCGImagePropertyIPTCDictionary: CFString { .constant("{IPTC}") }
/// The key of a photograph's place. It is never present.
public var kCGImagePropertyGPSDictionary: CFString { .constant("{GPS}") }
/// The key of the latitude of a photograph's place.
public var kCGImagePropertyGPSLatitude: CFString { .constant("Latitude") }
/// The key of the side of the equator of a photograph's place.
public var kCGImagePropertyGPSLatitudeRef: CFString { .constant("LatitudeRef") }
/// The key of the longitude of a photograph's place.
public var kCGImagePropertyGPSLongitude: CFString { .constant("Longitude") }
/// The key of the side of Greenwich of a photograph's place.
public var kCGImagePropertyGPSLongitudeRef: CFString { .constant("LongitudeRef") }
