import { ARCHIVE, HOME } from '../instance/confined.js';

/** Made by the script when it fails, and removed when it works again: its age tells since when. */
export const FAILING_MARK = 'archive-failing';

/**
 * Puts one finished piece of the log into the archive. Complete or not at all, and never over another:
 * the server tries again what did not end well.
 */
export const ARCHIVE_SCRIPT = `set -u
to="${ARCHIVE}/wal/$2.gz"
mark="${HOME}/${FAILING_MARK}"
if [ -s "$to" ] ||
  { gzip -1 -c "$1" >"$to.new" && sync "$to.new" && mv "$to.new" "$to" && sync "${ARCHIVE}/wal"; }
then
  rm -f "$mark"
else
  [ -e "$mark" ] || : >"$mark"
  exit 1
fi
`;
