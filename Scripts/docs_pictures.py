"""Pictures of a catalogue: their names say how many pixels a point has, and those in WebP become PNG."""
import ctypes
import ctypes.util
import pathlib
import re
import shutil
import struct
import zlib


def size(file):
    """Width and height of a PNG in pixels."""
    return struct.unpack(">II", pathlib.Path(file).read_bytes()[16:24])


def png(width, height, rows):
    """The bytes of a PNG of RGBA rows."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    lines = b"".join(b"\0" + rows[start:start + width * 4] for start in range(0, width * height * 4, width * 4))
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines, 6)) + chunk(b"IEND", b"")


class Data(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_char_p), ("size", ctypes.c_size_t)]


class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint32) for name in ("width", "height", "loops", "background", "frames")] + [
        ("padding", ctypes.c_uint32 * 4)]


def first_frame(data):
    """The first picture of a WebP file as PNG, decoded by libwebp, which set-up installs for Darkroom itself."""
    demux = ctypes.CDLL(ctypes.util.find_library("webpdemux") or "libwebpdemux.so.2")
    demux.WebPAnimDecoderNewInternal.restype = ctypes.c_void_p
    for name in "WebPAnimDecoderGetInfo", "WebPAnimDecoderGetNext", "WebPAnimDecoderDelete":
        getattr(demux, name).argtypes = [ctypes.c_void_p] + {
            "WebPAnimDecoderGetInfo": [ctypes.c_void_p], "WebPAnimDecoderGetNext": [ctypes.c_void_p, ctypes.c_void_p],
            "WebPAnimDecoderDelete": []}[name]
    kept = Data(data, len(data))
    decoder = demux.WebPAnimDecoderNewInternal(ctypes.byref(kept), None, 0x0107)
    info, pixels, time = Info(), ctypes.POINTER(ctypes.c_ubyte)(), ctypes.c_int()
    if not decoder or not demux.WebPAnimDecoderGetInfo(decoder, ctypes.byref(info)) or not demux.WebPAnimDecoderGetNext(
            decoder, ctypes.byref(pixels), ctypes.byref(time)):
        raise ValueError("libwebp cannot read it")
    try:
        return png(info.width, info.height, ctypes.string_at(pixels, info.width * info.height * 4))
    finally:
        demux.WebPAnimDecoderDelete(decoder)


class Pictures:
    """The pictures of a catalogue, which are copied into `folder`."""

    def __init__(self, root, folder):
        self.root, self.folder, self.names = root, folder, {}
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, file, width):
        """Copies a picture and returns its name in pages. `width` is its width in points; 0 stands for its pixels."""
        source = self.root / file
        name = re.sub(r"[^\w-]", "-", str(pathlib.PurePosixPath(file).with_suffix(""))) + ".png"
        if name in self.names:
            return name
        if source.suffix == ".webp":
            try:
                data = first_frame(source.read_bytes())
            except ValueError as error:
                raise ValueError(f"{file}: {error}.") from None
            copy = self.folder / name
            copy.write_bytes(data)
        elif source.suffix == ".png":
            copy = self.folder / name
            shutil.copyfile(source, copy)
        else:
            raise ValueError(f"{file} is neither PNG nor WebP.")
        scale = min(3, max(1, round(size(copy)[0] / width))) if width else 1
        if scale > 1:
            copy.rename(copy.with_name(f"{copy.stem}@{scale}x.png"))
        self.names[name] = file
        return name
