"""Chromium without a window, controlled over a pipe (https://chromedevtools.github.io/devtools-protocol/)."""
import base64
import json
import os
import select
import shutil
import subprocess
import time

PROGRAMS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]


def find():
    """Returns the path of an installed Chromium, or None."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class Browser:
    """A browser with a profile of its own. `limit` is the time in seconds after which an answer counts as missing."""

    def __init__(self, program, profile, limit=300, allows_loopback=False):
        to_browser, self.commands = os.pipe()
        self.answers, from_browser = os.pipe()

        def pass_pipes():
            # Chromium reads from 3 and writes to 4. Both ends are duplicated first, so that they do not collide.
            ends = os.dup(to_browser), os.dup(from_browser)
            high = [os.dup2(end, 100 + index) for index, end in enumerate(ends)]
            os.dup2(high[0], 3, inheritable=True)
            os.dup2(high[1], 4, inheritable=True)

        rules = "MAP * ~NOTFOUND" + (", EXCLUDE 127.0.0.1" if allows_loopback else "")
        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
             "--window-size=1440,900", f"--user-data-dir={profile}", f"--host-resolver-rules={rules}"],
            preexec_fn=pass_pipes, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.number = 0
        self.limit = limit
        self.events = []

    def call(self, method, session=None, **parameters):
        """Returns the result of a command. Events that come meanwhile are kept."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def read(self):
        while b"\0" not in self.buffer:
            if not select.select([self.answers], [], [], self.limit)[0]:
                raise RuntimeError(f"Chromium has not answered within {self.limit} seconds.")
            data = os.read(self.answers, 1 << 20)
            if not data:
                raise RuntimeError("Chromium has ended.")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def open(self, url="about:blank", **options):
        return Page(self, url, **options)

    def save_downloads(self, folder):
        """Has the browser save in a folder what pages download from now on, and tell how far it is."""
        self.events = [event for event in self.events if not event["method"].startswith("Browser.download")]
        self.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder), eventsEnabled=True)

    def downloaded(self, name):
        """Waits until a file is downloaded. A file that exists alone is not enough: the browser may still be writing it."""
        end = time.monotonic() + self.limit
        while True:
            begun = {event["params"]["guid"] for event in self.events
                     if event["method"] == "Browser.downloadWillBegin" and event["params"]["suggestedFilename"] == name}
            for event in self.events:
                if event["method"] == "Browser.downloadProgress" and event["params"]["guid"] in begun:
                    if event["params"]["state"] == "completed":
                        return
                    if event["params"]["state"] == "canceled":
                        raise RuntimeError(f"Chromium has cancelled the download of {name}.")
            if time.monotonic() > end:
                raise RuntimeError(f"{name} is not downloaded within {self.limit} s.")
            self.call("Browser.getVersion")
            time.sleep(0.02)

    def close(self):
        self.call("Browser.close")
        self.process.wait()


class Page:
    """A tab."""

    def __init__(self, browser, url, width=1440, height=900, scheme="light"):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in "Page", "Runtime", "Log":
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        if url != "about:blank":
            self.go(url)

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def go(self, url):
        self.call("Page.navigate", url=url)

    def value(self, script):
        """Returns what the body of an asynchronous function returns in the page."""
        answer = self.call(
            "Runtime.evaluate", awaitPromise=True, returnByValue=True, expression=f"(async () => {{ {script} }})()")
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{script}: {answer['exceptionDetails'].get('exception', answer['exceptionDetails'])}")
        return answer["result"].get("value")

    def wait(self, condition):
        """Waits until an expression is true in the page, and returns its value."""
        end = time.monotonic() + self.browser.limit
        while True:
            try:
                # The page looks again by itself, so that waiting takes no messages.
                result = self.value(
                    "const until = performance.now() + 5000; for (;;) { const value = (" + condition + ");"
                    " if (value || performance.now() > until) return value instanceof Node ? true : value;"
                    " await new Promise((done) => setTimeout(done, 10)); }")
                if result:
                    return result
            except RuntimeError as error:
                # A page that is being loaded has no context for a moment.
                if "context" not in str(error) and "navigated" not in str(error):
                    raise
            if time.monotonic() > end:
                raise RuntimeError(f"not within {self.browser.limit} s: {condition}")

    def click(self, selector, count=1):
        """Clicks the middle of the first element with a selector."""
        place = self.wait(
            f"(() => {{ const element = document.querySelector({json.dumps(selector)}); if (!element) return null;"
            " element.scrollIntoView({block: 'nearest'}); const box = element.getBoundingClientRect();"
            " return box.width ? [box.x + box.width / 2, box.y + box.height / 2] : null; })()")
        for number in range(1, count + 1):
            for kind in "mousePressed", "mouseReleased":
                self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=number)

    def hover(self, selector):
        place = self.wait(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)})?.getBoundingClientRect();"
            " return box && box.width ? [box.x + box.width / 2, box.y + box.height / 2] : null; })()")
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=place[0], y=place[1])

    def key(self, name, text=""):
        """Presses a key. Some of the browser's own keys count only with their codes."""
        text = text or (name if len(name) == 1 else "")
        code = {"Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}.get(name, 0)
        self.call("Input.dispatchKeyEvent", type="keyDown", key=name, text=text, windowsVirtualKeyCode=code)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=name, windowsVirtualKeyCode=code)

    def problems(self):
        """The errors that the page has written to its console since the last call."""
        found, rest = [], []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                rest.append(event)
            elif event["method"] == "Runtime.exceptionThrown":
                details = event["params"]["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif event["method"] == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                found.append(event["params"]["entry"]["text"])
            elif event["method"] == "Runtime.consoleAPICalled" and event["params"]["type"] == "error":
                found.append(str(event["params"]["args"]))
        self.browser.events = rest
        return found

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        path.write_bytes(base64.b64decode(data))

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
