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
 * Starts the machine's Chromium without all that draws windows, which costs two thirds of the whole one;
 * `CHROMIUM_SHELL_PATH` names another one.
 * @param more options of the command line
 */
export function startBrowser(...more: readonly string[]): Promise<Browser> {
  const shell = process.env['CHROMIUM_SHELL_PATH'] ?? '/usr/bin/chromium-headless-shell';
  return startInstalled(shell, 'chromium-headless-shell', more);
}

/**
 * Starts the whole Chromium, for what the smaller one lacks: notifications, and origins that are trusted
 * by an option. `CHROMIUM_PATH` names another one.
 * @param more options of the command line
 */
export function startWholeBrowser(...more: readonly string[]): Promise<Browser> {
  const whole = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return startInstalled(whole, 'chromium', more);
}

function startInstalled(
  executablePath: string,
  debianPackage: string,
  more: readonly string[],
): Promise<Browser> {
  if (existsSync(executablePath)) return startBrowserAt(executablePath, ...more);
  throw new Error(
    `There is no ${executablePath}: install it with \`apt-get install ${debianPackage}\`.`,
  );
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
