#!/bin/sh
# sh members.sh add FOLDER NAME: makes a token for a member and prints it; it counts from the next "run.sh reload" on.
# sh members.sh remove FOLDER NAME: removes all tokens of a member.
set -eu
umask 077
LC_ALL=C
export LC_ALL

refuse() {
  echo "members.sh: $*" >&2
  exit 1
}

[ $# -eq 3 ] || refuse 'sh members.sh add|remove FOLDER NAME'
file="$2/members"
wrong="\"$3\": a name has at most 40 letters, digits, \".\", \"_\" and \"-\"."
case $3 in '' | [._-]* | *[!A-Za-z0-9._-]*) refuse "$wrong" ;; esac
[ ${#3} -le 40 ] || refuse "$wrong"
[ -d "$2" ] || refuse "$2 is not a folder."
[ -f "$file" ] || : >"$file"
case $1 in
add)
  # A file that was written by hand may lack the end of its last line.
  [ -z "$(tail -c 1 "$file")" ] || echo >>"$file"
  token=$(od -An -v -tx1 -N20 /dev/urandom | tr -d ' \n')
  echo "$token $3" >>"$file"
  echo "$token"
  ;;
remove)
  # With "" both are texts: as numbers, 7 and 007 would be the same.
  awk -v name="$3" '$2 "" == name "" { found = 1; next } { print } END { exit !found }' "$file" >"$file.new" || {
    rm "$file.new"
    refuse "There is no member named $3."
  }
  # Into the file as it is, so that its owner and mode stay.
  cat "$file.new" >"$file"
  rm "$file.new"
  ;;
*) refuse "\"$1\" is not add or remove." ;;
esac
