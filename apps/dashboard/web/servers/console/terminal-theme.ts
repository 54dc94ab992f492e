import type { ITheme } from '@xterm/xterm';

/** A terminal is dark in both schemes: programs choose their colours for a dark ground. */
export const TERMINAL_THEME: ITheme = {
  background: '#0b0e13',
  foreground: '#e4e7ed',
  cursor: '#8dbaff',
  cursorAccent: '#0b0e13',
  selectionBackground: '#2b4a75',
  black: '#28303b',
  red: '#ff7b7b',
  green: '#3fbf7f',
  yellow: '#f0a94b',
  blue: '#66a3fb',
  magenta: '#d293f0',
  cyan: '#4fc3d9',
  white: '#b9c0cc',
  brightBlack: '#6d7686',
  brightRed: '#ff9d9d',
  brightGreen: '#6fd9a3',
  brightYellow: '#ffc97d',
  brightBlue: '#8dbaff',
  brightMagenta: '#e2b5f7',
  brightCyan: '#80dcec',
  brightWhite: '#ffffff',
};
