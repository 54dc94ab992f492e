#!/bin/sh
# Makes the database of POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB when there is none, and serves it.
set -eu
folder=/var/lib/postgresql/data
if [ ! -s "$folder/PG_VERSION" ]; then
  rm -rf "$folder.new"
  printf %s "$POSTGRES_PASSWORD" | (umask 077 && cat >/tmp/password)
  initdb --pgdata="$folder.new" --username="$POSTGRES_USER" --pwfile=/tmp/password --encoding=UTF8 \
    --locale=C.UTF-8 --auth-local=trust --auth-host=scram-sha-256 >/dev/null
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$folder.new/pg_hba.conf"
  if [ "$POSTGRES_DB" != postgres ]; then
    echo "create database \"$POSTGRES_DB\"" | postgres --single -D "$folder.new" postgres >/dev/null
  fi
  # From here on it is there: what was killed before begins anew.
  mv "$folder.new" "$folder"
fi
exec "$@" -D "$folder" -c listen_addresses='*'
