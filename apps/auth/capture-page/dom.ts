type Child = Node | string | null;

/** Makes an element with attributes, listeners (`onclick`) and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | boolean | ((event: Event) => void)> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Shows a screen; its heading takes the focus, so that it is read aloud. */
export function show(...children: Child[]): void {
  const screen = document.querySelector('#screen')!;
  screen.replaceChildren(...children.filter((child) => child !== null));
  const heading = screen.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** The place where a screen says what went wrong. */
export function problem(text: string): HTMLElement {
  return make('p', { class: 'problem', role: 'alert' }, text);
}
