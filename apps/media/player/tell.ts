/** Says what went wrong in the place of the picture. */
export function tell(text: string): void {
  const note = document.querySelector<HTMLElement>('[role=alert]');
  if (!note) return;
  note.textContent = text;
  note.hidden = false;
}
