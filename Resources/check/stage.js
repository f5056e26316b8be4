// The picture of a finding, with a rectangle around what the finding is about.

/// The address of a picture: the data in the page, or a file beside it.
function pictureAddress(picture) {
  const data = picture.element === undefined ? null : byId("picture-" + picture.element);
  return data ? "data:image/png;base64," + data.textContent : picture.path.split("/").map(encodeURIComponent).join("/");
}

/// Draws a rectangle with a white edge, so that it is seen on any picture.
function marked(frame, picture) {
  const drawing = shape("svg", { viewBox: `0 0 ${picture.width} ${picture.height}`, "aria-hidden": "true" });
  // A frame of a point or two would not be seen.
  const least = 6;
  const [width, height] = [Math.max(frame[2], least), Math.max(frame[3], least)];
  const place = { x: frame[0] - (width - frame[2]) / 2, y: frame[1] - (height - frame[3]) / 2, width, height, rx: 2 };
  drawing.append(shape("rect", { ...place, class: "halo" }), shape("rect", { ...place, class: "box" }));
  return drawing;
}

/// Shows a finding's picture as large as it fits, at most three times as large as on a phone.
function showPicture(finding) {
  const stage = byId("stage");
  stage.textContent = "";
  const picture = finding?.picture;
  if (!picture) {
    stage.append(element("p", { class: "nothing" }, finding ? "No picture shows this finding." : "There is nothing to see."));
    return;
  }
  const room = { width: stage.clientWidth - 48, height: stage.clientHeight - 48 };
  const zoom = Math.max(0.5, Math.min(3, room.width / picture.width, room.height / picture.height));
  const sheet = element("div", { class: "sheet" },
    element("img", { src: pictureAddress(picture), alt: finding.pictures[0], draggable: false }));
  sheet.style.width = picture.width * zoom + "px";
  sheet.style.height = picture.height * zoom + "px";
  if (finding.frame) sheet.append(marked(finding.frame, picture));
  stage.append(sheet);
}
