import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { identify, isRunning, stopProcess } from './index.js';

describe('process identity', () => {
  it('knows a running process and that it ended', async () => {
    const child = spawn('sleep', ['30']);
    const identity = identify(child.pid ?? 0);
    expect(identity).toEqual({ pid: child.pid, start_token: expect.any(String) });
    expect(isRunning(identity!)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isRunning(identity!)).toBe(false);
  });

  it('never takes a later process with the same number for the earlier one', async () => {
    const child = spawn('sleep', ['30']);
    const impostor = { pid: child.pid ?? 0, start_token: 'of-an-earlier-process' };
    expect(isRunning(impostor)).toBe(false);
    expect(await stopProcess(impostor, [{ signal: 'SIGKILL', waitMs: 100 }])).toBe(true);
    expect(child.exitCode ?? child.signalCode).toBeNull();
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('goes on to the next step when a process ignores a signal', async () => {
    const child = spawn('sh', ['-c', 'trap "" TERM; echo ready; while :; do sleep 0.05; done']);
    await once(child.stdout, 'data');
    const stopped = await stopProcess(identify(child.pid ?? 0)!, [
      { signal: 'SIGTERM', waitMs: 100 },
      { signal: 'SIGKILL', waitMs: 2_000 },
    ]);
    expect(stopped).toBe(true);
    expect(child.signalCode ?? 'SIGKILL').toBe('SIGKILL');
  });

  it('knows nobody under an impossible number', () => {
    expect(identify(-1)).toBeNull();
    expect(identify(Number.NaN)).toBeNull();
  });
});
