#!/usr/bin/env python3
"""Makes small faults in the sources and says which ones the tests let through.

All faults of a run are compiled at once, each behind a condition that one environment variable switches on, so that one
build serves hundreds of them:

    Scripts/mutate.py make Sources/Checks Sources/SwiftUICore/Layout    # changes the sources of this checkout
    swift build --build-tests
    Scripts/mutate.py run --filter ChecksTests --only Sources/Checks    # runs the tests once for each fault
    Scripts/mutate.py restore                                           # takes the faults out again

`make` refuses a checkout with changes. It asks the compiler which faults are no Swift and leaves them out; `--build` names the
command for that. Faults: comparisons and their bounds, +, -, * and /, && and ||, true and false, numbers, conditions of if,
guard and while, and statements left out. Results lie in .build/mutants.
"""
import argparse
import concurrent.futures
import json
import os
import random
import re
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, ".build", "mutants")
LIST = os.path.join(FOLDER, "mutants.json")
SUPPORT = "_MutantSwitches.swift"

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*"}
LOGIC = {"&&": "||", "||": "&&"}
DIGITS = "÷×±¬"

TOKEN = re.compile(
    r'(?P<space>\s+)|(?P<comment>//[^\n]*|/\*.*?\*/)|(?P<string>#+"(?:.|\n)*?"#+|"""(?:.|\n)*?"""|"(?:\\\([^"]*?\)|\\.|[^"\\\n])*")'
    r'|(?P<regex>\#/.*?/\#)|(?P<number>\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?(?:[xX][0-9a-fA-F_]+)?)'
    r'|(?P<word>[\w`$@#]+)|(?P<operator>[-+*/<>=!&|^~?%.]+)|(?P<other>.)', re.S)


class Mutant:
    def __init__(self, number, path, line, kind, text):
        self.number, self.path, self.line, self.kind, self.text = number, path, line, kind, text


def name_of(number):
    """A number as characters of operators."""
    text = ""
    while True:
        text, number = text + DIGITS[number % 4], number // 4
        if number == 0:
            return text


def end_of_string(source, start):
    """The end of the string that begins at a quote. Values inside it may hold strings of their own."""
    closing = '"""' if source.startswith('"""', start) else '"'
    at, depth = start + len(closing), 0
    while at < len(source):
        if depth == 0 and source.startswith(closing, at):
            return at + len(closing)
        if source.startswith("\\(", at):
            at, depth = at + 2, depth + 1
        elif depth and source[at] == '"':
            at = end_of_string(source, at)
        elif depth and source[at] in "()":
            depth, at = depth + (1 if source[at] == "(" else -1), at + 1
        else:
            at += 2 if source[at] == "\\" else 1
    return at


def tokens_of(source):
    tokens, at = [], 0
    while at < len(source):
        if source[at] == '"':
            end = end_of_string(source, at)
            tokens.append(("string", source[at:end]))
        else:
            match = TOKEN.match(source, at)
            end = match.end()
            tokens.append((match.lastgroup, match.group()))
        at = end
    return tokens


def is_condition(text):
    """Whether the text of an if or guard is one expression."""
    depth = 0
    for character in text:
        depth += character in "([{"
        depth -= character in ")]}"
        if depth == 0 and character == ",":
            return False
    return not re.search(r"\b(let|var|case|is|#available|#unavailable|try|await)\b|\{", text)


STATEMENT = re.compile(r"^( +)((?:self\.)?[a-z_]\w*(?:[.?!]+\w+)*(?:\(.*\)| [-+*/|&]?= [^=].*))$")


