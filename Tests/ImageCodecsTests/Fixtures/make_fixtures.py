#!/usr/bin/env python3
"""Writes the JPEG fixtures beside this file: one drawn picture, 32x16, a colour in each quarter.

Made with Pillow 13; another version's bytes may differ, the pictures should not.
"""
import os
from PIL import Image

OUT = os.path.dirname(os.path.abspath(__file__)) + "/"
SIZE = (32, 16)
QUARTERS = [(220, 40, 40), (40, 180, 60), (50, 70, 220), (240, 240, 240)]
T = Image.Transpose
# What a camera held in each of EXIF's eight ways would have stored.
STORED = {1: None, 2: T.FLIP_LEFT_RIGHT, 3: T.ROTATE_180, 4: T.FLIP_TOP_BOTTOM, 5: T.TRANSPOSE,
          6: T.ROTATE_90, 7: T.TRANSVERSE, 8: T.ROTATE_270}

picture = Image.new("RGB", SIZE)
for y in range(SIZE[1]):
    for x in range(SIZE[0]):
        picture.putpixel((x, y), QUARTERS[(x >= SIZE[0] // 2) + 2 * (y >= SIZE[1] // 2)])

picture.save(OUT + "baseline.jpg", quality=95, subsampling=0)
picture.save(OUT + "subsampled.jpg", quality=90, subsampling=2)
picture.save(OUT + "progressive.jpg", quality=95, subsampling=0, progressive=True)
picture.convert("L").save(OUT + "grey.jpg", quality=95)
picture.convert("CMYK").save(OUT + "cmyk.jpg", quality=95)
for number, transpose in STORED.items():
    exif = Image.Exif()
    exif[0x0112] = number
    stored = picture if transpose is None else picture.transpose(transpose)
    stored.save(OUT + f"orientation-{number}.jpg", quality=95, subsampling=0, exif=exif.tobytes())
