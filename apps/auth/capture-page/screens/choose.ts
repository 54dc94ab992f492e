import type { DocumentType, Session } from '../api.js';
import { make, show } from '../dom.js';
import { icon } from '../icons.js';
import { later } from '../later.js';
import type { Words } from '../words.js';

/** Asks which document somebody has. */
export function chooseDocument(words: Words, session: Session): Promise<DocumentType> {
  const { promise, resolve } = later<DocumentType>();
  const options = session.documents.map(({ type }, index) =>
    make(
      'label',
      { class: 'choice' },
      make('input', { type: 'radio', name: 'type', value: type, checked: index === 0 }),
      icon(type === 'passport' ? 'passport' : 'card'),
      make(
        'span',
        {},
        make('b', {}, words.documents[type].name),
        make('span', { class: 'hint' }, words.documents[type].hint),
      ),
    ),
  );
  const form = make(
    'form',
    { 'aria-label': words.choose.title },
    ...options,
    make('button', { class: 'main' }, words.choose.next),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    resolve(new FormData(form).get('type') as DocumentType);
  });
  show(
    make('h1', {}, words.choose.title),
    make('p', { class: 'lead' }, words.choose.lead),
    form,
    make('p', { class: 'note' }, icon('lock'), words.choose.privacy),
  );
  return promise;
}
