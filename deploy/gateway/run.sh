#!/bin/sh
# sh run.sh start|reload|stop FOLDER [PROCESS…]: starts, reloads or stops the gateway that FOLDER describes, or some of its
# processes (front, cache-1 …). "reload" fills first, and fails loudly if nginx did not take the new files. "stop" returns when
# they have ended, so that "start" may follow. With systemd, numlens-gateway@.service starts and stops; "reload" is the same.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
# Not NGINX: nginx itself reads that name, as sockets to take over.
nginx=${GATEWAY_NGINX:-nginx}

refuse() {
  echo "run.sh: $*" >&2
  exit 1
}

[ $# -ge 2 ] || refuse 'sh run.sh start|reload|stop FOLDER [PROCESS…]'
command=$1
folder=$2
shift 2
case $command in
start | reload) sh "$here/fill.sh" "$folder" ;;
stop) ;;
*) refuse "\"$command\" is not start, reload or stop." ;;
esac
[ -f "$folder/nginx/processes" ] || refuse "$folder has not been filled."
# shellcheck disable=SC2046 # one word each
[ $# -gt 0 ] || set -- $(cat "$folder/nginx/processes")

# setting NAME
setting() {
  sed -n "s|^$1=||p" "$folder/settings"
}
state=$(setting STATE)
logs=$(setting LOGS)

# is_running NAME: its process is there, and is nginx: the number of a killed one may be another's by now, or unused.
is_running() {
  pid=$(cat "$state/run/$1.pid" 2>/dev/null) && [ -n "$pid" ] && grep -qs nginx "/proc/$pid/cmdline"
}

# A reload is over when the process says so in its log: it also keeps what it had, saying so there only.
reload() {
  log="$logs/$1.log"
  before=$(wc -c <"$log")
  kill -HUP "$(cat "$state/run/$1.pid")"
  for _ in $(seq 100); do
    said=$(tail -c "+$((before + 1))" "$log")
    case $said in
    *'[emerg]'* | *'[alert]'*) refuse "$1 did not take the new files: $(printf '%s\n' "$said" | grep -E 'emerg|alert' | head -n 1)" ;;
    *'gracefully shutting down'*) return 0 ;;
    esac
    sleep 0.1
  done
  refuse "$1 has not said within 10 s that it took the new files: see $log"
}

# Answers what was asked before, for as long as worker_shutdown_timeout allows (10 s).
stop() {
  is_running "$1" || return 0
  kill -QUIT "$(cat "$state/run/$1.pid")"
  for _ in $(seq 120); do
    is_running "$1" || return 0
    sleep 0.1
  done
  refuse "$1 has not ended within 12 s: see $logs/$1.log"
}

for name in "$@"; do
  grep -qx "$name" "$folder/nginx/processes" || refuse "\"$name\" is no process of this gateway."
  case $command in
  start)
    is_running "$name" && refuse "$name is running."
    # What a killed process left would keep the next from listening.
    rm -f "$state/run/$name.sock"
    "$nginx" -e "$logs/$name.log" -c "$(cd "$folder" && pwd)/nginx/$name.conf" >"$logs/start.log" 2>&1 || {
      cat "$logs/start.log" >&2
      refuse "$name does not start: nginx's message above says why."
    }
    ;;
  reload)
    is_running "$name" || refuse "$name is not running."
    reload "$name"
    ;;
  stop) stop "$name" ;;
  esac
done
echo "Done: $command $*"
