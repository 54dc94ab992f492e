import { spawn } from 'node:child_process';

/** Runs one step of the check; its output is shown only when it fails, and then all is over. */
export async function runCommand(title, program, args) {
  const startedAt = performance.now();
  const output = [];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`);
  if (code === 0) return;
  process.stdout.write(Buffer.concat(output));
  console.log('0 passed, 1 failed');
  process.exit(1);
}