def mutated(source, path, banned, next_number):
    """Returns the source with all faults, and the faults. Lines of `banned` keep what the compiler refused there."""
    mutants = []

    def new(kind, line, text):
        if (path, line, kind, text) in banned:
            return None
        mutant = Mutant(next_number(), path, line, kind, text)
        mutants.append(mutant)
        return mutant.number

    # Inside tokens.
    tokens = tokens_of(source)
    out, line, previous = [], 1, ("space", "\n")
    for index, (group, text) in enumerate(tokens):
        after = tokens[index + 1][1] if index + 1 < len(tokens) else ""
        spaced = previous[0] == "space" and after[:1] in " \n"
        rest = source_line(source, line)
        plain = not re.match(r"^\s*(@|import |#|(?:\w+ )*(?:case|enum|operator|precedencegroup|protocol|typealias)\b)", rest)
        result = text
        if group == "operator" and spaced and plain:
            for kind, table in (("comparison", COMPARISONS), ("arithmetic", ARITHMETIC), ("logic", LOGIC)):
                if text in table and not (text in "==!=" and after.strip() == "" and next_word(tokens, index) == "nil"):
                    if text == "<" and re.search(r"\b(func|struct|class|extension|where|init)\b", rest):
                        continue
                    number = new(kind, line, text)
                    if number is not None:
                        result = text + name_of(number)
        elif group == "number" and plain and previous[1] not in (".", "$") and not previous[1].endswith("."):
            signature = re.search(r"\bfunc\b|\binit\b|\blet\b.*:.*\[|static let", rest)
            if not re.match(r"^0[xob]", text) and not signature:
                number = new("number", line, text)
                if number is not None:
                    result = f"_number({number}, {text})"
        elif group == "word" and text in ("true", "false") and plain and not re.search(
                r"\bfunc\b|\binit\b|\bvar\b|\blet\b|\bwhile true\b", rest):
            number = new("flag", line, text)
            if number is not None:
                result = f"_flag({number}, {text})"
        out.append(result)
        line += text.count("\n")
        previous = (group, text)
    lines = "".join(out).split("\n")

    # Whole lines. Strings of several lines have none.
    inside = set()
    at = 1
    for group, text in tokens:
        if group in ("string", "comment") and "\n" in text:
            inside.update(range(at, at + text.count("\n") + 1))
        at += text.count("\n")
    originals = source.split("\n")
    for index, text in enumerate(lines):
        number_of_line = index + 1
        if number_of_line in inside:
            continue
        match = re.match(r"^(\s*)(.*\b)?(if|guard|while) (.*?)( \{| else \{.*| \{.*)$", text)
        before = originals[index - 1].rstrip() if index else ""
        # A loop without end needs no value after it.
        if match and match.group(4) != "true" and is_condition(match.group(4)) and balanced(match.group(4)) and match.group(2) in (None, "", "} else "):
            number = new("condition", number_of_line, originals[index].strip())
            if number is not None:
                lines[index] = f"{match.group(1)}{match.group(2) or ''}{match.group(3)} _isOn({number}) != ({match.group(4)}){match.group(5)}"
            continue
        match = STATEMENT.match(text)
        if match and balanced(match.group(2)) and re.search(r"[{};]$|^$|^\s*//|\)$|\w$", before) and not before.endswith(","):
            following = originals[index + 1].strip() if index + 1 < len(originals) else ""
            # The only expression of a body is its value, and a chain goes on in the next line.
            if following.startswith((".", "?", ":", "+", "-", "&&", "||", "*", "/")) or (before.endswith("{") and following.startswith("}")):
                continue
            if re.match(r"(super\.init|self\.init|fatalError|precondition|return|throw|break|continue)", match.group(2)):
                continue
            number = new("statement", number_of_line, originals[index].strip())
            if number is not None:
                lines[index] = f"{match.group(1)}if !_isOn({number}) {{ {match.group(2)} }}"
    return "\n".join(lines), mutants


def balanced(text):
    return all(text.count(a) == text.count(b) for a, b in ("()", "[]", "{}")) and text.count('"') % 2 == 0


def source_line(source, line, cache={}):
    if cache.get("source") is not source:
        cache["source"], cache["lines"] = source, source.split("\n")
    return cache["lines"][line - 1] if line <= len(cache["lines"]) else ""


def next_word(tokens, index):
    return next((text for group, text in tokens[index + 1:] if group != "space"), "")


