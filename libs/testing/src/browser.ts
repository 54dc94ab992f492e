import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lets pages play films that nobody asked for. */
export const AUTOPLAY = '--autoplay-policy=no-user-gesture-required';

/**
 * Starts the machine's Chromium; `CHROMIUM_PATH` names another one.
 * @param more options of the command line
 */
export async function startBrowser(...more: readonly string[]): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    throw new Error(
      `There is no Chromium at ${executablePath}: install it with \`apt-get install chromium\`, or set CHROMIUM_PATH.`,
    );
  }
  return startBrowserAt(executablePath, ...more);
}

/**
 * Starts a Chromium by a program of one's own, as one that runs it somewhere else.
 * @param more options of the command line
 */
export async function startBrowserAt(
  executablePath: string,
  ...more: readonly string[]
): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...QUIET, ...more] });
}
