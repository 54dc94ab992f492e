/** Most references of one push: a push is a way to deploy, not a mirror. */
const MOST_REFS = 100;

/** Refuses what is no branch or tag, and too much at once. */
export const PRE_RECEIVE = `#!/bin/sh
count=0
while read -r old new ref; do
  count=$((count + 1))
  case "$ref" in
    refs/heads/* | refs/tags/*) ;;
    *) echo "Only branches and tags are taken: $ref" >&2; exit 1 ;;
  esac
done
if [ "$count" -gt ${MOST_REFS} ]; then
  echo "At most ${MOST_REFS} branches and tags are taken at once." >&2
  exit 1
fi
`;

/** Tells the platform what was pushed, and shows what it answers: git makes it `remote:` lines. */
export const POST_RECEIVE = `#!${process.execPath}
const { readFileSync } = require('node:fs');
const { connect } = require('node:net');
const socket = connect(process.env.SKYDECK_PUSH + '/socket', () => socket.end(readFileSync(0)));
socket.on('error', () => console.log('The platform does not answer; the commit is kept.'));
socket.pipe(process.stdout);
`;
