import { spawn } from 'node:child_process';

/** Whether a browser window could appear where the person sits. */
export function hasBrowser(environment: NodeJS.ProcessEnv, platform = process.platform): boolean {
  if (environment['SSH_CONNECTION']) return false;
  if (platform === 'darwin' || platform === 'win32') return true;
  return Boolean(environment['DISPLAY'] || environment['WAYLAND_DISPLAY']);
}

/** Opens an address in the browser. A machine without one is no error: the address is printed too. */
export function openBrowser(url: string, platform = process.platform): void {
  const [program, ...args] = OPENERS[platform] ?? ['xdg-open'];
  if (!program) return;
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
