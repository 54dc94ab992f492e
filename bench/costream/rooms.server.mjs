import { readdirSync, readFileSync } from 'node:fs';
import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { answerBenchmark } from '../http/answer.mjs';
import { LIMITS, makeKey } from '../http/installation.mjs';

// An installation in a process of its own, so that its processor time can be told from that of
// Janus, its child, and of the browser.
const postgres = await startThrowAwayPostgres();
const stack = await startTestStack({
  database: { url: postgres.url, schema: (name) => name },
  members: ['auth', 'platform'],
  environment: { LOG_LEVEL: 'error', COSTREAM_RTP_PORTS: '24000-24499', ...LIMITS },
});
const key = await makeKey(stack);

answerBenchmark(stack.endpoints.base_url, {
  key: () => ({ key }),
  janus: () => ({ pid: childNamed('janus') }),
  close: async () => {
    await stack.close();
    await postgres.stop();
    return {};
  },
});

/** The process of that name that we started; null while there is none. */
function childNamed(name) {
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, program, parent] = /^\d+ \((.*)\) \w (\d+)/.exec(stat) ?? [];
      if (program === name && Number(parent) === process.pid) return Number(pid);
    } catch {
      // It ended while we looked.
    }
  }
  return null;
}
