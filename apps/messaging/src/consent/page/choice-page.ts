import { createHash } from 'node:crypto';
import type { TopicState } from '../../topics/topic-choices.js';
import type { PageTexts } from './page-texts.js';
import { escaped } from './render-page.js';

/** What the page is about. */
export interface ChoicePage {
  readonly states: readonly TopicState[];
  readonly isSaved: boolean;
}

/** The name of a box: that of another topic or address is another. */
export function boxOf({ topic, channel, address }: TopicState): string {
  const place = createHash('sha256').update(`${channel} ${address}`).digest('hex');
  return `${topic.id}.${place.slice(0, 16)}`;
}

/** A form with a box for each topic and address; works without any script. */
export function choicePage({ states, isSaved }: ChoicePage, texts: PageTexts): string {
  const done = isSaved ? `<p class="done" role="status">${escaped(texts.saved)}</p>` : '';
  if (states.length === 0) {
    return `${done}<p>${escaped(texts.nothing)}</p>${endAll(texts)}`;
  }
  const topics = Map.groupBy(states, ({ topic }) => topic.id);
  const groups = [...topics.values()].map((ofTopic) => fieldset(ofTopic, texts));
  return `${done}<p>${escaped(texts.lead)}</p><form method="post">${groups.join('')}<button name="act" value="save">${escaped(texts.save)}</button><button class="second" name="act" value="end">${escaped(texts.endAll)}</button></form>`;
}

const endAll = (texts: PageTexts) =>
  `<form method="post"><button class="second" name="act" value="end">${escaped(texts.endAll)}</button></form>`;

function fieldset(ofTopic: readonly TopicState[], texts: PageTexts): string {
  const [first] = ofTopic;
  if (!first) return '';
  const { topic } = first;
  const id = `d-${topic.id}`;
  const boxes = ofTopic.map((state) => {
    const name = `${texts.channels[state.channel] ?? state.channel} · ${masked(state.address)}`;
    const checked = state.reason === null ? ' checked' : '';
    return `<label><input type="checkbox" name="${boxOf(state)}" value="on"${checked}><span>${escaped(name)}</span></label>`;
  });
  const text = topic.description === null ? '' : `<p id="${id}">${escaped(topic.description)}</p>`;
  const described = topic.description === null ? '' : ` aria-describedby="${id}"`;
  return `<fieldset${described}><legend>${escaped(topic.name)}</legend>${text}${boxes.join('')}</fieldset>`;
}

/** Links are forwarded: the page shows no more of an address than its owner needs. */
function masked(address: string): string {
  const at = address.lastIndexOf('@');
  if (at > 0) return `${address.slice(0, 1)}…${address.slice(at)}`;
  return `…${address.slice(-4)}`;
}
