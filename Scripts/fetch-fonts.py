#!/usr/bin/env python3
"""Puts the fonts that Resources/fonts.lock.json names into Resources/Fonts.

Each package and each file in it is checked against its pinned SHA-256. A file that is there and right is left
alone, a missing or damaged one is fetched again. Packages come through pip and apt-get, so their own
configuration (index, proxy, certificates, mirror) counts.

    Scripts/fetch-fonts.py           fetch what is missing
    Scripts/fetch-fonts.py --check   only look; exit 1 when something is missing or damaged
"""
import hashlib
import io
import json
import os
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LOCK = ROOT / "Resources" / "fonts.lock.json"
FONTS = ROOT / "Resources" / "Fonts"
# The digests of files from another version of a Debian package than the pinned one.
SUBSTITUTES = FONTS / "substitutes.json"
ATTEMPTS = 3
SECONDS_PER_ATTEMPT = 300


class FetchError(Exception):
    """A package is not available. The text names the package, the reason and the remedy."""


def digest(data):
    return hashlib.sha256(data).hexdigest()


def read_substitutes():
    try:
        return json.loads(SUBSTITUTES.read_text())
    except (OSError, ValueError):
        return {}


def is_in_place(entry, substitutes):
    path = FONTS / entry["name"]
    try:
        found = digest(path.read_bytes())
    except OSError:
        return False
    return found in (entry["sha256"], substitutes.get(entry["name"]))


def write(name, data):
    """Writes to a temporary file and renames it, so that a partly written font is never visible."""
    path = FONTS / name
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=".fetching-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        pathlib.Path(temporary).unlink(missing_ok=True)
        raise


def run(command, folder):
    """Runs a package client a few times; returns None, or the last failure's text."""
    failure = None
    for attempt in range(ATTEMPTS):
        if attempt:
            time.sleep(2 * attempt)
        try:
            done = subprocess.run(
                command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                timeout=SECONDS_PER_ATTEMPT, text=True)
        except subprocess.TimeoutExpired:
            failure = f"no answer within {SECONDS_PER_ATTEMPT} seconds"
            continue
        except OSError as error:
            return str(error)
        if done.returncode == 0:
            return None
        failure = done.stdout.strip()
    return failure


def download_wheels(packages, folder):
    requirements = folder / "requirements.txt"
    requirements.write_text("".join(
        f"{package['package']}=={package['version']} --hash=sha256:{package['sha256']}\n" for package in packages))
    failure = run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-input", "--disable-pip-version-check",
         "--no-deps", "--only-binary=:all:", "--ignore-requires-python", "--require-hashes",
         "--retries", "3", "--dest", str(folder), "--requirement", str(requirements)], folder)
    if failure is not None:
        raise FetchError(
            f"pip could not download {', '.join(package['package'] for package in packages)}:\n{failure}\n"
            "Check the network and pip's index (pip config list), then run `make setup` again.")


def download_debian_package(package, folder):
    """Fetches the pinned version, or the distribution's version if it differs."""
    name = package["package"]
    failure = run(["apt-get", "--quiet", "download", f"{name}={package['version']}"], folder)
    if failure is not None:
        failure = run(["apt-get", "--quiet", "download", name], folder)
    archives = sorted(folder.glob(f"{name}_*.deb"))
    if failure is not None or not archives:
        raise FetchError(
            f"apt-get could not download {name}:\n{failure}\n"
            "Run `apt-get update` (as root), then `make setup` again.")
    return archives[0]


def wheel_members(path, names):
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in names}


def debian_members(path, names):
    """Reads a .deb, which is an ar archive whose data.tar contains the files."""
    try:
        listing = subprocess.run(["dpkg-deb", "--fsys-tarfile", str(path)], stdout=subprocess.PIPE, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise FetchError(f"{path.name} cannot be unpacked: {error}") from error
    with tarfile.open(fileobj=io.BytesIO(listing)) as archive:
        return {name: archive.extractfile("./" + name).read() for name in names}


def install(package, archive, substitutes):
    """Checks an archive and installs its files."""
    names = [entry["member"] for entry in package["files"]]
    label = f"{package['package']} {package['version']}"
    is_pinned = digest(archive.read_bytes()) == package["sha256"]
    is_debian = package["registry"] == "debian"
    if not is_pinned and not is_debian:
        raise FetchError(f"{label}: the archive's SHA-256 is not the pinned one; no file of it was used.")
    try:
        members = (debian_members if is_debian else wheel_members)(archive, names)
    except (KeyError, zipfile.BadZipFile, tarfile.TarError) as error:
        raise FetchError(f"{label}: {archive.name} does not have the expected content: {error}") from error
    for entry in package["files"]:
        data = members[entry["member"]]
        substitutes.pop(entry["name"], None)
        if digest(data) != entry["sha256"]:
            if is_pinned or not is_debian:
                raise FetchError(f"{label}: the SHA-256 of {entry['name']} is not the pinned one.")
            # apt has checked the package's signature. Only its version differs.
            substitutes[entry["name"]] = digest(data)
        write(entry["name"], data)
    if not is_pinned:
        print(
            f"warning: this distribution has {archive.name} instead of {label}; "
            "pictures that show its glyphs may differ from those made with the pinned version.", file=sys.stderr)


def fetch(packages):
    substitutes = read_substitutes()
    with tempfile.TemporaryDirectory(prefix="darkroom-fonts-") as temporary:
        folder = pathlib.Path(temporary)
        if os.geteuid() == 0:
            # For downloads, apt switches to its own user.
            folder.chmod(0o777)
        wheels = [package for package in packages if package["registry"] == "python"]
        if wheels:
            download_wheels(wheels, folder)
        for package in packages:
            if package["registry"] == "debian":
                archive = download_debian_package(package, folder)
            else:
                stem = package["package"].replace("-", "_")
                archive = next(iter(sorted(folder.glob(f"{stem}-{package['version']}-*.whl"))), None)
                if archive is None:
                    raise FetchError(f"pip downloaded no wheel of {package['package']} {package['version']}.")
            install(package, archive, substitutes)
    if substitutes:
        write(SUBSTITUTES.name, (json.dumps(substitutes, indent=2, sort_keys=True) + "\n").encode())
    else:
        SUBSTITUTES.unlink(missing_ok=True)


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    packages = json.loads(LOCK.read_text())["packages"]
    substitutes = read_substitutes()
    wanted = [
        package for package in packages
        if not all(is_in_place(entry, substitutes) for entry in package["files"])]
    if not wanted:
        return 0
    if sys.argv[1:] == ["--check"]:
        for package in wanted:
            print(f"missing or damaged: fonts of {package['package']} {package['version']}", file=sys.stderr)
        return 1
    print("Fetching fonts: " + ", ".join(package["package"] for package in wanted))
    try:
        fetch(wanted)
    except (FetchError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