def support(mutants):
    """The switches of one module."""
    text = [
        "import Foundation", "",
        "private let active = ProcessInfo.processInfo.environment[\"DARKROOM_MUTANT\"].flatMap { Int($0) } ?? -1", "",
        "@inline(never) func _isOn(_ number: Int) -> Bool { active == number }",
        "func _flag(_ number: Int, _ value: Bool) -> Bool { active == number ? !value : value }",
        "func _number<T: ExpressibleByIntegerLiteral & AdditiveArithmetic>(_ number: Int, _ value: T) -> T "
        "{ active == number ? value + 1 : value }", "",
    ]
    for mutant in mutants:
        number, old = mutant.number, mutant.text
        operator = old + name_of(number)
        if mutant.kind == "comparison":
            bound = "Equatable" if old in ("==", "!=") else "Comparable"
            text += [
                f"infix operator {operator}: ComparisonPrecedence",
                f"func {operator} <T: {bound}>(a: T, b: T) -> Bool {{ active == {number} ? a {COMPARISONS[old]} b : a {old} b }}",
            ]
        elif mutant.kind == "arithmetic":
            precedence = "AdditionPrecedence" if old in "+-" else "MultiplicationPrecedence"
            text.append(f"infix operator {operator}: {precedence}")
            bounds = ["AdditiveArithmetic"] if old in "+-" else ["FloatingPoint", "BinaryInteger"]
            for bound in bounds:
                body = f"active == {number} ? a {ARITHMETIC[old]} b : a {old} b"
                if bound == "BinaryInteger" and old == "*":
                    body = f"active == {number} ? (b == 0 ? a : a / b) : a * b"
                text.append(f"func {operator} <T: {bound}>(a: T, b: T) -> T {{ {body} }}")
        elif mutant.kind == "logic":
            precedence = "LogicalConjunctionPrecedence" if old == "&&" else "LogicalDisjunctionPrecedence"
            text += [
                f"infix operator {operator}: {precedence}",
                f"func {operator} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
                f"{{ try active == {number} ? a {LOGIC[old]} b() : a {old} b() }}",
            ]
    return "\n".join(text) + "\n"


def module_of(path):
    parts = path.split(os.sep)
    return os.path.join(*parts[:2])


def swift_files(places):
    for place in places:
        if place.endswith(".swift"):
            yield place
        for folder, _, names in sorted(os.walk(os.path.join(ROOT, place))):
            for name in sorted(names):
                if name.endswith(".swift") and name != SUPPORT:
                    yield os.path.relpath(os.path.join(folder, name), ROOT)


def write(places, originals, banned):
    count = iter(range(1 << 30))
    by_module, everything = {}, []
    for path in originals:
        text, mutants = mutated(originals[path], path, banned, lambda: next(count))
        with open(os.path.join(ROOT, path), "w") as file:
            file.write(text)
        by_module.setdefault(module_of(path), []).extend(mutants)
        everything += mutants
    for module, mutants in by_module.items():
        with open(os.path.join(ROOT, module, SUPPORT), "w") as file:
            file.write(support(mutants))
    return everything


def make(options):
    changes = subprocess.run(["git", "status", "--porcelain", "--", "Sources"], cwd=ROOT, capture_output=True, text=True).stdout
    if changes and not options.anyway:
        sys.exit("The sources have changes. Commit them first: restore takes away all that differs from the last commit.")
    os.makedirs(FOLDER, exist_ok=True)
    originals = {path: open(os.path.join(ROOT, path)).read() for path in swift_files(options.places)}
    banned = set()
    for attempt in range(options.attempts):
        mutants = write(options.places, originals, banned)
        lines = {}
        for mutant in mutants:
            lines.setdefault((mutant.path, mutant.line), []).append(mutant)
        print(f"{len(mutants)} faults; the compiler reads them", flush=True)
        modules = sorted({module_of(path) for path in originals})
        refused, other = set(), []
        for module in modules:
            command = options.build.replace("MODULE", os.path.basename(module))
            output = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True)
            text = output.stdout + output.stderr
            before = len(refused) + len(other)
            for match in re.finditer(r"([^\s:]+\.swift):(\d+):\d+: error: (.*)", text):
                path = os.path.relpath(os.path.join(ROOT, match.group(1)[match.group(1).find("Sources/"):]), ROOT)
                found = lines.get((path, int(match.group(2))), [])
                # A statement that gives a first value is missed elsewhere.
                unset = re.search(r"'(?:self\.)?(\w+)' (?:not|used before being|captured by a closure before being|not yet) ?\w* ?initialized|'(\w+)' used before", match.group(3))
                if unset or "initializ" in match.group(3):
                    name = next((n for n in (unset.groups() if unset else ()) if n), None)
                    found = [
                        m for m in mutants if m.path == path and m.kind == "statement"
                        and (re.match(rf"(self\.)?{name}\b", m.text) if name else re.match(r"(self\.)?\w+ = ", m.text))
                    ] or found
                # An error in an expression of several lines names its first one.
                if not found:
                    near = [m for line in range(int(match.group(2)) - 1, int(match.group(2)) + 12) for m in lines.get((path, line), [])]
                    found = near
                if not found:
                    other.append(match.group())
                refused.update((m.path, m.line, m.kind, m.text) for m in found)
            # What stops the compiler elsewhere, as in a header, says nothing of the faults.
            if output.returncode and len(refused) + len(other) == before:
                other.append(text[-2000:])
        if not refused and not other:
            break
        print(f"{len(refused)} are no Swift", flush=True)
        if not refused:
            sys.exit("The compiler refuses something else:\n" + "\n".join(other[:10]))
        banned |= refused
    else:
        sys.exit("The compiler refuses faults still; more --attempts may help.")
    with open(LIST, "w") as file:
        json.dump([vars(m) for m in mutants], file, indent=0)
    kinds = {}
    for mutant in mutants:
        kinds[mutant.kind] = kinds.get(mutant.kind, 0) + 1
    print(f"{len(mutants)} faults in {len(originals)} files: " + ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items())))


