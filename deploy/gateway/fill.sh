#!/bin/sh
# sh fill.sh FOLDER: fills the templates with FOLDER/settings, FOLDER/key and FOLDER/members, and puts the result in FOLDER/nginx.
# If a value is missing or odd, it says so. nginx checks the result; until that is good, the earlier one stays.
set -eu
umask 077
LC_ALL=C
export LC_ALL

here=$(cd "$(dirname "$0")" && pwd)
nginx=${GATEWAY_NGINX:-nginx}

refuse() {
  echo "fill.sh: $*" >&2
  exit 1
}

[ $# -eq 1 ] || refuse 'Say which folder holds settings, key and members: sh fill.sh /etc/numlens-gateway'
[ -d "$1" ] || refuse "$1 is not a folder."
folder=$(cd "$1" && pwd)
work="$folder/nginx.new"

# ── settings ──

names='LISTEN CERTIFICATE CERTIFICATE_KEY UPSTREAM_PHONE UPSTREAM_IP UPSTREAM_CALLER INSTANCES RATE BURST KEEP CACHE_SIZE LOG RUN_AS WORKERS STATE LOGS UPSTREAM_CA'
[ -f "$folder/settings" ] || refuse "$folder/settings is missing: copy settings.example."
seen=' '
number=0
# Each line is read, never run.
while IFS= read -r line || [ -n "$line" ]; do
  number=$((number + 1))
  case $line in '' | '#'*) continue ;; esac
  name=${line%%=*}
  unknown="Line $number of settings: \"$name\" is not a setting."
  # "RATE BURST" is in the list, too, and would be run.
  case $name in *[!A-Z_]*) refuse "$unknown" ;; esac
  case " $names " in *" $name "*) ;; *) refuse "$unknown" ;; esac
  [ "$name" != "$line" ] || refuse "Line $number of settings: $name has no \"=\"."
  case $seen in *" $name "*) refuse "Line $number of settings: $name is there twice." ;; esac
  seen="$seen$name "
  value=${line#*=}
  case $value in *[!A-Za-z0-9._~:/@%+,\ -]* | ' '* | *' ') refuse "$name in settings has a character that does not belong there." ;; esac
  eval "$name=\$value"
done <"$folder/settings"
for name in $names; do
  case $seen in *" $name "*) ;; *) refuse "$name is missing in settings." ;; esac
done

# fits NAME VALUE PATTERN SENTENCE: the whole value fits the extended regular expression.
fits() {
  printf '%s\n' "$2" | grep -Eqx -e "$3" || refuse "$1 is \"$2\": $4"
}

# between NAME VALUE LEAST MOST
between() {
  fits "$1" "$2" '[1-9][0-9]{0,8}' "a number from $3 to $4 is wanted."
  if [ "$2" -lt "$3" ] || [ "$2" -gt "$4" ]; then refuse "$1 is $2: a number from $3 to $4 is wanted."; fi
}

octet='(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])'
ipv4="$octet(\.$octet){3}"
# nginx_address NAME VALUE: ADDRESS:PORT with a port that there is.
nginx_address() {
  fits "$1" "$2" "($ipv4|\[[0-9a-fA-F:]+\]):[1-9][0-9]{0,4}" 'ADDRESS:PORT is wanted, the address in digits.'
  [ "${2##*:}" -le 65535 ] || refuse "$1 is \"$2\": there is no such port."
}

is_loopback() {
  case $1 in 127.* | '[::1]':*) return 0 ;; *) return 1 ;; esac
}

nginx_address LISTEN "$LISTEN"
between RATE "$RATE" 1 600000
between BURST "$BURST" 1 100000
fits KEEP "$KEEP" '[1-9][0-9]{0,3}[smh]' 'a time such as 24h is wanted.'
fits CACHE_SIZE "$CACHE_SIZE" '[1-9][0-9]{0,5}[mg]' 'a size such as 500m or 2g is wanted.'
fits LOG "$LOG" 'off|plain|full' 'off, plain or full is wanted.'
fits RUN_AS "$RUN_AS" '[A-Za-z_][A-Za-z0-9_.-]{0,31}' "a user's name is wanted."
case $RUN_AS in
root | www-data | nobody | nginx) refuse "RUN_AS is \"$RUN_AS\": other programs run as $RUN_AS, too, and could read the answers and spend the key; numlens-gateway is made for this alone." ;;
esac
if [ "$(id -u)" -eq 0 ] && [ "$RUN_AS" = numlens-gateway ] && ! id -u "$RUN_AS" >/dev/null 2>&1; then
  useradd --system --user-group --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin "$RUN_AS" || :
