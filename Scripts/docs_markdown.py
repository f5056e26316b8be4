"""Pages of docs/ in DocC's Markdown: links between pages, pictures as resources, no HTML."""
import pathlib
import posixpath
import re

CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.S)
PICTURE = re.compile(r"<img\s[^>]*>")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


class DeadLink(Exception):
    """A link or a picture that leads nowhere."""


def identifier(path):
    """The name in the catalogue of a page of the repository."""
    parts = pathlib.PurePosixPath(path).with_suffix("").parts
    if parts[0] == "docs":
        parts = parts[1:]
    if parts[-1] == "README":
        parts = parts[:-1]
    return "-".join(parts).replace(".", "-") if len(parts) > 1 or parts[0].islower() else parts[0].capitalize()


def anchor(heading):
    """What GitHub calls a heading in addresses."""
    return "".join("-" if letter == " " else letter for letter in heading.lower() if letter.isalnum() or letter in " -_")


def fragment(heading):
    """What DocC calls a heading in addresses."""
    words = re.sub(r"[`\"']", "", heading.strip()).split()
    return re.sub(r"[^\w-]", "", "-".join(words))


def blocks(text):
    """The page as pieces: whether a piece is code, and its lines."""
    pieces, fence = [], None

    def add(is_code, line):
        if pieces and pieces[-1][0] == is_code:
            pieces[-1][1].append(line)
        else:
            pieces.append((is_code, [line]))

    for line in text.split("\n"):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if fence:
            add(True, line)
            fence = None if mark and mark[1].startswith(fence) else fence
        elif mark:
            fence = mark[1]
            add(True, line)
        else:
            add(line.startswith("    "), line)
    return [(is_code, "\n".join(lines)) for is_code, lines in pieces]


def headings(text):
    """The headings of a page by what GitHub calls them."""
    prose = "\n".join(piece for is_code, piece in blocks(text) if not is_code)
    titles = [title.strip() for title in re.findall(r"(?m)^#+ +(.*)$", prose)]
    return {anchor(title): title for title in titles}


class Rewriter:
    """Rewrites pages. `pages` are the paths of all pages in the catalogue, `pictures` takes the files of pictures."""

    def __init__(self, root, pages, pictures, repository=None):
        self.root, self.pages, self.pictures, self.repository = root, set(pages), pictures, repository

    def page(self, path):
        text = (self.root / path).read_text()
        pieces = [piece if is_code else self.prose(piece, path) for is_code, piece in blocks(text)]
        return "\n".join(pieces)

    def prose(self, text, path):
        spans = []

        def keep(match):
            spans.append(match[0])
            return f"\0{len(spans) - 1}\0"

        text = re.sub(r"(?s)<!--.*?-->", keep, text)
        text = CODE.sub(keep, text)
        text = PICTURE.sub(lambda match: self.picture(match[0], path), text)
        text = re.sub(r" *<br ?/?> *", " ", text)
        text = LINK.sub(lambda match: self.link(match, path), text)
        while re.search("\0\\d+\0", text):
            text = re.sub("\0(\\d+)\0", lambda match: spans[int(match[1])], text)
        return text

    def picture(self, tag, path):
        attributes = dict(re.findall(r'(\w+)="([^"]*)"', tag))
        file = self.place(attributes["src"], path)
        name = self.pictures.add(file, int(attributes.get("width", 0)))
        return f"![{attributes.get('alt', '')}]({name})"

    def link(self, match, path):
        is_picture, text, address = match.groups()
        if address.startswith("/"):
            raise DeadLink(f"{path} links to {address}; write the way from the page.")
        if re.match(r"[a-z]+:", address):
            return match[0]
        if is_picture:
            # What stands for an <img> has its name in the catalogue already.
            if address in self.pictures.names:
                return match[0]
            return f"![{text}]({self.pictures.add(self.place(address, path), 0)})"
        file, _, heading = address.partition("#")
        target = self.place(file, path) if file else path
        if target + "/README.md" in self.pages:
            target += "/README.md"
        if target not in self.pages:
            if not self.repository:
                return text
            return f"[{text}]({self.repository}/{target})"
        reference = f"doc:{identifier(target)}"
        if heading:
            known = headings((self.root / target).read_text())
            if heading not in known:
                raise DeadLink(f"{path} links to {address}, and {target} has no such heading.")
            # The title of a page is the page.
            if next(iter(known)) != heading:
                reference += "#" + fragment(known[heading])
        return f"[{text}]({reference})"

    def place(self, address, path):
        """The path from the root of a file that a page names."""
        file = posixpath.normpath(posixpath.join(posixpath.dirname(path), address))
        if file.startswith("..") or not (self.root / file).exists():
            raise DeadLink(f"{path} names {address}, which is not there.")
        return file
