/** Says what went wrong in the place of the picture; nothing, when it is mended. */
export function tell(text: string): void {
  const note = document.querySelector<HTMLElement>('[role=alert]');
  if (!note) return;
  note.textContent = text;
  note.hidden = text === '';
}
