/** What single letters do in a meeting. */
export const SHORTCUTS = [
  ['M', 'Microphone on or off'],
  ['V', 'Camera on or off'],
  ['S', 'Share the screen, or stop'],
  ['H', 'Raise or lower your hand'],
  ['C', 'Open or close the chat'],
  ['P', 'Open or close the list of people'],
  ['?', 'These shortcuts'],
  ['Esc', 'Close what is open'],
] as const;

const KEY = 'skydeck-meeting-letters';

/** Whether letters do something; who speaks to the machine may not want that. */
export function hasLetters(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Turns letters on or off, on this machine. */
export function setLetters(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage letters are on.
  }
}
