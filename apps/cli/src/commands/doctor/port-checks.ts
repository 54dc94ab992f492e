import { connect } from 'node:net';
import type { CommandContext } from '../../context/command-context.js';
import { type Check, failed, passed } from './check.js';

const CONNECT_TIMEOUT_MS = 2000;

/** Looks whether something listens at every address of the installation. */
export async function portChecks(context: CommandContext): Promise<Check[]> {
  const endpoints = await context.endpoints().catch(() => ({}));
  return Promise.all(
    Object.entries(endpoints).map(async ([name, address]) => {
      const { hostname, port, protocol } = new URL(address);
      const number = Number(port) || (protocol === 'https:' ? 443 : 80);
      const check = `port of ${name.replace(/_url$/, '').replace(/^base$/, 'platform')}`;
      if (await listens(hostname, number)) return passed(check, `${hostname}:${number}`);
      return failed(
        check,
        `Nothing listens at ${hostname}:${number}.`,
        `npm start   # or, when another program needs the port: SKYDECK_BASE_PORT=5000 npm start`,
      );
    }),
  );
}

function listens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: CONNECT_TIMEOUT_MS });
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => finish(true));
    socket.once('timeout', () => finish(false));
    socket.once('error', () => finish(false));
  });
}
