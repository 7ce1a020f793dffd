#!/usr/bin/env bash
# Writes requirements/*.txt anew: exact versions with hashes, for every platform and Python from 3.11 on.
# Needs uv (`pip install uv`); nothing else in the project does.
set -euo pipefail
cd "$(dirname "$0")/.."
export UV_CUSTOM_COMPILE_COMMAND="make lock"
lock() {
    local out=$1
    shift
    uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --no-annotate "$@" --output-file "requirements/$out.txt"
}
lock run pyproject.toml requirements/build.in
lock test requirements/test.in --constraints requirements/run.txt
lock nodes pyproject.toml --extra nodes --extra postgres --constraints requirements/run.txt --constraints requirements/test.txt
lock audit requirements/audit.in --constraints requirements/run.txt --constraints requirements/test.txt
lock docs requirements/docs.in --constraints requirements/run.txt --constraints requirements/test.txt
lock peers requirements/peers.in --constraints requirements/run.txt --constraints requirements/test.txt
lock wheels requirements/wheels.in --constraints requirements/run.txt --constraints requirements/test.txt
if grep -nE 'https?://|^--|file:' requirements/*.txt; then
    echo "A lock file names a host or an option; see above." >&2
    exit 1
fi
