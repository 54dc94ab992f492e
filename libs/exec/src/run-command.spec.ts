import { identify } from './process-identity.js';
import { CommandFailed, runCommand } from './index.js';

describe('runCommand', () => {
  it('returns what the program printed', async () => {
    const { stdout } = await runCommand('sh', ['-c', 'echo one; printf two; cat'], { input: '!' });
    expect(stdout).toEqual(['one', 'two!']);
  });

  it('reports lines of both streams while it runs', async () => {
    const seen: string[] = [];
    await runCommand('sh', ['-c', 'echo out; echo err >&2'], {
      onLine: (line, stream) => seen.push(`${stream}:${line}`),
    });
    expect(seen.toSorted()).toEqual(['stderr:err', 'stdout:out']);
  });

  it('rejects with the code and the end of the output', async () => {
    const failed = await runCommand('sh', ['-c', 'echo why >&2; exit 7']).catch(
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(CommandFailed);
    expect(failed).toMatchObject({ reason: 'exit', code: 7, lastLines: ['why'] });
  });

  it('rejects when the program does not exist', async () => {
    await expect(runCommand('/does/not/exist', [])).rejects.toMatchObject({
      reason: 'not_started',
    });
  });

  it('ends the whole group at the deadline, stubborn grandchildren too', async () => {
    let grandchild = 0;
    const script = `sh -c 'trap "" TERM; while :; do sleep 0.05; done' & echo $!; wait`;
    await expect(
      runCommand('sh', ['-c', script], {
        deadlineMs: 200,
        graceMs: 200,
        onLine: (line) => (grandchild = Number(line)),
      }),
    ).rejects.toMatchObject({ reason: 'deadline' });
    expect(grandchild).toBeGreaterThan(0);
    expect(identify(grandchild)).toBeNull();
  });

  it('ends when the caller cancels', async () => {
    const cancel = new AbortController();
    const running = runCommand('sleep', ['30'], { signal: cancel.signal });
    cancel.abort();
    await expect(running).rejects.toMatchObject({ reason: 'aborted' });
    await expect(runCommand('true', [], { signal: cancel.signal })).rejects.toMatchObject({
      reason: 'aborted',
    });
  });
});