fi
id -u "$RUN_AS" >/dev/null 2>&1 || refuse "RUN_AS is \"$RUN_AS\": there is no such user."
fits WORKERS "$WORKERS" 'auto|[1-9][0-9]?' 'auto or a number from 1 to 99 is wanted.'
for name in STATE LOGS UPSTREAM_CA; do
  eval "value=\$$name"
  fits "$name" "$value" '/[A-Za-z0-9._/-]+' 'a whole path is wanted, with letters, digits, ".", "_" and "-" only.'
done
# A socket's path may have 107 bytes in Linux.
[ ${#STATE} -le 80 ] || refuse 'STATE is too long: at most 80 characters are wanted.'

if [ -n "$CERTIFICATE$CERTIFICATE_KEY" ]; then
  for name in CERTIFICATE CERTIFICATE_KEY; do
    eval "value=\$$name"
    fits "$name" "$value" '/[A-Za-z0-9._/-]+' 'a whole path is wanted.'
    [ -r "$value" ] || refuse "$name is \"$value\": the file cannot be read."
  done
elif ! is_loopback "$LISTEN"; then
  refuse "LISTEN is \"$LISTEN\": only a loopback address does without CERTIFICATE and CERTIFICATE_KEY, as clients speak https."
fi

listed=' '
for address in $INSTANCES; do
  nginx_address INSTANCES "$address"
  case $listed in *" $address "*) refuse "INSTANCES has $address twice." ;; esac
  listed="$listed$address "
done

# ── the key ──

# secret FILE: it is there, and its owner only can read it.
secret() {
  [ -f "$folder/$1" ] || refuse "$folder/$1 is missing."
  [ -z "$(find -L "$folder/$1" -perm /077)" ] || refuse "Others can read $folder/$1: chmod 600 $folder/$1"
}

secret key
[ "$(wc -l <"$folder/key")" -le 1 ] || refuse "$folder/key has more than one line."
key=$(cat "$folder/key")
[ -n "$key" ] || refuse "$folder/key is empty."
[ ${#key} -le 512 ] || refuse "$folder/key is longer than 512 characters."
case $key in *[!A-Za-z0-9._~+/=:@-]*) refuse "$folder/key has a character that keys do not have." ;; esac
encoded=$(printf '%s' "$key" | sed -e 's|+|%2B|g' -e 's|/|%2F|g' -e 's|=|%3D|g' -e 's|:|%3A|g' -e 's|@|%40|g')

# What the front proves to the instances that it is the front.
if [ ! -f "$folder/hop" ]; then od -An -v -tx1 -N24 /dev/urandom | tr -d ' \n' >"$folder/hop"; fi
secret hop
hop=$(cat "$folder/hop")
fits hop "$hop" '[0-9a-f]{48}' 'the file is damaged; remove it, and it is made again.'

# ── the members ──

secret members
# Files that are refused stay, as nginx's message names them; the copies of the key in them do not.
trap 'rm -f "$work/key.conf" "$work/key-filter.conf"' EXIT
trap 'exit 1' HUP INT TERM
rm -rf "$work"
mkdir -m 700 "$work"
awk '
  function refuse(sentence) { print "fill.sh: Line " NR " of members: " sentence > "/dev/stderr"; bad = 1; exit 1 }
  /^[ \t]*(#|$)/ { next }
  NF != 2 { refuse("\"TOKEN NAME\" is wanted.") }
  length($1) < 32 || length($1) > 64 || $1 !~ /^[0-9a-z]+$/ { refuse("a token has 32 to 64 digits and small letters.") }
  length($2) > 40 || $2 !~ /^[A-Za-z0-9][A-Za-z0-9._-]*$/ { refuse("a name has at most 40 letters, digits, \".\", \"_\" and \"-\".") }
  $1 in line { refuse("the token is that of line " line[$1] ".") }
  { line[$1] = NR; printf "\"%s\" \"%s\";\n", $1, $2; members++ }
  END { if (!bad && !members) { print "fill.sh: members names nobody." > "/dev/stderr"; exit 1 } }
' "$folder/members" >"$work/members.map" || exit 1

# ── the lookup service ──

upstreams="$work/.upstreams"
locations="$work/.locations"
: >"$upstreams"
: >"$locations"
# operation NAME PATH ADDRESS: adds the operation's server, and how nginx asks it.
operation() {
  [ -n "$3" ] || return 0
  url='https?://[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[1-9][0-9]{0,4})?(/[A-Za-z0-9._~%+/-]*)?'
  fits "$1" "$3" "$url" 'https://HOST/PATH is wanted, without a query.'
  scheme=${3%%://*}
  rest=${3#*://}
  host=${rest%%/*}
  path=/
  case $rest in */*) path=/${rest#*/} ;; esac
  bare=${host%%:*}
  case $host in *:*) port=${host##*:} ;; *) [ "$scheme" = https ] && port=443 || port=80 ;; esac
  [ "$port" -le 65535 ] || refuse "$1 is \"$3\": there is no such port."
  case $scheme:$bare in https:* | http:127.* | http:localhost) ;; *) refuse "$1 is \"$3\": only loopback does without https, or the key travels in clear." ;; esac
  echo "upstream service-$2 { server $bare:$port max_fails=0; keepalive 32; }" >>"$upstreams"
  cat >>"$locations" <<LOCATION
  location = /$2 {
    include key.conf;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header Accept application/json;
    proxy_set_header Accept-Encoding identity;
    add_header X-Accel-Redirect \$place_instead always;
    proxy_ssl_name $bare;
    proxy_pass $scheme://service-$2$path?\$args&api_key=\$real_key;
  }
LOCATION
}
operation UPSTREAM_PHONE phone "$UPSTREAM_PHONE"
operation UPSTREAM_IP ip "$UPSTREAM_IP"
operation UPSTREAM_CALLER caller "$UPSTREAM_CALLER"
[ -s "$upstreams" ] || refuse 'UPSTREAM_PHONE, UPSTREAM_IP and UPSTREAM_CALLER are all empty.'
case "$UPSTREAM_PHONE $UPSTREAM_IP $UPSTREAM_CALLER" in
*https://*)
  [ -r "$UPSTREAM_CA" ] || refuse "UPSTREAM_CA is \"$UPSTREAM_CA\": the file cannot be read (package ca-certificates)."
  without=''
  ;;
*) without='/proxy_ssl_/d' ;;
esac

# ── the files ──

user=''
if [ "$(id -u)" -eq 0 ]; then user="user $RUN_AS;"; fi
certificate=''
listen=$LISTEN
if [ -n "$CERTIFICATE" ]; then
  listen="$LISTEN ssl"
  certificate="ssl_certificate $CERTIFICATE; ssl_certificate_key $CERTIFICATE_KEY; ssl_protocols TLSv1.2 TLSv1.3; ssl_session_cache shared:tls:10m; ssl_session_tickets off;"
fi
case $LOG in off) access_log=off ;; *) access_log="$LOGS/access.log $LOG buffer=64k flush=1s" ;; esac

# fill TEMPLATE NAME ADDRESS: every @WORD@ has to be known.
fill() {
  sed -e "s|@NAME@|$2|g" -e "s|@ADDRESS@|$3|g" -e "s|@USER@|$user|" -e "s|@WORKERS@|$WORKERS|" \
    -e "s|@STATE@|$STATE|g" -e "s|@LOGS@|$LOGS|g" -e "s|@LISTEN@|$listen|" -e "s|@CERTIFICATE@|$certificate|" \
    -e "s|@ACCESS_LOG@|$access_log|" -e "s|@RATE@|$RATE|" -e "s|@BURST@|$BURST|" -e "s|@KEEP@|$KEEP|" -e "s|@CACHE_SIZE@|$CACHE_SIZE|" \
    -e "s|@HOP@|$hop|" -e "/@UPSTREAMS@/r $upstreams" -e '/@UPSTREAMS@/d' -e "/@LOCATIONS@/r $locations" \
    -e '/@LOCATIONS@/d' -e "s|@UPSTREAM_CA@|$UPSTREAM_CA|" "$here/$1.template" | sed -e "$without"
}

# holds_answers NAME: the files of a process that keeps answers and knows the key.
holds_answers() {
  fill hop "$1" '' >"$work/$1.hop.conf"
  fill cache "$1" '' >"$work/$1.cache.conf"
}

printf 'set $real_key "%s";\n' "$encoded" >"$work/key.conf"
# The service may repeat the key in an answer; members are not to read it there. JSON has each of these groups of characters
# as it is, or escaped (in small letters, too: nginx ignores case), and a slash also as "\/".
spellings=$(printf '%s\n%s' "$key" "$encoded")
for escape in 's|/|\\u002F|g' 's|/|\\/|g' 's|+|\\u002B|g' 's|=|\\u003D|g' 's|-|\\u002D|g; s|[.]|\\u002E|g; s|_|\\u005F|g' \
  's|:|\\u003A|g; s|@|\\u0040|g; s|~|\\u007E|g; s|%|\\u0025|g'; do
  spellings=$(printf '%s\n' "$spellings" | sed -e p -e "$escape")
done
printf '%s\n' "$spellings" | sort -u | sed "s|.*|sub_filter '&' '(key)';|" >"$work/key-filter.conf"
fill process front '' >"$work/front.process.conf"
fill front front '' >"$work/front.conf"
processes=front
if [ -z "$INSTANCES" ]; then
  holds_answers front
  echo 'include front.hop.conf;' >"$work/front.answers.conf"
  echo 'include front.cache.conf;' >"$work/front.pass.conf"
else
  {
    echo 'upstream instances {'
    echo '  zone instances 256k;'
    echo '  hash $question consistent;'
    for address in $INSTANCES; do echo "  server $address max_fails=1 fail_timeout=5s;"; done
    echo '  keepalive 64;'
    echo '}'
  } >"$work/front.answers.conf"
  cat >"$work/front.pass.conf" <<PASS
proxy_set_header Connection "";
proxy_set_header Host gateway;
proxy_set_header X-Numlens-Hop "$hop";
proxy_connect_timeout 500ms;
# Under the 8 s of the client. An instance that is gone is passed by; one that is slow is not, as the next would ask and pay again.
proxy_read_timeout 7s;
proxy_pass http://instances\$question;
PASS
  count=0
  for address in $INSTANCES; do
    count=$((count + 1))
    name=cache-$count
    processes="$processes $name"
    holds_answers "$name"
    fill process "$name" '' >"$work/$name.process.conf"
    fill instance "$name" "$address" >"$work/$name.conf"
  done
fi
rm "$upstreams" "$locations"
if grep -q '@[A-Z_]*@' "$work"/*.conf; then refuse "A template holds a word that is not filled: $(grep -ho '@[A-Z_]*@' "$work"/*.conf | head -n 1)"; fi

# ── folders, and nginx's own word ──

# own FOLDER MODE: nobody else can put a link in it, which nginx would follow as root.
own() {
  mkdir -p "$1"
  [ -n "$(find -H "$1" -prune -type d -user "$(id -u)" ! -perm /022)" ] || refuse "$1 belongs to another user, or others can write in it: nginx would follow their links as root. Move it away."
  chmod "$2" "$1"
}
own "$STATE" 711
# Only nginx may open the last hop's socket and the logs. The folders of answers, which hold numbers in clear, it makes itself.
for shared in "$STATE/run" "$LOGS"; do
  own "$shared" 710
  if [ "$(id -u)" -eq 0 ]; then chgrp "$(id -g "$RUN_AS")" "$shared"; fi
done
for name in $processes; do own "$STATE/$name" 711; done
for name in $processes; do
  # What nginx says names files and lines, never the key: its file is read, not quoted.
  "$nginx" -t -q -e "$LOGS/check.log" -c "$work/$name.conf" || refuse "nginx does not take $name.conf: its message above says why. What was there before is still in place."
done
echo "$processes" | tr ' ' '\n' >"$work/processes"
rm -rf "$folder/nginx.old"
if [ -d "$folder/nginx" ]; then mv "$folder/nginx" "$folder/nginx.old"; fi
mv "$work" "$folder/nginx"
rm -rf "$folder/nginx.old"
echo "Filled: $folder/nginx ($processes), $(wc -l <"$folder/nginx/members.map" | tr -d ' ') tokens."
