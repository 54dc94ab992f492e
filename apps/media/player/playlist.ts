const frame = document.querySelector('iframe');
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-player]')];

/** Shows one, and plays it if people asked for it or the one before ended. */
function show(index: number, plays: boolean): void {
  const button = buttons[index];
  const player = button?.dataset['player'];
  if (!frame || player === undefined) return;
  frame.src = plays ? `${player}#autoplay` : player;
  for (const other of buttons) other.setAttribute('aria-current', String(other === button));
}

buttons.forEach((button, index) => button.addEventListener('click', () => show(index, true)));
window.addEventListener('message', ({ source, data }) => {
  if (source !== frame?.contentWindow || (data as unknown) !== 'skydeck.ended') return;
  show(buttons.findIndex((button) => button.ariaCurrent === 'true') + 1, true);
});
show(0, false);
