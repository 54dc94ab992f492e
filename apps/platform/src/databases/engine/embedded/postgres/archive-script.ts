import { ARCHIVE, HOME } from '../instance/confined.js';

/** Made by the script when it fails, and removed when it works again: its age tells since when. */
export const FAILING_MARK = 'archive-failing';

/**
 * Puts one finished piece of the log into the archive. Complete or not at all, and never over another:
 * the server tries again what did not end well. Each major has a folder, since a new one counts anew.
 * It takes no more than the fourth argument says, in KiB: what is in it waits to be brought away. The
 * time of the piece stays that of its last record.
 */
export const ARCHIVE_SCRIPT = `set -u
wal="${ARCHIVE}/wal/$3"
to="$wal/$2.gz"
mark="${HOME}/${FAILING_MARK}"
if [ -s "$to" ] ||
  { [ "$(du -sk "${ARCHIVE}/wal" | cut -f1)" -lt "$4" ] && gzip -1 -c "$1" >"$to.new" &&
    touch -r "$1" "$to.new" && sync "$to.new" && mv "$to.new" "$to" && sync "$wal"; }
then
  rm -f "$mark"
else
  [ -e "$mark" ] || : >"$mark"
  exit 1
fi
`;

/** Brings back a piece of the log for the server that recovers: compressed, or as it lay in the data. */
export const RESTORE_SCRIPT = `set -eu
if [ -f "${HOME}/recovery/$1.gz" ]
then gzip -dc "${HOME}/recovery/$1.gz" >"$2"
else cp "${HOME}/recovery/$1" "$2"
fi
`;
