import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Runs another account's command as the current one; options about accounts are ignored. */
const runuser = `#!/usr/bin/env bash
while [ "$1" != -- ]; do shift; done
shift
exec "$@"
`;

const nothing = '#!/usr/bin/env bash\nexit 0\n';

/** Makes folders, without accounts. */
const install = `#!/usr/bin/env bash
folders=()
while [ $# -gt 0 ]; do
  case "$1" in
    -d) ;;
    -m) mode="$2"; shift ;;
    -o|-g) shift ;;
    *) folders+=("$1") ;;
  esac
  shift
done
mkdir -p "\${folders[@]}" && chmod "$mode" "\${folders[@]}"
`;

/**
 * The subset of systemd that the units use: settings, a folder, one command, stopping it as `KillMode` says, a restart
 * that waits for it, and the names of those that are enabled. A unit that does not end with 0 is a failure, as in
 * systemd. Sandboxing is left to systemd; if systemd is installed, its checker verifies the units, and any finding is a
 * failure.
 */
const systemctl = `#!/usr/bin/env bash
set -euo pipefail
units="$OPERATIONS_ROOT/etc/systemd/system"
state="$OPERATIONS_ROOT/run"
wants="$units/multi-user.target.wants"
mkdir -p "$state" "$wants"

start() {
  local name="\${1%%@*}" instance="" command="" file
  file="$units/$1.service"
  case "$1" in *@*) instance="\${1#*@}"; file="$units/$name@.service" ;; esac
  [ -f "$file" ] || { echo "Unit $1.service could not be found." >&2; exit 5; }
  (
    set -a
    while IFS='=' read -r key value; do
      value="\${value//%i/$instance}"
      case "$key" in
        EnvironmentFile) . "$value" ;;
        Environment) for pair in $value; do eval "$pair"; done ;;
        WorkingDirectory) cd "$value" ;;
        ExecStart) command="$value" ;;
      esac
    done < "$file"
    setsid --wait bash -c 'echo $$ > "$0"; exec "$@"' "$state/$1.pid" $command \\
      >> "$state/$1.log" 2>&1 < /dev/null && code=0 || code=$?
    echo $code > "$state/$1.code"
  ) &
  while [ ! -s "$state/$1.pid" ]; do sleep 0.1; done
}

stop() {
  [ -f "$state/$1.pid" ] || return 0
  local pid waited=0 signalled
  pid="$(cat "$state/$1.pid")"
  signalled="-$pid"
  if grep -q '^KillMode=mixed' "$units/\${1%%@*}"*.service; then signalled="$pid"; fi
  kill -TERM -- "$signalled" 2>/dev/null || true
  while pgrep -g "$pid" > /dev/null; do
    sleep 0.2
    waited=$((waited + 1))
    if [ "$waited" -gt 150 ]; then echo "$1 had to be killed" >&2; kill -KILL -- "-$pid"; exit 1; fi
  done
  while [ ! -s "$state/$1.code" ]; do sleep 0.1; done
  if [ "$(cat "$state/$1.code")" != 0 ]; then echo "$1 ended with $(cat "$state/$1.code")" >&2; exit 1; fi
  rm -f "$state/$1.pid" "$state/$1.code"
}

verb="$1"
shift
[ "\${1:-}" != --now ] || shift
case "$verb" in
  daemon-reload)
    if command -v systemd-analyze > /dev/null; then
      said="$(systemd-analyze verify "$units"/*.service 2>&1 | grep -F "$units" || true)"
      [ -z "$said" ] || { echo "$said" >&2; exit 1; }
    fi
    ;;
  start) for unit in "$@"; do start "\${unit%.service}"; done ;;
  stop) for unit in "$@"; do stop "\${unit%.service}"; done ;;
  restart) for unit in "$@"; do stop "$unit"; start "$unit"; done ;;
  enable) for unit in "$@"; do touch "$wants/$unit.service"; start "$unit"; done ;;
  disable) for unit in "$@"; do rm -f "$wants/$unit.service"; stop "$unit"; done ;;
  *) echo "systemctl $verb is not known here" >&2; exit 1 ;;
esac
`;

const journalctl = `#!/usr/bin/env bash
while [ "$1" != -u ]; do shift; done
cat "$OPERATIONS_ROOT/run/$2.log"
`;

/**
 * `docker compose config` where Docker cannot run: substitutes the variables as Compose does, so that a required and
 * missing one is an error, and validates the result against the Compose schema.
 */
const docker = `#!/usr/bin/env bash
[ "$1 $2" = "compose config" ] || { echo "docker $* is not known here" >&2; exit 1; }
exec node ${JSON.stringify(path.join(import.meta.dirname, 'composeConfig.ts'))} compose.yaml
`;

/** Writes stand-ins for programs that need a dedicated machine, into a folder for PATH. */
export function writeStandIns(folder: string, { withDocker }: { withDocker: boolean }): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({
    runuser,
    install,
    systemctl,
    journalctl,
    ...(withDocker ? {} : { docker }),
    useradd: nothing,
  })) {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    chmodSync(file, 0o755);
  }
}
