#!/usr/bin/env python3
"""Writes Pictures.ttf, a font whose glyphs are pictures in colours (tables CBDT and CBLC), for tests.

Two sizes, of 8 and 16 pixels an em; a glyph is one em wide and fills its em above the baseline, but for the
lowest quarter, which is clear. Needs `pip install fonttools pillow`.
"""
import io
from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.BitmapGlyphMetrics import SmallGlyphMetrics
from fontTools.ttLib.tables.C_B_D_T_ import cbdt_bitmap_format_17
from fontTools.ttLib.tables.E_B_L_C_ import BitmapSizeTable, SbitLineMetrics, Strike, eblc_index_sub_table_1
from PIL import Image

GLYPHS = {  # name: (characters, colour)
    "red": ([0x1F600], (255, 0, 0, 255)),
    "blue": ([0x1F601], (0, 0, 255, 255)),
    "heart": ([0x2764], (255, 0, 255, 128)),
    "key": ([0x31], (0, 255, 0, 255)),
    "joined": ([], (255, 255, 0, 255)),
}
UNITS = 1000


def picture(size, colour):
    image = Image.new("RGBA", (size, size), colour)
    image.paste((0, 0, 0, 0), (0, size - size // 4, size, size))
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return buffer.getvalue()


def glyph(size, colour):
    result = cbdt_bitmap_format_17(b"", None)
    result.metrics = SmallGlyphMetrics()
    result.metrics.height = result.metrics.width = result.metrics.Advance = size
    result.metrics.BearingX, result.metrics.BearingY = 0, size
    result.imageData = picture(size, colour)
    return result


def strike(size):
    result = Strike()
    table = result.bitmapSizeTable = BitmapSizeTable()
    table.colorRef, table.flags, table.bitDepth = 0, 1, 32
    table.ppemX = table.ppemY = size
    for direction in ("hori", "vert"):
        line = SbitLineMetrics()
        line.ascender, line.descender, line.widthMax = size, 0, size
        line.caretSlopeNumerator = line.caretSlopeDenominator = line.caretOffset = 0
        line.minOriginSB = line.minAdvanceSB = line.maxBeforeBL = line.minAfterBL = line.pad1 = line.pad2 = 0
        setattr(table, direction, line)
    index = eblc_index_sub_table_1(b"", None)
    index.names = list(GLYPHS)
    index.indexFormat, index.imageFormat = 1, 17
    result.indexSubTables = [index]
    return result


builder = FontBuilder(UNITS, isTTF=True)
names = [".notdef", "joiner"] + list(GLYPHS)
builder.setupGlyphOrder(names)
characters = {c: name for name, (codes, _) in GLYPHS.items() for c in codes}
builder.setupCharacterMap({**characters, 0x200D: "joiner"})
builder.setupHorizontalMetrics({name: (UNITS if name in GLYPHS else 0, 0) for name in names})
builder.setupHorizontalHeader(ascent=UNITS, descent=0)
builder.setupNameTable({"familyName": "Pictures", "styleName": "Regular"})
builder.setupOS2(sTypoAscender=UNITS, sTypoDescender=0)
builder.setupPost()
builder.addOpenTypeFeatures("feature ccmp { sub red joiner blue by joined; } ccmp;")
font = builder.font
font["head"].created = font["head"].modified = 3_600_000_000
font.recalcTimestamp = False
locations, data = font["CBLC"], font["CBDT"] = newTable("CBLC"), newTable("CBDT")
locations.version = data.version = 3.0
locations.strikes = [strike(8), strike(16)]
data.strikeData = [{name: glyph(size, colour) for name, (_, colour) in GLYPHS.items()} for size in (8, 16)]
font.save("Pictures.ttf")
