import type { DocumentType, Side } from '../api.js';
import { make, problem, show } from '../dom.js';
import { later } from '../later.js';
import type { Words } from '../words.js';

/** What somebody wants after seeing all pictures: to hand them in, or to replace one. */
export type Decision = 'submit' | Side;

/** Shows all pictures before they are handed in. */
export function review(
  words: Words,
  type: DocumentType,
  pictures: Map<Side, Blob>,
  trouble: string | undefined,
): Promise<Decision> {
  const { promise, resolve } = later<Decision>();
  const names = words.sides[type === 'passport' ? 'passport' : 'card'];
  const addresses: string[] = [];
  const cards = Array.from(pictures, ([side, picture]) => {
    const address = URL.createObjectURL(picture);
    addresses.push(address);
    const replace = make('button', { class: 'link' }, words.review.replace);
    replace.setAttribute('aria-label', `${words.review.replace}: ${names[side]}`);
    replace.addEventListener('click', () => resolve(side));
    return make(
      'figure',
      {},
      make('img', { src: address, alt: names[side] }),
      make('figcaption', {}, make('span', {}, names[side]), replace),
    );
  });
  const submit = make('button', { class: 'main' }, words.review.submit);
  submit.addEventListener('click', () => {
    submit.disabled = true;
    resolve('submit');
  });
  show(
    make('h1', {}, words.review.title),
    make('p', { class: 'lead' }, words.review.lead),
    trouble === undefined ? null : problem(trouble),
    make('div', { class: 'pictures' }, ...cards),
    submit,
  );
  return promise.finally(() => {
    for (const address of addresses) URL.revokeObjectURL(address);
  });
}
