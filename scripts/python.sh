#!/bin/sh
# Print a Python for .venv: of those on PATH that are new enough, the first whose build is optimized.
# Those of systems and installers are. One that pyenv compiles isn't, and takes a quarter more time.

commands() {
    names="python3 python3.13 python3.12 python3.11 python3.14 python"
    # shellcheck disable=SC2086
    which -a $names 2>/dev/null
    # Where there is no such program.
    # shellcheck disable=SC2086
    printf '%s\n' $names
}

fits='
import sys, sysconfig
system = sys.base_prefix == "/usr"
optimized = system or "--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS"))
if sys.argv[1] == "optimized":
    import ensurepip  # Debian has it in a package of its own.
sys.exit(sys.version_info < (3, 11) or sys.argv[1] == "optimized" and not optimized)
'

for build in optimized any; do
    commands | while IFS= read -r python; do
        if "$python" -c "$fits" "$build" </dev/null >/dev/null 2>&1; then
            echo "$python"
            exit 1
        fi
    done || exit 0
done
