"""Pages of reference, made of definitions: the tool's commands, and the keys of its YAML files."""
import json
import re
import subprocess

# What is code in the texts of help: options, paths with parts that vary, names of values.
CODE = re.compile(r"(?<![\w`-])(--[a-z][a-z-]*|(?:<[\w -]+>|\$\w+|~)/[\w<>./\[\]'-]*[\w>\]]|<[\w -]+>|#RRGGBB)")


def commands(tool):
    """The commands of a tool as it describes them itself, with those inside others."""
    text = subprocess.run([tool, "--experimental-dump-help"], check=True, capture_output=True, text=True).stdout
    root = json.loads(text)["command"]

    def walk(command, above):
        for inner in command.get("subcommands", []):
            if inner.get("shouldDisplay", True) and inner["commandName"] not in ("help", "serve"):
                name = above + [inner["commandName"]]
                yield name, inner
                yield from walk(inner, name)

    return list(walk(root, [root["commandName"]]))


def identifier(name):
    return "-".join(name)


def page(name, command):
    """The page of a command."""
    lines = [f"# {' '.join(name)}", "", plain(command["abstract"]), "", "## Usage", "", "```sh", usage(name, command), "```", ""]
    if command.get("discussion"):
        lines += ["## What it does", "", prose(command["discussion"].strip()), ""]
    sections = {}
    for argument in command.get("arguments", []):
        if argument.get("shouldDisplay", True) and spelling(argument) not in ("`-h`, `--help`", "`--version`"):
            sections.setdefault(argument.get("sectionTitle") or heading(argument), []).append(argument)
    for title, arguments in sections.items():
        lines += [f"## {title}", ""]
        for argument in arguments:
            lines += [f"- term {spelling(argument)}: {meaning(argument)}"]
        lines.append("")
    inner = [part["commandName"] for part in command.get("subcommands", [])
             if part.get("shouldDisplay", True) and part["commandName"] != "help"]
    if inner:
        lines += ["## Topics", "", "### Commands", ""] + [f"- <doc:{identifier(name + [part])}>" for part in inner] + [""]
    return "\n".join(lines)


def heading(argument):
    return "Arguments" if argument["kind"] == "positional" else "Options"


def usage(name, command):
    arguments = [argument for argument in command.get("arguments", []) if argument["kind"] == "positional"]
    words = [f"<{argument['valueName']}>{' ...' if argument['isRepeating'] else ''}" for argument in arguments]
    words = [f"[{word}]" if argument["isOptional"] else word for word, argument in zip(words, arguments)]
    return " ".join(name + words + ["[options]"])


def spelling(argument):
    """How an argument is written on the command line."""
    if argument["kind"] == "positional":
        return f"`<{argument['valueName']}>`"
    names = [("-" if part["kind"] == "short" else "--") + part["name"] for part in argument.get("names", [])]
    value = f" <{argument['valueName']}>" if argument["kind"] == "option" else ""
    return ", ".join(f"`{part}{value if index == len(names) - 1 else ''}`" for index, part in enumerate(names))


def meaning(argument):
    parts = [argument.get("abstract", "").strip()]
    values = argument.get("allValues")
    if values:
        parts.append(f"Values: {', '.join(f'`{value}`' for value in values)}.")
    default = argument.get("defaultValue")
    if default and argument["kind"] == "option" and "Default:" not in parts[0]:
        parts.append(f"Default: `{default}`.")
    # A sign for a tag begins HTML elsewhere.
    return plain(" ".join(part for part in parts if part))


def prose(text):
    """A text of help of several lines as Markdown. Lines that are indented stay as they are."""
    return "\n".join(line if line.startswith("    ") else plain(line) for line in text.split("\n"))


def plain(text):
    """A text of help as Markdown: options, names of values and paths become code; what else Markdown reads is escaped."""
    text = CODE.sub(r"`\1`", text)
    pieces = text.split("`")
    for index in range(0, len(pieces), 2):
        for sign in "<*_[":
            pieces[index] = pieces[index].replace(sign, "\\" + sign)
    return "`".join(pieces)


def form(schema):
    """What a value has to be, in words."""
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in dict.fromkeys(map(str, schema["enum"])))
    if "anyOf" in schema:
        # A value and a list of such values.
        forms = ["a list of such" if part.get("type") == "array" else form(part) for part in schema["anyOf"]]
        return " or ".join(dict.fromkeys(forms))
    kinds = schema.get("type", "string")
    if isinstance(kinds, list):
        return " or ".join(dict.fromkeys(word(kind) for kind in kinds if kind != "string" or "number" not in kinds))
    if kinds == "array":
        return LISTS.get(schema.get("items", {}).get("type"), "a list")
    return word(kinds)


LISTS = {"object": "a list of objects", "integer": "a list of whole numbers", "string": "a list of texts"}


def word(kind):
    return {"string": "text", "number": "a number", "integer": "a whole number", "boolean": "`true` or `false`",
            "object": "names with values", "array": "a list"}[kind]


def table(properties, required=()):
    lines = ["| key | value | means |", "|---|---|---|"]
    for key, schema in properties.items():
        note = " Required." if key in required else ""
        lines.append(f"| `{key}` | {form(schema)} | {plain(schema.get('description', ''))}{note} |".replace("  ", " "))
    return lines


def keys(title, abstract, schema, order):
    """The page of a file's keys. `order` has each part's title and the way to it in the schema."""
    lines = [f"# {title}", "", abstract, ""]
    for name, way in order:
        part = schema
        for step in way:
            part = part[step]
        lines += [f"## {name}", ""]
        if part.get("description"):
            lines += [plain(part["description"]), ""]
        if "properties" in part:
            lines += table(part["properties"], part.get("required", ())) + [""]
        elif "anyOf" in part:
            simple = [form(choice) for choice in part["anyOf"] if "properties" not in choice]
            lines += [f"The value is {' or '.join(dict.fromkeys(simple))}, or has these keys:", ""]
            for choice in part["anyOf"]:
                if "properties" in choice:
                    lines += table(choice["properties"], choice.get("required", ())) + [""]
    return "\n".join(lines)
