"""A studio that runs, for the scripts that look at its page."""
import subprocess

DATE = "2026-06-09T09:41:00Z"


class Studio:
    """The command `studio` for a folder of sources. `url` is the address that it has printed."""

    def __init__(self, darkroom, sources, cache, *options):
        self.process = subprocess.Popen(
            [darkroom, "studio", str(sources), "--cache", str(cache), "--date", DATE, *map(str, options)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            raise RuntimeError(f"The studio does not start: {self.process.stderr.read()}")

    @property
    def port(self):
        return self.url.split(":")[2].split("/")[0]

    def stop(self):
        self.process.terminate()
        self.process.communicate()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


def change(file, old, new):
    """Replaces a text in a source, as an editor saves a file."""
    text = file.read_text()
    if old not in text:
        raise RuntimeError(f"{file} has no {old!r}.")
    file.write_text(text.replace(old, new, 1))