def run(options):
    with open(LIST) as file:
        mutants = [m for m in json.load(file) if any(m["path"].startswith(place) for place in options.only or [""])]
    random.Random(options.seed).shuffle(mutants)
    mutants = mutants[: options.most] if options.most else mutants
    bundle = next(
        (os.path.join(options.products, name) for name in sorted(os.listdir(options.products)) if name.endswith(".xctest")), None)
    if bundle is None:
        sys.exit(f"{options.products} has no tests. Build them, or name the folder with --products.")
    command = [bundle, "--testing-library", "swift-testing"]
    for pattern in options.filter:
        command += ["--filter", pattern]

    for pattern in options.skip:
        command += ["--skip", pattern]

    def passes(number):
        environment = dict(os.environ, DARKROOM_MUTANT=str(number), SWIFT_BACKTRACE="enable=no", DARKROOM_RECORD="")
        environment.pop("DARKROOM_RECORD")
        try:
            return subprocess.run(
                command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=options.limit,
            ).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    begin = time.time()
    if not passes(-1):
        sys.exit("The tests fail without a fault.")
    options.limit = max(options.limit / 10, 4 * (time.time() - begin) + 5)
    end = time.time() + options.seconds
    survivors, done = [], 0
    with concurrent.futures.ThreadPoolExecutor(options.workers) as pool:
        def judge(mutant):
            return (mutant, None) if time.time() > end else (mutant, passes(mutant["number"]))
        for mutant, passed in pool.map(judge, mutants):
            if passed is None:
                continue
            done += 1
            if passed:
                survivors.append(mutant)
                print(f"{mutant['path']}:{mutant['line']}: {mutant['kind']} {mutant['text']}", flush=True)
    with open(os.path.join(FOLDER, "survivors.json"), "w") as file:
        json.dump(survivors, file, indent=0)
    killed = done - len(survivors)
    print(f"{done} faults, {killed} found ({100 * killed / max(1, done):.1f} %), {len(survivors)} let through")


def restore(options):
    subprocess.run(["git", "checkout", "--", "Sources"], cwd=ROOT, check=True)
    for folder, _, names in os.walk(os.path.join(ROOT, "Sources")):
        if SUPPORT in names:
            os.remove(os.path.join(folder, SUPPORT))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    maker = commands.add_parser("make", help="puts faults into the sources")
    maker.add_argument("places", nargs="+", help="folders or files below Sources")
    maker.add_argument("--build", default="swift build --target MODULE", help="the command that compiles a MODULE")
    maker.add_argument("--attempts", type=int, default=8)
    maker.add_argument("--anyway", action="store_true", help="also in a checkout with changes")
    maker.set_defaults(run=make)
    runner = commands.add_parser("run", help="runs the tests for each fault")
    runner.add_argument("--products", default=os.path.join(ROOT, ".build", "debug"))
    runner.add_argument("--filter", action="append", default=[], help="the tests to run; all without it")
    runner.add_argument("--skip", action="append", default=[], help="tests that are left out")
    runner.add_argument("--only", action="append", default=[], help="the faults whose path begins so")
    runner.add_argument("--most", type=int, default=0, help="how many faults, chosen by --seed")
    runner.add_argument("--seed", type=int, default=1)
    runner.add_argument("--seconds", type=int, default=3600, help="after which no more faults are tried")
    runner.add_argument("--limit", type=float, default=600, help="seconds for the first run of the tests")
    runner.add_argument("--workers", type=int, default=2)
    runner.set_defaults(run=run)
    restorer = commands.add_parser("restore", help="takes the faults out of the sources")
    restorer.set_defaults(run=restore)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
