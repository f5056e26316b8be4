#!/usr/bin/env bash
# Puts a summary into a pull request's one comment by Darkroom: the first run makes it, later ones rewrite it.
#
#     docs/ci/comment-github.sh <summary.md>
#
# Takes GITHUB_REPOSITORY, PULL_REQUEST (the number), and GITHUB_TOKEN, which must be allowed to write pull requests.
# DARKROOM_REPORT_URL, where the whole report lies, is named in the comment. Needs curl and jq.
set -euo pipefail

: "${1:?the summary file is missing}"
: "${GITHUB_REPOSITORY:?is not set}" "${PULL_REQUEST:?is not set}" "${GITHUB_TOKEN:?is not set}"
marker='<!-- darkroom -->'
api=${GITHUB_API_URL:-https://api.github.com}/repos/$GITHUB_REPOSITORY/issues

# The token is read from a pipe: other users of the machine see a program's arguments.
call() {
    curl --silent --show-error --fail-with-body --retry 3 --header @<(printf 'Authorization: Bearer %s\n' "$GITHUB_TOKEN") \
        --header 'Accept: application/vnd.github+json' --header 'X-GitHub-Api-Version: 2022-11-28' "$@"
}

body=$(mktemp)
trap 'rm -f "$body"' EXIT
{
    printf '%s\n' "$marker"
    cat "$1"
    if [[ -n ${DARKROOM_REPORT_URL:-} ]]; then printf '\n[The report with all pictures](%s)\n' "$DARKROOM_REPORT_URL"; fi
} | jq --raw-input --slurp '{body: .}' >"$body"

comment=
for ((page = 1; page <= 30; page++)); do
    comments=$(call "$api/$PULL_REQUEST/comments?per_page=100&page=$page")
    comment=$(jq --raw-output --arg marker "$marker" 'map(select(.body | startswith($marker)))[0].id // empty' <<<"$comments")
    if [[ -n $comment || $(jq length <<<"$comments") -lt 100 ]]; then break; fi
done
if [[ -n $comment ]]; then
    call --request PATCH --data-binary "@$body" "$api/comments/$comment" >/dev/null
else
    call --request POST --data-binary "@$body" "$api/$PULL_REQUEST/comments" >/dev/null
fi
